import type { z } from 'zod'
import { ApiError } from '../core/api-error.ts'
import type { ErrorCode } from '../schemas/error.ts'
import { MAX_LIMIT, MAX_QUERY_LENGTH } from '../schemas/limits.ts'
import { anyOf, kindNamed, sayWrong } from '../schemas/wrong-request.ts'
import { type Asked, queryOf } from './asked.ts'

/**
 * The parameters of a request's query, each of which may be given once.
 *
 * @throws {ApiError} For the first that is repeated, or that the schema refuses.
 */
export function validQuery<Schema extends z.ZodObject>(
  asked: Asked,
  schema: Schema,
): z.output<Schema> {
  const query = new URLSearchParams(queryOf(asked))
  const given: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const [value, ...others] = query.getAll(name)
    if (others.length > 0)
      throw new ApiError(
        repeatedCode(name),
        `${name} must be given once.`,
        `Send ${name} once, or leave it out.`,
      )
    if (value !== undefined) given[name] = value
  }
  return valid(schema, given)
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
  const result = schema.safeParse(value, WORDS)
  if (!result.success) throw toApiError(result.error.issues)
  return result.data
}

const WORDS = { error: sayWrong }

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
