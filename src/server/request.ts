import type { IncomingMessage } from 'node:http'
import type { ApiRequest } from '../api/route.ts'
import { ApiError, addressTooLong, tooLong } from '../core/api-error.ts'
import { isLong } from '../core/fair-queue.ts'
import { originForm, requestPath } from '../core/request-path.ts'
import { errorResponse } from '../core/response.ts'
import { MAX_FIELDS_BYTES, MAX_TARGET_BYTES } from '../schemas/limits.ts'
import type { Service } from '../service.ts'

/** A request to the whole server, parsed once. */
export interface ServerRequest extends ApiRequest {
  readonly incoming: IncomingMessage
  readonly requestId: string
  /** Whether the method is GET or HEAD. */
  readonly isRead: boolean
  /** Bytes of its target and header fields. */
  readonly length: number
  /** Whether one of both is so long that the request has to wait in the queue. */
  readonly isLong: boolean
  /** Pattern of the route, for the log, never the URL; set before anything is sent. */
  route: string
}

/**
 * Parses a request. Its `refusal` is set, whatever the path, if it lacks one valid Host, has a transfer coding other
 * than chunked, or is too long.
 */
export function readRequest(
  incoming: IncomingMessage,
  requestId: string,
  { catalogue: { siteUrl }, clientOf }: Pick<Service, 'catalogue' | 'clientOf'>,
): ServerRequest {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  const target = originForm(url)
  const fieldsLength = fieldsLengthOf(rawHeaders)
  const mistake = mistakeOf(incoming, siteUrl, target.length, fieldsLength)
  return {
    incoming,
    requestId,
    client: clientOf(incoming),
    method,
    isRead: method === 'GET' || method === 'HEAD',
    target,
    path: requestPath(target),
    length: target.length + fieldsLength,
    isLong: isLong(target.length) || isLong(fieldsLength),
    route: 'unmatched',
    refusal: mistake && errorResponse(mistake, siteUrl, { Connection: 'close' }),
  }
}

/** The bytes of header fields on the wire, where each name and value is followed by two. */
export function fieldsLengthOf(rawHeaders: readonly string[]): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
}

function mistakeOf(
  incoming: IncomingMessage,
  siteUrl: string,
  targetLength: number,
  fieldsLength: number,
): ApiError | undefined {
  if (!hasOneValidHost(incoming, siteUrl))
    return new ApiError(
      'invalid_request',
      'Host must be given once, and be the name of a host.',
      'Send the Host header that the address has.',
    )
  const coding = incoming.headers['transfer-encoding']?.trim().toLowerCase() ?? CHUNKED
  if (coding !== CHUNKED)
    return new ApiError(
      'invalid_request',
      'A body in another transfer coding than chunked is not read.',
      'Send the body as it is, with its Content-Length.',
      501,
    )
  if (targetLength > MAX_TARGET_BYTES) return addressTooLong()
  if (fieldsLength > MAX_FIELDS_BYTES)
    return tooLong(
      `The header fields are longer than ${MAX_FIELDS_BYTES / 1024} KiB.`,
      'Send fewer or shorter header fields.',
    )
  return undefined
}

/** The only transfer coding that is read (RFC 9112, 6.1); Node's parser would misread bodies with further ones. */
const CHUNKED = 'chunked'

/**
 * Whether a request has one valid Host (RFC 9112, 3.2); of several, a proxy may have used another one than this server.
 * HTTP/1.0 has no such header.
 */
function hasOneValidHost(
  { headers, rawHeaders, httpVersion }: IncomingMessage,
  siteUrl: string,
): boolean {
  const { host } = headers
  if (host === undefined) return httpVersion === '1.0'
  // Names and values alternate.
  const isHost = (text: string, i: number) => i % 2 === 0 && text.toLowerCase() === 'host'
  if (rawHeaders.filter(isHost).length > 1) return false
  if (siteUrl.endsWith(`//${host}`)) return true
  // A URL would read other values (`127.1`, `%61`, `a/b`) as another host, or as more than one.
  return URL.parse(`http://${host}`)?.hostname === host.replace(/:\d*$/, '').toLowerCase()
}
