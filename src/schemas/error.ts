import { z } from 'zod'

/** Every code an error may carry, with the status it comes with and what it means. */
export const ERRORS = {
  not_found: { status: 404, meaning: 'No such path' },
  method_not_allowed: { status: 405, meaning: 'The path exists but not with this method' },
  query_too_long: { status: 400, meaning: 'The question is longer than 2,000 characters' },
  invalid_limit: { status: 400, meaning: 'limit is no whole number from 1 to 50' },
  invalid_cursor: { status: 400, meaning: 'The cursor does not belong to this list and q' },
  invalid_json: { status: 400, meaning: 'The body is no JSON in UTF-8, or it is empty' },
  invalid_request: { status: 400, meaning: 'A field of the request has a wrong type' },
  invalid_operations: { status: 400, meaning: 'operations is no array of 1 to 10 operations' },
  unknown_operation: { status: 400, meaning: 'The operation of a batch item does not exist' },
  invalid_params: { status: 400, meaning: 'The params of a batch item have a wrong type' },
  invalid_idempotency_key: {
    status: 400,
    meaning: 'Idempotency-Key is not 1 to 128 printable ASCII characters',
  },
  payload_too_large: { status: 413, meaning: 'The body is larger than 64 KiB' },
  not_acceptable: { status: 406, meaning: 'The page exists in none of the accepted media types' },
  rate_limit_exceeded: { status: 429, meaning: 'Too many requests in this minute' },
  service_unavailable: {
    status: 503,
    meaning: 'Too many requests wait to be answered, or the proxy cannot reach the service',
  },
  internal_error: { status: 500, meaning: 'The service failed; the failure is logged' },
} as const

/** A machine-readable error code. */
export type ErrorCode = keyof typeof ERRORS

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** The body of every error. */
export const ErrorBody = z
  .object({
    error: z.string().describe('What went wrong, one English sentence'),
    code: z.enum(ERROR_CODES).describe('Machine-readable code'),
    hint: z.string().optional().describe('What to do next'),
    docs: z.url().optional().describe('Where this is documented'),
  })
  .meta({ id: 'Error', description: 'What every error says' })
export type ErrorBody = z.output<typeof ErrorBody>
