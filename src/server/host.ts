import type { IncomingMessage } from 'node:http'
import { ApiError } from '../core/api-error.ts'

/**
 * Whether a request names one host, as it must (RFC 9112, 3.2): with several, a proxy may have routed by
 * another one than the one read here. HTTP/1.0 has no such header.
 */
export function hasOneValidHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers
  if (host === undefined) return httpVersion === '1.0'
  // Names stand before their values.
  const isHost = (text: string, i: number) => i % 2 === 0 && text.toLowerCase() === 'host'
  if (rawHeaders.filter(isHost).length > 1) return false
  // Anything beside a name and a port is no host, though an address may have it.
  return /^[^/?#@\\\s]+$/.test(host) && URL.canParse(`http://${host}`)
}

/** What is said of a request that does not. */
export function invalidHost(): ApiError {
  return new ApiError(
    'invalid_request',
    'Host must be given once, and be the name of a host.',
    'Send the Host header that the address has.',
  )
}
