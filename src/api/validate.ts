import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { ApiError } from '../core/api-error.ts'
import type { ErrorCode } from '../schemas/error.ts'
import { MAX_LIMIT, MAX_QUERY_LENGTH } from '../schemas/limits.ts'
import { anyOf, kindNamed, sayWrong } from '../schemas/wrong-request.ts'
import type { ApiEnv } from './asked.ts'

/**
 * Checks the parameters of a query, each of which may be given once; the route reads them by
 * `c.req.valid('query')`.
 *
 * @throws {ApiError} For the first that is repeated, or that the schema refuses.
 */
export function validateQuery<Schema extends z.ZodObject>(schema: Schema) {
  const names = Object.keys(schema.shape)
  return createMiddleware<ApiEnv, string, QueryOf<Schema>>(async (c, next) => {
    const asked = parametersOf(c.req.url)
    const given = names.flatMap((name) => {
      const [value, ...others] = asked.getAll(name)
      if (others.length > 0)
        throw new ApiError(
          repeatedCode(name),
          `${name} must be given once.`,
          `Send ${name} once, or leave it out.`,
        )
      return value === undefined ? [] : [[name, value]]
    })
    c.req.addValidatedData('query', valid(schema, Object.fromEntries(given)))
    await next()
  })
}

/** What a route knows of its parameters. */
interface QueryOf<Schema extends z.ZodObject> {
  in: { query: Record<keyof z.output<Schema>, string> }
  out: { query: z.output<Schema> }
}

/** The parameters of a request's address. Hono looks through all that is left of it for each of them. */
function parametersOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])
}

/** What a parameter is refused with that is given more than once. */
export function repeatedCode(name: string): ErrorCode {
  if (name === 'limit') return 'invalid_limit'
  return name === 'cursor' ? 'invalid_cursor' : 'invalid_request'
}

/**
 * What a schema makes of a value.
 *
 * @throws {ApiError} For the first thing that it refuses.
 */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: sayWrong })
  if (!result.success) throw toApiError(result.error.issues)
  return result.data
}

/**
 * The error for the first thing that a schema refused. A schema may name the code itself, in an issue's
 * `params.code`; otherwise the field decides, which is named as it was sent: `prefer.streaming`.
 */
export function toApiError(issues: readonly z.core.$ZodIssue[]): ApiError {
  const [issue] = issues
  const field = issue?.path.join('.') ?? ''
  const named =
    issue?.code === 'custom' ? (issue.params?.['code'] as ErrorCode | undefined) : undefined
  if (named === 'query_too_long')
    return new ApiError(
      named,
      `${field} must be at most ${MAX_QUERY_LENGTH} characters.`,
      'Ask in fewer words.',
    )
  if (field === 'limit')
    return new ApiError(
      'invalid_limit',
      `limit must be a whole number from 1 to ${MAX_LIMIT}.`,
      `Send limit as a whole number from 1 to ${MAX_LIMIT}, or leave it out for the full list.`,
    )
  const message = issue?.message ?? 'is not what it should be'
  if (field === '')
    return new ApiError('invalid_request', `The body ${message}.`, 'Send one JSON object.')
  return new ApiError('invalid_request', `${field} ${message}.`, wayOut(field, issue))
}

function wayOut(field: string, issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type')
    return `Send ${field} as ${kindNamed(issue.expected)}, or leave it out.`
  if (issue?.code === 'invalid_value')
    return `Send ${field} as ${anyOf(issue.values)}, or leave it out.`
  return `Send another ${field}, or leave it out.`
}
