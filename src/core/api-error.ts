import { PATHS } from '../catalogue/urls.ts'
import { type ErrorBody, type ErrorCode, ERRORS } from '../schemas/error.ts'
import { MAX_TARGET_BYTES } from '../schemas/limits.ts'

/** An error whose message is for the client. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly hint: string
  readonly status: number

  /**
   * @param code Machine-readable code.
   * @param message What went wrong, as one English sentence.
   * @param hint What the client can do next.
   * @param status HTTP status, if not the usual one of the code.
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

  /** The response body. */
  toBody(siteUrl: string): ErrorBody {
    return {
      error: this.message,
      code: this.code,
      hint: this.hint,
      docs: `${siteUrl}${PATHS.developers}#errors`,
    }
  }
}

/** For a request target that is too long (431). */
export function addressTooLong(): ApiError {
  return tooLong(
    `The address is longer than ${MAX_TARGET_BYTES / 1024} KiB.`,
    'Ask in fewer words.',
  )
}

/** For a request target or header fields that are too long (431; RFC 6585, 5). */
export function tooLong(message: string, hint: string): ApiError {
  return new ApiError('query_too_long', message, hint, 431)
}

/** For a request that did not arrive completely in time (408). */
export function requestTooSlow(): ApiError {
  const message = 'The request did not arrive in time.'
  return new ApiError('invalid_request', message, 'Send it again.', 408)
}

/** For a failure of the service (500), of which clients learn no details. */
export function internalError(): ApiError {
  return new ApiError(
    'internal_error',
    'The service failed to answer this request.',
    'Try again in a minute.',
  )
}
