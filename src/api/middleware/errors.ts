import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError, internalError } from '../../core/api-error.ts'
import { NO_CACHING } from '../../core/http.ts'
import type { ApiEnv } from '../environment.ts'
import { json } from '../json.ts'

export interface ErrorOptions {
  siteUrl: string
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
}

/** Answers what was thrown with the envelope; of a failure of ours, clients learn only that it happened. */
export function errorHandler({ siteUrl, onFailure }: ErrorOptions): ErrorHandler<ApiEnv> {
  return (error, c) => {
    if (error instanceof ApiError) return errorAnswer(c, error, siteUrl)
    if (!c.env.hasLeft?.()) onFailure(error, c.env.requestId)
    return errorAnswer(c, internalError(), siteUrl)
  }
}

/** Answers a path that no route has. */
export function notFoundHandler({
  siteUrl,
}: Pick<ErrorOptions, 'siteUrl'>): NotFoundHandler<ApiEnv> {
  const hint = `The paths are listed in ${siteUrl}${PATHS.openapi}.`
  const error = new ApiError('not_found', 'There is nothing at this path.', hint)
  return (c) => {
    c.env.route = 'unmatched'
    return errorAnswer(c, error, siteUrl)
  }
}

/** The envelope of an error as an answer. */
export function errorAnswer(
  c: Context,
  error: ApiError,
  siteUrl: string,
  headers: Record<string, string> = {},
): Response {
  return json(c, error.toBody(siteUrl), { ...NO_CACHING, ...headers }, error.status)
}
