import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { strongEtag } from '../core/etag.ts'
import { JSON_TYPE, LIST_PAGE_CACHING, PRIVATE_CACHING, PUBLISHED_CACHING } from '../core/http.ts'

/**
 * Answers with JSON. Hono's `c.json` says neither the charset nor the length, without which HEAD, whose body
 * is dropped, would lack a header that GET has.
 */
export function json(
  c: Context,
  body: object,
  headers: Record<string, string>,
  status: ContentfulStatusCode = 200,
): Response {
  return jsonText(c, JSON.stringify(body), headers, status)
}

/** Answers a read, with a validator; what a question was asked in is kept by nobody. */
export function read(c: Context, body: object, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(body)
  const validators = { ETag: strongEtag(text), Vary: 'Accept-Encoding' }
  return jsonText(c, text, { ...readCaching(c), ...validators, ...headers }, 200)
}

function readCaching(c: Context): Record<string, string> {
  if (!c.req.url.includes('?')) return PUBLISHED_CACHING
  return c.req.query('q') === undefined ? LIST_PAGE_CACHING : PRIVATE_CACHING
}

function jsonText(
  c: Context,
  text: string,
  headers: Record<string, string>,
  status: ContentfulStatusCode,
): Response {
  return c.body(text, status, {
    'Content-Type': JSON_TYPE,
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  })
}
