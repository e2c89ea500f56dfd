/** Header fields that all parts of the service share. */

/** Major version of the API, which every answer names. */
export const API_VERSION = '1'

export const VERSION_HEADER = { 'X-API-Version': API_VERSION }

export const JSON_TYPE = 'application/json; charset=utf-8'

/** What is published changes only with a deploy, so shared caches may keep it. */
export const PUBLISHED_CACHING = {
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
  'CDN-Cache-Control': 'public, max-age=3600, stale-if-error=86400',
}

/** A page of a list: its addresses are many, so caches keep it only briefly. */
export const LIST_PAGE_CACHING = { 'Cache-Control': 'public, max-age=60' }

/**
 * What a read depends on besides its address: a client's key is given back on it, so a copy is for no other key.
 * One value for the application and for what the build made, which is compressed too.
 */
export const READ_VARY = { Vary: 'Accept-Encoding, Idempotency-Key' }

/** An answer to a question is private to the client that asked. */
export const PRIVATE_CACHING = { 'Cache-Control': 'private, no-store' }

/** An error goes away with its cause, so no cache may keep it. */
export const NO_CACHING = { 'Cache-Control': 'no-store' }

/** Headers of answers that scripts of other sites may read. */
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

/** Every answer is for scripts of every site, mistakes included. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
}
