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
import { type Asked, queryOf } from './asked.ts'

/** Answers with what nobody may keep. */
export function replyOnce(body: Buffer, headers: Record<string, string> = {}): PlainResponse {
  return {
    status: 200,
    headers: { 'Content-Type': JSON_TYPE, ...PRIVATE_CACHING, ...headers },
    body,
  }
}

/** Answers a read; a bare one with the validator of the copy that the build made. */
export function read(asked: Asked, { bytes, etag }: ReadyJson, type = JSON_TYPE): PlainResponse {
  const query = queryOf(asked)
  const headers = {
    'Content-Type': type,
    ...cachingOf(query),
    ETag: query === undefined ? strongEtag(bytes) : etag,
    ...READ_VARY,
  }
  return { status: 200, headers, body: bytes }
}

function cachingOf(query: string | undefined): Record<string, string> {
  if (query === undefined) return PUBLISHED_CACHING
  return ASKS.test(query) ? PRIVATE_CACHING : LIST_PAGE_CACHING
}

/** A query with a `q`, in both of its spellings. */
const ASKS = /(?:^|&)(?:q|%71)(?:[=&]|$)/
