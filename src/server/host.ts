import type { IncomingMessage } from 'node:http'
import { ApiError } from '../core/api-error.ts'

/**
 * Whether a request names one host, as it must (RFC 9112, 3.2): with several, a proxy may have routed by
 * another one than the one read here. HTTP/1.0 has no such header.
 */
export function hasOneValidHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct['host'] ?? []
  if (host === undefined) return httpVersion === '1.0'
  if (others.length > 0) return false
  const url = URL.parse(`http://${host}`)
  // Anything beside a name and a port is no host, though an address may have it.
  return url !== null && url.href === `${url.origin}/` && host !== ''
}

/** What is said of a request that does not. */
export function invalidHost(): ApiError {
  return new ApiError(
    'invalid_request',
    'Host must be given once, and be the name of a host.',
    'Send the Host header that the address has.',
  )
}
