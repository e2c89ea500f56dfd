/** Header fields that several parts of the service send. */

/** Major version of the API. */
export const API_VERSION = '1'

export const VERSION_HEADER = { 'X-API-Version': API_VERSION }

export const JSON_TYPE = 'application/json; charset=utf-8'

/** For published content, which only a deploy changes; shared caches may keep it. */
export const PUBLISHED_CACHING = {
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
  'CDN-Cache-Control': 'public, max-age=3600, stale-if-error=86400',
}

/** For pages of lists: caches keep them briefly, since they have many addresses. */
export const LIST_PAGE_CACHING = { 'Cache-Control': 'public, max-age=60' }

/** For reads of the API, rendered or prerendered: they are compressed, and echo the client's Idempotency-Key. */
export const READ_VARY = { Vary: 'Accept-Encoding, Idempotency-Key' }

/** For answers to questions, which may be personal. */
export const PRIVATE_CACHING = { 'Cache-Control': 'private, no-store' }

/** For errors, which go away with their cause. */
export const NO_CACHING = { 'Cache-Control': 'no-store' }

/** Response headers that scripts of other sites may read. */
export const EXPOSED_HEADERS = [
  'ETag',
  'Idempotency-Key',
  'RateLimit',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-API-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Deprecation',
  'Sunset',
  'Link',
  'Allow',
]

/** Lets scripts of all sites read every answer of the API, errors included. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
}
