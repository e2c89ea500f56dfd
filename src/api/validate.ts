import { validator } from 'hono/validator'
import type { z } from 'zod'
import { toApiError } from '../core/validation.ts'

/**
 * Checks the parameters of a query, each a text, or a list where it was given more than once; the route reads
 * them by `c.req.valid('query')`.
 *
 * @throws {ApiError} For the first that the schema refuses.
 */
export function validateQuery<Schema extends z.ZodType>(schema: Schema) {
  return validator('query', (_given, c) => {
    const given = Object.entries(c.req.queries())
    return valid(
      schema,
      Object.fromEntries(
        given.map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
      ),
    )
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
