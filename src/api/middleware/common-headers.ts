import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/api-error.ts'
import { API_VERSION, CORS_HEADERS, VERSION_HEADER } from '../../core/http.ts'
import type { ApiEnv } from '../environment.ts'

export interface CommonHeadersOptions {
  /** Headers that announce the end of the version, on its own paths; none while it is current. */
  deprecation: Readonly<Record<string, string>>
}

/** The longest key that is given back. */
export const MAX_IDEMPOTENCY_KEY = 128

const IDEMPOTENCY_KEY = 'Idempotency-Key'
const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`)

/** Paths of the version. */
const VERSIONED = `/api/v${API_VERSION}/`

/**
 * What every answer carries, mistakes and refusals included: the version of the API, its end on the paths that
 * have one, and leave for scripts of other sites to read it.
 */
export function answerHeaders(
  path: string,
  { deprecation }: CommonHeadersOptions,
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
export function commonHeaders(options: CommonHeadersOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next()
    const key = c.req.header(IDEMPOTENCY_KEY)
    const headers = {
      ...answerHeaders(c.req.path, options),
      ...(isIdempotencyKey(key) && { [IDEMPOTENCY_KEY]: key }),
    }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}

/** Whether a key can be given back unchanged. */
function isIdempotencyKey(key: string | undefined): key is string {
  return key !== undefined && PRINTABLE_ASCII.test(key)
}

/**
 * Refuses a key that cannot be given back; inside of the rate limit, so that it is counted.
 *
 * @throws {ApiError} invalid_idempotency_key.
 */
export function validateIdempotencyKey(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const key = c.req.header(IDEMPOTENCY_KEY)
    if (key !== undefined && !isIdempotencyKey(key))
      throw new ApiError(
        'invalid_idempotency_key',
        `${IDEMPOTENCY_KEY} must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
        'Send a shorter key such as a UUID, or none: every operation is read-only.',
      )
    await next()
  }
}
