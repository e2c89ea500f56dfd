import type { MiddlewareHandler } from 'hono'
import { API_VERSION, VERSION_HEADER } from '../../core/http.ts'
import type { ApiEnv } from '../environment.ts'
import { IDEMPOTENCY_KEY, isIdempotencyKey } from './idempotency-key.ts'

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

export interface CommonHeadersOptions {
  /** Headers that announce the end of the version, on its own paths; none while it is current. */
  deprecation: Readonly<Record<string, string>>
}

/** Paths of the version. */
const VERSIONED = `/api/v${API_VERSION}/`

/**
 * Gives every answer, mistakes and refusals included, what all of them carry: the version of the API, its end
 * on the paths that have one, leave for scripts of other sites to read it, and the client's own key unchanged.
 * Hono's own `cors` would also answer OPTIONS of paths that do not exist, and that without Allow.
 */
export function commonHeaders({ deprecation }: CommonHeadersOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next()
    const key = c.req.header(IDEMPOTENCY_KEY)
    const headers = {
      ...VERSION_HEADER,
      'X-Content-Type-Options': 'nosniff',
      ...CORS_HEADERS,
      ...(c.req.path.startsWith(VERSIONED) && deprecation),
      ...(isIdempotencyKey(key) && { [IDEMPOTENCY_KEY]: key }),
    }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}
