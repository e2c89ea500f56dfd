import type { ServerResponse } from 'node:http'
import { ApiError } from './api-error.ts'
import type { ErrorCode } from '../schemas/error.ts'
import { CORS_HEADERS, JSON_TYPE, NO_CACHING, VERSION_HEADER } from './http.ts'

/** A response that is known whole before it is sent. */
export interface PlainResponse {
  status: number
  headers: Record<string, string>
  body?: string | Buffer | undefined
}

/** A response in words: an error, a refusal, what a path may be asked. */
export type TextResponse = PlainResponse & { body: string }

/** Sends a response, to HEAD without its body. */
export function send(response: ServerResponse, { status, headers, body }: PlainResponse): void {
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : body)
}

/** In seconds; sent with a refusal when the queue is full, or where less would be answered now. */
export const RETRY_SOON = { 'Retry-After': '1' }

/** What texts carry: no cache may keep them, and scripts of every site may read them. */
const SHARED = {
  ...VERSION_HEADER,
  ...NO_CACHING,
  ...CORS_HEADERS,
  'X-Content-Type-Options': 'nosniff',
}

/** A text that stands for what cannot be given. */
export function textResponse(
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): TextResponse {
  const length = String(Buffer.byteLength(body))
  return {
    status,
    headers: { ...SHARED, 'Content-Type': type, 'Content-Length': length, ...headers },
    body,
  }
}

/** What errors of these codes carry; a body that is not read to its end is the last on its connection. */
export const HEADERS_OF_CODES: Partial<Record<ErrorCode, Record<string, string>>> = {
  service_unavailable: RETRY_SOON,
  payload_too_large: { Connection: 'close' },
  // RFC 9110, 15.5.16.
  unsupported_media_type: { 'Accept-Encoding': 'identity' },
}

/** An error's envelope. */
export function errorResponse(
  error: ApiError,
  siteUrl: string,
  headers: Record<string, string> = {},
): TextResponse {
  const all = { ...HEADERS_OF_CODES[error.code], ...headers }
  return textResponse(error.status, JSON_TYPE, JSON.stringify(error.toBody(siteUrl)), all)
}

/** Request headers that scripts may send: every one, but `*` does not stand for Authorization. */
const ALLOWED_HEADERS =
  'Content-Type, Accept, Authorization, Idempotency-Key, If-None-Match, Last-Event-ID, ' +
  'Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name, *'

/**
 * For a method that a path does not have: OPTIONS is told what may be asked, since scripts of other sites may
 * send it first, and every other is 405 with Allow (RFC 9110, 15.5.6).
 *
 * @param methods The methods that the path has.
 * @param hint What to do next, where more can be said than which methods there are.
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
    ...SHARED,
    Allow,
    'Access-Control-Allow-Methods': Allow,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': '86400',
  }
  return { status: 204, headers, body: '' }
}
