import type { MiddlewareHandler } from 'hono'
import { PATHS } from '../../catalogue/urls.ts'
import type { Config } from '../../config.ts'
import { ApiError } from '../../core/api-error.ts'
import { API_VERSION, CORS_HEADERS, VERSION_HEADER } from '../../core/http.ts'
import { MAX_IDEMPOTENCY_KEY } from '../../schemas/limits.ts'
import type { ApiEnv } from '../environment.ts'

const IDEMPOTENCY_KEY = 'Idempotency-Key'
const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`)

/** Paths of the version. */
const VERSIONED = `/api/v${API_VERSION}/`

/**
 * The headers that announce the end of version 1, where one is configured: Deprecation (RFC 9745: a
 * structured date), Sunset (RFC 8594: an HTTP date), and Link to the policy and the successor (RFC 5829).
 */
export function deprecationHeaders(
  { V1_DEPRECATED, V1_SUNSET, V1_SUCCESSOR }: Partial<Config>,
  siteUrl: string,
): Record<string, string> {
  if (!V1_DEPRECATED || !V1_SUNSET || !V1_SUCCESSOR) return {}
  const policy = `${siteUrl}${PATHS.developers}#versioning-and-deprecation`
  return {
    Deprecation: `@${Date.parse(V1_DEPRECATED) / 1000}`,
    Sunset: new Date(V1_SUNSET).toUTCString(),
    Link: [
      `<${policy}>; rel="deprecation"; type="text/html"`,
      `<${policy}>; rel="sunset"; type="text/html"`,
      `<${V1_SUCCESSOR}>; rel="successor-version"`,
    ].join(', '),
  }
}

/**
 * What every answer carries, mistakes and refusals included: the version of the API, its end on the paths that
 * have one, and leave for scripts of other sites to read it.
 */
export function answerHeaders(
  path: string,
  deprecation: Record<string, string>,
): Record<string, string> {
  return {
    ...VERSION_HEADER,
    'X-Content-Type-Options': 'nosniff',
    ...CORS_HEADERS,
    ...(path.startsWith(VERSIONED) && deprecation),
  }
}

/**
 * Gives every answer what all of them carry, and the client its own key back, unchanged. Hono's own `cors` would
 * also answer OPTIONS of paths that do not exist, and that without Allow.
 */
export function commonHeaders(deprecation: Record<string, string>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(answerHeaders(c.req.path, deprecation)))
      c.res.headers.set(name, value)
    const key = c.req.header(IDEMPOTENCY_KEY)
    if (key !== undefined && PRINTABLE_ASCII.test(key)) c.res.headers.set(IDEMPOTENCY_KEY, key)
  }
}

/**
 * Refuses a key that cannot be given back; inside of the rate limit, so that it is counted.
 *
 * @throws {ApiError} invalid_idempotency_key.
 */
export const validateIdempotencyKey: MiddlewareHandler<ApiEnv> = (c, next) => {
  const key = c.req.header(IDEMPOTENCY_KEY)
  if (key === undefined || PRINTABLE_ASCII.test(key)) return next()
  throw new ApiError(
    'invalid_idempotency_key',
    `${IDEMPOTENCY_KEY} must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
    'Send a shorter key such as a UUID, or none: every operation is read-only.',
  )
}
