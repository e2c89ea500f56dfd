import type { z } from 'zod'
import type { ErrorCode } from '../schemas/error.ts'
import { ApiError } from './api-error.ts'

const LIST_LIMIT_HINT =
  'Send limit as a whole number from 1 to 50, or leave it out for the full list.'

/**
 * The error for the first thing that a schema refused. A schema may name the code itself, in an issue's
 * `params.code`; otherwise the field decides.
 */
export function toApiError(issues: readonly z.core.$ZodIssue[]): ApiError {
  const [issue] = issues
  const field = String(issue?.path[0] ?? 'body')
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
  return new ApiError('invalid_request', `${field}: ${issue?.message ?? 'is invalid'}.`)
}
