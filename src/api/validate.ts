import type { z } from 'zod'
import { ApiError } from '../core/api-error.ts'
import type { ErrorCode } from '../schemas/error.ts'
import { MAX_LIMIT, MAX_QUERY_LENGTH } from '../schemas/limits.ts'
import { anyOf, kindNamed, sayWrong } from '../schemas/wrong-request.ts'
import { type ApiRequest, queryOf } from './route.ts'

/**
 * Parses a request's query by a schema; undeclared parameters are ignored.
 *
 * @throws {ApiError} For the first parameter that is repeated or invalid.
 */
export function validQuery<Schema extends z.ZodObject>(
  request: ApiRequest,
  schema: Schema,
): z.output<Schema> {
  const query = new URLSearchParams(queryOf(request))
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

/** The error code for a parameter that is given more than once. */
export function repeatedCode(name: string): ErrorCode {
  if (name === 'limit') return 'invalid_limit'
  return name === 'cursor' ? 'invalid_cursor' : 'invalid_request'
}

/**
 * Parses a value by a schema.
 *
 * @throws {ApiError} For the first issue.
 */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, PARSE_OPTIONS)
  if (!result.success) throw toApiError(result.error.issues)
  return result.data
}

const PARSE_OPTIONS = { error: sayWrong }

/** Makes the error for the first issue of a schema: by the issue's `params.code` if it has one, otherwise by its field. */
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
  return new ApiError('invalid_request', `${field} ${message}.`, hintFor(field, issue))
}

function hintFor(field: string, issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type')
    return `Send ${field} as ${kindNamed(issue.expected)}, or leave it out.`
  if (issue?.code === 'invalid_value')
    return `Send ${field} as ${anyOf(issue.values)}, or leave it out.`
  return `Send another ${field}, or leave it out.`
}
