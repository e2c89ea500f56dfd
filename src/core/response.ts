import type { ServerResponse } from 'node:http'
import { ApiError } from './api-error.ts'
import type { ErrorCode } from '../schemas/error.ts'
import { CORS_HEADERS, JSON_TYPE, NO_CACHING, VERSION_HEADER } from './http.ts'

/** A complete response, not yet sent. */
export interface PlainResponse {
  status: number
  headers: Record<string, string>
  body?: string | Buffer | undefined
}

/** A response whose body is text. */
export type TextResponse = PlainResponse & { body: string }

/** Sends a response, without its body if the method is HEAD. */
export function send(response: ServerResponse, { status, headers, body }: PlainResponse): void {
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : body)
}

/** A Retry-After of one second: a request has waited too long, or a smaller batch would still fit into the limit. */
export const RETRY_SOON = { 'Retry-After': '1' }

const TEXT_HEADERS = {
  ...VERSION_HEADER,
  ...NO_CACHING,
  ...CORS_HEADERS,
  'X-Content-Type-Options': 'nosniff',
}

/** Makes a response that no cache may keep, and that scripts of every site may read: an error, or a state of health. */
export function textResponse(
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): TextResponse {
  const length = String(Buffer.byteLength(body))
  return {
    status,
    headers: { ...TEXT_HEADERS, 'Content-Type': type, 'Content-Length': length, ...headers },
    body,
  }
}

/** Headers of errors by code. A body that was not read completely leaves the connection unusable. */
export const ERROR_HEADERS: Partial<Record<ErrorCode, Record<string, string>>> = {
  service_unavailable: RETRY_SOON,
  payload_too_large: { Connection: 'close' },
  // RFC 9110, 15.5.16.
  unsupported_media_type: { 'Accept-Encoding': 'identity' },
}

/** An error's response, with the common envelope as its body. */
export function errorResponse(
  error: ApiError,
  siteUrl: string,
  headers: Record<string, string> = {},
): TextResponse {
  const all = { ...ERROR_HEADERS[error.code], ...headers }
  return textResponse(error.status, JSON_TYPE, JSON.stringify(error.toBody(siteUrl)), all)
}

/** Request headers that scripts may send: all of them; `*` does not include Authorization. */
const ALLOWED_HEADERS =
  'Content-Type, Accept, Authorization, Idempotency-Key, If-None-Match, Last-Event-ID, ' +
  'Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name, *'

/**
 * Answers a method that a path does not have: OPTIONS as a CORS preflight, every other one with 405 and Allow (RFC
 * 9110, 15.5.6).
 *
 * @param methods The methods that the path has.
 * @param hint What to do next, if not just to use one of them.
 */
export function otherMethodResponse(
  method: string,
  methods: readonly string[],
  siteUrl: string,
  hint?: string,
): TextResponse {
  const Allow = [...methods, 'OPTIONS'].join(', ')
  if (method !== 'OPTIONS') {
    const message = `${method} is not allowed here.`
    const error = new ApiError('method_not_allowed', message, hint ?? `Use one of ${Allow}.`)
    return errorResponse(error, siteUrl, { Allow })
  }
  const headers = {
    ...TEXT_HEADERS,
    Allow,
    'Access-Control-Allow-Methods': Allow,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': '86400',
  }
  return { status: 204, headers, body: '' }
}
