import { PATHS } from '../catalogue/urls.ts'
import type { ErrorBody, ErrorCode } from '../schemas/error.ts'
import { ERRORS } from '../schemas/error.ts'

/** An error that a client may see: its code decides the status. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly hint: string | undefined

  /**
   * @param code Machine-readable code; its status is in ERRORS.
   * @param message What went wrong, one English sentence meant for the client.
   * @param hint What the client can do next.
   */
  constructor(code: ErrorCode, message: string, hint?: string) {
    super(message)
    this.code = code
    this.hint = hint
  }

  get status() {
    return ERRORS[this.code].status
  }

  /** The body of the answer. */
  toBody(siteUrl: string): ErrorBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.hint && { hint: this.hint }),
      docs: `${siteUrl}${PATHS.developers}#errors`,
    }
  }
}

/** What is said of an address that is too long to be read; its status is 431. */
export function addressTooLong(): ApiError {
  return new ApiError('query_too_long', 'The address is longer than 64 KiB.', 'Ask in fewer words.')
}

/** What is said of header fields that are too long to be read; its status is 431 (RFC 6585, 5). */
export function fieldsTooLong(): ApiError {
  return new ApiError(
    'query_too_long',
    'The header fields are longer than 16 KiB.',
    'Send fewer or shorter header fields.',
  )
}

/** What is said of a request that does not come to its end; its status is 408. */
export function requestTooSlow(): ApiError {
  return new ApiError('invalid_request', 'The request did not arrive in time.', 'Send it again.')
}

/** What a client is told about a failure of the service: only that it happened. */
export function internalError(): ApiError {
  return new ApiError(
    'internal_error',
    'The service failed to answer this request.',
    'Try again in a minute.',
  )
}
