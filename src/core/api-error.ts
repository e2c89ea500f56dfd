import { PATHS } from '../catalogue/urls.ts'
import { type ErrorBody, type ErrorCode, ERRORS } from '../schemas/error.ts'
import { MAX_TARGET_BYTES } from '../schemas/limits.ts'

/** An error that a client may see. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly hint: string
  readonly status: number

  /**
   * @param code Machine-readable code.
   * @param message What went wrong, one English sentence meant for the client.
   * @param hint What the client can do next.
   * @param status Another status than the one that the code usually has.
   */
  constructor(
    code: ErrorCode,
    message: string,
    hint: string,
    status: number = ERRORS[code].status,
  ) {
    super(message)
    this.code = code
    this.hint = hint
    this.status = status
  }

  /** The body of the answer. */
  toBody(siteUrl: string): ErrorBody {
    return {
      error: this.message,
      code: this.code,
      hint: this.hint,
      docs: `${siteUrl}${PATHS.developers}#errors`,
    }
  }
}

/** What is said of an address that is too long to be read. */
export function addressTooLong(): ApiError {
  return tooLong(
    `The address is longer than ${MAX_TARGET_BYTES / 1024} KiB.`,
    'Ask in fewer words.',
  )
}

/** What is said of an address, of header fields or of both that are too long to be read (RFC 6585, 5). */
export function tooLong(message: string, hint: string): ApiError {
  return new ApiError('query_too_long', message, hint, 431)
}

/** What is said of a request that does not come to its end. */
export function requestTooSlow(): ApiError {
  const message = 'The request did not arrive in time.'
  return new ApiError('invalid_request', message, 'Send it again.', 408)
}

/** What a client is told about a failure of the service: only that it happened. */
export function internalError(): ApiError {
  return new ApiError(
    'internal_error',
    'The service failed to answer this request.',
    'Try again in a minute.',
  )
}
