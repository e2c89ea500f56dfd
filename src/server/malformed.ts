import { STATUS_CODES } from 'node:http'
import { ApiError, requestTooSlow, tooLong } from '../core/api-error.ts'
import { errorResponse, otherMethodResponse, type TextResponse } from '../core/response.ts'
import { MAX_FIELDS, MAX_TARGET_BYTES } from '../schemas/limits.ts'

/** The answer to a request that could not be parsed, by the code of Node's `clientError`. */
export function malformedResponse(code: string | undefined, siteUrl: string): TextResponse {
  return errorResponse(mistakeOf(code), siteUrl)
}

/** The answer to CONNECT, 405, since this is no proxy. Node gives only a socket for it, and no response. */
export function connectRefusal(siteUrl: string): TextResponse {
  return otherMethodResponse('CONNECT', ['GET', 'HEAD', 'POST'], siteUrl)
}

/** Serialises a response, the last one on its connection, to HTTP/1.1. */
export function overTheWire({ status, headers, body }: TextResponse): string {
  const lines = Object.entries({ ...headers, Connection: 'close' })
  const fields = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${fields}\r\n\r\n${body}`
}

function mistakeOf(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTooSlow()
  if (code === 'HPE_HEADER_OVERFLOW')
    return tooLong(
      `The address is longer than ${MAX_TARGET_BYTES / 1024} KiB, or the header fields are too long or more than ${MAX_FIELDS}.`,
      'Ask in fewer words, and send fewer header fields.',
    )
  if (code === 'HPE_INVALID_URL')
    return new ApiError(
      'invalid_request',
      'The address has characters that must be percent-encoded.',
      "Encode spaces, controls and what is not ASCII: encodeURIComponent(q) in JavaScript, curl -G --data-urlencode 'q=…'.",
    )
  return new ApiError(
    'invalid_request',
    'This is not an HTTP request that can be read.',
    'Send a request that follows RFC 9112, by GET, HEAD, POST or OPTIONS.',
  )
}
