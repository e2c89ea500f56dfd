import type { Context, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { StatusCode } from 'hono/utils/http-status'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError, internalError } from '../../core/api-error.ts'
import { errorResponse, otherMethodResponse, type TextResponse } from '../../core/response.ts'
import type { ApiEnv } from '../environment.ts'

/**
 * Answers what was thrown with the envelope; of a failure of ours, clients learn only that it happened.
 *
 * @param onFailure Called with every failure that is not the client's fault.
 */
export function errorHandler(
  siteUrl: string,
  onFailure: (error: unknown, requestId?: string) => void,
): ErrorHandler<ApiEnv> {
  return (error, c) => {
    if (error instanceof ApiError) return plain(c, errorResponse(error, siteUrl))
    // A body that does not come to its end, since its client went away ("aborted", says Node), is no failure of ours.
    if (!('code' in error && error.code === 'ECONNRESET')) onFailure(error, c.env.requestId)
    return plain(c, errorResponse(internalError(), siteUrl))
  }
}

/** Answers what the server has refused; inside of the rate limit, so that it is counted. */
export const refused: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { refusal } = c.env
  if (refusal) return plain(c, refusal)
  await next()
  return undefined
}

/** Answers a path that no route has. */
export function notFoundHandler(siteUrl: string): NotFoundHandler<ApiEnv> {
  const hint = `The paths are listed in ${siteUrl}${PATHS.openapi}.`
  const error = new ApiError('not_found', 'There is nothing at this path.', hint)
  return (c) => plain(c, errorResponse(error, siteUrl))
}

/**
 * Answers 405, or OPTIONS, where a path exists but not with this method.
 *
 * @param app The application, whose routes say which methods a path has.
 * @param hints What to do next, by path, where more can be said than which methods there are.
 */
export function otherMethods(
  app: Hono<ApiEnv>,
  siteUrl: string,
  hints: Record<string, string>,
): MiddlewareHandler<ApiEnv> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      const { method, path } = c.req
      // Of the 404 that this replaces, whose headers Hono keeps.
      c.res.headers.delete('Content-Type')
      return plain(c, otherMethodResponse(method, methods, siteUrl, hints[path]))
    },
  })
}

function plain(c: Context, { status, headers, body }: TextResponse): Response {
  return c.newResponse(status === 204 ? null : body, status as StatusCode, headers)
}
