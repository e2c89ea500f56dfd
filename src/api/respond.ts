import type { Context, TypedResponse } from 'hono'
import type { ApiError } from './api-error.ts'
import { isNotModified, strongEtag } from './validators.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Reads without parameters change only with a deploy, so shared caches may keep them. */
export const BARE_READ_CACHING = {
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
  'CDN-Cache-Control': 'public, max-age=3600, stale-if-error=86400',
}

const QUERY_READ_CACHING = { 'Cache-Control': 'public, max-age=60' }

type Json<Body, Status extends number> = Response & TypedResponse<Body, Status & 200, 'json'>

/** Answers a read: 200 with a validator, or 304 when the client has these bytes. */
export function read<Body>(c: Context, body: Body): Json<Body, 200> {
  const bytes = encode(body)
  const etag = strongEtag(bytes)
  const headers = {
    ...(c.req.raw.url.includes('?') ? QUERY_READ_CACHING : BARE_READ_CACHING),
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const response = isNotModified(c.req.header('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers: { ...bodyHeaders(bytes), ...headers } })
  return response as Json<Body, 200>
}

/** Answers with what must not be stored. */
export function fresh<Body>(body: Body): Json<Body, 200> {
  const bytes = encode(body)
  return new Response(bytes, {
    headers: { ...bodyHeaders(bytes), 'Cache-Control': 'no-store' },
  }) as Json<Body, 200>
}

/** Answers with an error's envelope. */
export function refuse(
  error: ApiError,
  siteUrl: string,
  headers: Record<string, string> = {},
): Response {
  const bytes = encode(error.toBody(siteUrl))
  return new Response(bytes, {
    status: error.status,
    headers: { ...bodyHeaders(bytes), 'Cache-Control': 'no-store', ...headers },
  })
}

/** The length is said, so that HEAD, whose body is dropped, has the headers of GET. */
function bodyHeaders(bytes: Uint8Array): Record<string, string> {
  return { 'Content-Type': JSON_TYPE, 'Content-Length': String(bytes.byteLength) }
}

/**
 * JSON as bytes, encoded once for the length, the validator and the socket. Left to the socket, the
 * encoding of Hebrew text was a fifth of the CPU of an answer.
 */
function encode(body: unknown): Buffer<ArrayBuffer> {
  return Buffer.from(JSON.stringify(body))
}
