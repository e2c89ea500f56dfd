import { validator } from 'hono/validator'
import type { z } from 'zod'
import { toApiError } from '../core/validation.ts'

/**
 * Checks the parameters of a query, each of which may be given once; the route reads them by
 * `c.req.valid('query')`.
 *
 * @throws {ApiError} For the first that is repeated, or that the schema refuses.
 */
export function validateQuery<Schema extends z.ZodObject>(schema: Schema) {
  return validator('query', (given) => {
    // What is repeated comes as a list.
    const repeated = Object.keys(schema.shape).find((name) => Array.isArray(given[name]))
    if (repeated !== undefined)
      throw toApiError([{ code: 'custom', path: [repeated], message: 'must be given once' }])
    return valid(schema, given)
  })
}

/**
 * What a schema makes of a value.
 *
 * @throws {ApiError} For the first thing that it refuses.
 */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw toApiError(result.error.issues)
  return result.data
}
