import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/api-error.ts'

/** The longest key that is given back. */
export const MAX_IDEMPOTENCY_KEY = 128

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
const PRINTABLE_ASCII = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`)

/** Whether a key can be given back unchanged. */
export function isIdempotencyKey(key: string | undefined): key is string {
  return key !== undefined && PRINTABLE_ASCII.test(key)
}

/**
 * Refuses a key that cannot be given back; inside of the rate limit, so that it is counted.
 *
 * @throws {ApiError} invalid_idempotency_key.
 */
export function validateIdempotencyKey(): MiddlewareHandler {
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
