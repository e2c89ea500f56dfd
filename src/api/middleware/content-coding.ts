import type { MiddlewareHandler } from 'hono'
import { represent } from '../../core/content-coding.ts'

/**
 * Compresses what routes answer, by the client's weights, and gives 304 to who has it. Hono's own `compress` knows
 * no weights, weakens validators and has no brotli.
 */
export const contentCoding: MiddlewareHandler = async (c, next) => {
  await next()
  const answer = await represent(c.res, (name) => c.req.header(name))
  if (answer === c.res) return
  // Otherwise Hono keeps the headers of the former one.
  c.res = undefined
  c.res = answer
}
