import { STATUS_CODES } from 'node:http'
import { ApiError, requestTooSlow, tooLong } from '../core/api-error.ts'
import { errorResponse } from '../core/response.ts'

/**
 * The whole answer to what could not be read as a request, as it goes over the wire.
 *
 * @param code What Node calls the mistake.
 */
export function malformedResponse(code: string | undefined, siteUrl: string): string {
  const { status, headers, body } = errorResponse(mistakeOf(code), siteUrl, { Connection: 'close' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

function mistakeOf(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTooSlow()
  if (code === 'HPE_HEADER_OVERFLOW')
    return tooLong(
      'The address is longer than 64 KiB, or the header fields are too long or too many.',
      'Ask in fewer words, and send fewer header fields.',
    )
  return new ApiError(
    'invalid_request',
    'This is no HTTP request.',
    'Send a request that follows RFC 9112.',
  )
}
