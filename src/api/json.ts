import type { Context } from 'hono'
import { strongEtag } from '../core/etag.ts'
import {
  JSON_TYPE,
  LIST_PAGE_CACHING,
  PRIVATE_CACHING,
  PUBLISHED_CACHING,
  READ_VARY,
} from '../core/http.ts'

/** Answers with JSON. */
export function json(c: Context, body: object, headers: Record<string, string>): Response {
  return answerText(c, JSON.stringify(body), { 'Content-Type': JSON_TYPE, ...headers })
}

/**
 * Answers a read; a client that has it already is given 304 by `middleware/content-coding.ts`. A bare read has the
 * headers of the copy that the build made, among them its validator, which Hono's `etag` would spell otherwise.
 */
export function read(c: Context, body: object, type = JSON_TYPE): Response {
  const text = JSON.stringify(body)
  const ETag = strongEtag(text)
  return answerText(c, text, { 'Content-Type': type, ...readCaching(c), ETag, ...READ_VARY })
}

/**
 * Answers with a text. Hono's `c.text` and `c.json` say no length, without which HEAD, whose body is dropped,
 * would lack a header that GET has.
 */
export function answerText(c: Context, text: string, headers: Record<string, string>): Response {
  return c.body(text, 200, { 'Content-Length': String(Buffer.byteLength(text)), ...headers })
}

function readCaching(c: Context): Record<string, string> {
  if (!c.req.url.includes('?')) return PUBLISHED_CACHING
  return c.req.query('q') === undefined ? LIST_PAGE_CACHING : PRIVATE_CACHING
}
