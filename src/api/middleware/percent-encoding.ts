import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/api-error.ts'
import type { ApiEnv } from '../environment.ts'

/**
 * Refuses a query with percent signs that encode no UTF-8, before anything decodes it: whoever decodes leniently
 * throws and catches an error for each of them.
 *
 * @throws {ApiError} invalid_request; not for OPTIONS, which asks about the path alone.
 */
export const validatePercentEncoding: MiddlewareHandler<ApiEnv> = (c, next) => {
  const { method, url } = c.req
  const start = url.indexOf('?')
  if (method === 'OPTIONS' || start === -1 || isDecodable(url.slice(start))) return next()
  throw new ApiError(
    'invalid_request',
    'The address has percent signs that encode no UTF-8.',
    "Encode a percent sign itself as %25: encodeURIComponent(q) in JavaScript, curl -G --data-urlencode 'q=…'.",
  )
}

function isDecodable(query: string): boolean {
  try {
    // Its result is looked at, since a bundler drops a call of it alone.
    return decodeURIComponent(query) !== ''
  } catch {
    return false
  }
}
