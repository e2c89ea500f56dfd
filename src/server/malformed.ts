import { STATUS_CODES } from 'node:http'
import { ApiError, requestTooSlow } from '../core/api-error.ts'
import { errorAnswer } from '../core/plain-answer.ts'

/**
 * The whole answer to what could not be read as a request, as it goes over the wire.
 *
 * @param code What Node calls the mistake.
 */
export function malformedAnswer(code: string | undefined, siteUrl: string): string {
  const { status, error } = mistakeOf(code)
  const { headers, body } = errorAnswer(error, siteUrl, {}, status)
  const all = { ...headers, Connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

function mistakeOf(code: string | undefined): { status: number; error: ApiError } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return {
      status: 431,
      error: new ApiError(
        'query_too_long',
        'The address is longer than 64 KiB, or the header fields are too long or too many.',
        'Ask in fewer words, and send fewer header fields.',
      ),
    }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, error: requestTooSlow() }
  return {
    status: 400,
    error: new ApiError(
      'invalid_request',
      'This is no HTTP request.',
      'Send a request that follows RFC 9112.',
    ),
  }
}
