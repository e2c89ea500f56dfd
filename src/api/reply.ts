import type { Context } from 'hono'
import { represent } from '../core/content-coding.ts'
import { strongEtag } from '../core/etag.ts'
import {
  JSON_TYPE,
  LIST_PAGE_CACHING,
  PRIVATE_CACHING,
  PUBLISHED_CACHING,
  READ_VARY,
} from '../core/http.ts'
import type { ReadyJson } from '../core/ready-json.ts'
import type { PlainResponse } from '../core/response.ts'
import { type Answered, type ApiEnv, headerOf, queryOf } from './asked.ts'

/**
 * Answers: with what all answers carry, compressed by the client's weights, or with 304. It makes the response of the
 * web whole, and nothing changes it afterwards: Hono's own helpers and middleware copy its header fields each time,
 * and its `compress` and `etag` know no weights and spell validators otherwise.
 */
export function reply(c: Context<ApiEnv>, answer: PlainResponse): Answered {
  const headers = { ...c.get('headers'), ...answer.headers }
  const { status, body } = answer
  const sent = represent({ status, headers, body }, (name) => headerOf(c, name))
  return sent instanceof Promise ? sent.then(toResponse) : toResponse(sent)
}

function toResponse({ status, headers, body }: PlainResponse): Response {
  // Of an empty text the web's response would say that it is plain text.
  const isBodiless = status === 204 || status === 304 || !body?.length
  return new Response(isBodiless ? null : (body as BodyInit), { status, headers })
}

/** Answers with what nobody may keep. */
export function replyOnce(c: Context<ApiEnv>, body: Buffer, headers: Record<string, string> = {}) {
  const all = { 'Content-Type': JSON_TYPE, ...PRIVATE_CACHING, ...headers }
  return reply(c, { status: 200, headers: all, body })
}

/** Answers a read; a bare one with the validator of the copy that the build made. */
export function read(c: Context<ApiEnv>, { bytes, etag }: ReadyJson, type = JSON_TYPE) {
  const query = queryOf(c)
  const headers = {
    'Content-Type': type,
    ...cachingOf(query),
    ETag: query === undefined ? strongEtag(bytes) : etag,
    ...READ_VARY,
  }
  return reply(c, { status: 200, headers, body: bytes })
}

function cachingOf(query: string | undefined): Record<string, string> {
  if (query === undefined) return PUBLISHED_CACHING
  return ASKS.test(query) ? PRIVATE_CACHING : LIST_PAGE_CACHING
}

/** A query with a `q`, in both of its spellings. */
const ASKS = /(?:^|&)(?:q|%71)(?:[=&]|$)/
