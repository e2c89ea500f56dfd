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
import { type ApiRequest, queryOf } from './route.ts'

/** Answers with JSON that no cache may keep, unless `headers` say otherwise. */
export function replyPrivate(body: Buffer, headers: Record<string, string> = {}): PlainResponse {
  return {
    status: 200,
    headers: { 'Content-Type': JSON_TYPE, ...PRIVATE_CACHING, ...headers },
    body,
  }
}

/** Answers a read. Without a query, the ETag is that of the prerendered file: the hash of all bytes. */
export function replyRead(
  request: ApiRequest,
  { bytes, etag }: ReadyJson,
  type = JSON_TYPE,
): PlainResponse {
  const query = queryOf(request)
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
  return HAS_QUESTION.test(query) ? PRIVATE_CACHING : LIST_PAGE_CACHING
}

/** Whether a query has a `q`, which may be percent-encoded. */
const HAS_QUESTION = /(?:^|&)(?:q|%71)(?:[=&]|$)/
