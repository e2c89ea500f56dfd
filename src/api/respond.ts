import type { ApiError } from '../core/api-error.ts'
import type { Answer, ApiRequest } from './endpoint.ts'
import { jsonBytes } from './json-bytes.ts'
import { isNotModified, strongEtag } from './validators.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Reads without parameters change only with a deploy, so shared caches may keep them. */
export const BARE_READ_CACHING = {
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
  'CDN-Cache-Control': 'public, max-age=3600, stale-if-error=86400',
}

const QUERY_READ_CACHING = { 'Cache-Control': 'public, max-age=60' }

/** Answers a read: 200 with a validator, or 304 when the client has these bytes. */
export function read({ url, header }: ApiRequest, body: object): Answer {
  const bytes = jsonBytes(body)
  const etag = strongEtag(bytes)
  const headers = {
    ...(url.includes('?') ? QUERY_READ_CACHING : BARE_READ_CACHING),
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  return isNotModified(header('if-none-match'), etag)
    ? { status: 304, headers, body: null }
    : { status: 200, headers: { ...bodyHeaders(bytes), ...headers }, body: bytes }
}

/** Answers with what must not be stored. */
export function fresh(body: object): Answer {
  return freshBytes(jsonBytes(body))
}

/** The same for JSON that is encoded already. */
export function freshBytes(bytes: Buffer<ArrayBuffer>): Answer {
  return {
    status: 200,
    headers: { ...bodyHeaders(bytes), 'Cache-Control': 'no-store' },
    body: bytes,
  }
}

/** Answers with an error's envelope. */
export function refuse(
  error: ApiError,
  siteUrl: string,
  headers: Record<string, string> = {},
): Answer {
  const bytes = jsonBytes(error.toBody(siteUrl))
  return {
    status: error.status,
    headers: { ...bodyHeaders(bytes), 'Cache-Control': 'no-store', ...headers },
    body: bytes,
  }
}

/** The answer as the application's framework has it. */
export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers })
}

/** The length is said, so that HEAD, whose body is dropped, has the headers of GET. */
function bodyHeaders(bytes: Uint8Array): Record<string, string> {
  return { 'Content-Type': JSON_TYPE, 'Content-Length': String(bytes.byteLength) }
}
