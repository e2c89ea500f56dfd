import type { z } from 'zod'
import type { ErrorCode } from '../schemas/error.ts'
import { ApiError } from './api-error.ts'

const LIST_LIMIT_HINT =
  'Send limit as a whole number from 1 to 50, or leave it out for the full list.'

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
    return new ApiError(named, `${field} must be at most 2000 characters.`, 'Ask in fewer words.')
  if (field === 'limit')
    return new ApiError('invalid_limit', 'limit is no whole number from 1 to 50.', LIST_LIMIT_HINT)
  if (field === 'cursor')
    return new ApiError(
      'invalid_cursor',
      'cursor must be given once.',
      'Start again without a cursor.',
    )
  if (field === '')
    return new ApiError('invalid_request', 'The body is no object.', 'Send one JSON object.')
  const message = issue?.message ?? 'is invalid'
  return new ApiError('invalid_request', `${field}: ${message}.`, wayOut(field, issue))
}

function wayOut(field: string, issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type')
    return `Send ${field} as ${issue.expected === 'object' ? 'an object' : `a ${issue.expected}`}, or leave it out.`
  if (issue?.code === 'invalid_value')
    return `Send ${field} as ${issue.values.filter(Boolean).join(', ')}, or leave it out.`
  return `Send ${field} once, or leave it out.`
}
