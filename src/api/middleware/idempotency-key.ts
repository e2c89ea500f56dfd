import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/api-error.ts'

/** The longest key that is echoed. */
export const MAX_IDEMPOTENCY_KEY = 128

const HEADER = 'Idempotency-Key'
const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`)

/** Gives a client's key back unchanged, whatever the answer is; outside of the rate limit, so on 429 too. */
export function echoIdempotencyKey(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const key = c.req.header(HEADER)
    if (key !== undefined && PRINTABLE_ASCII.test(key)) c.res.headers.set(HEADER, key)
  }
}

/**
 * Refuses a key that cannot be given back; inside of the rate limit, so that it is counted.
 *
 * @throws {ApiError} invalid_idempotency_key.
 */
export function validateIdempotencyKey(): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header(HEADER)
    if (key !== undefined && !PRINTABLE_ASCII.test(key))
      throw new ApiError(
        'invalid_idempotency_key',
        `${HEADER} must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
        'Send a shorter key such as a UUID, or none: every operation is read-only.',
      )
    await next()
  }
}
