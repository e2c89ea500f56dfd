import type { ErrorHandler, Hono } from 'hono'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError, internalError } from '../../core/api-error.ts'
import { errorResponse, otherMethodResponse } from '../../core/response.ts'
import type { Answer, ApiEnv } from '../asked.ts'
import { reply } from '../reply.ts'

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
    if (error instanceof ApiError) return reply(c, errorResponse(error, siteUrl))
    // A body that does not come to its end, since its client went away ("aborted", says Node), is no failure of ours.
    if (!('code' in error && error.code === 'ECONNRESET')) onFailure(error, c.env.requestId)
    return reply(c, errorResponse(internalError(), siteUrl))
  }
}

/**
 * Answers what no route takes: 404, or where the path has other methods 405, or OPTIONS.
 *
 * @param app The application, whose routes say which methods a path has.
 * @param hints What to do next, by path, where more can be said than which methods there are.
 */
export function notFoundHandler(
  app: Hono<ApiEnv>,
  siteUrl: string,
  hints: Record<string, string>,
): Answer {
  const hint = `The paths are listed in ${siteUrl}${PATHS.openapi}.`
  const notFound = new ApiError('not_found', 'There is nothing at this path.', hint)
  return (c) => {
    const { method, path } = c.req
    const methods = app.routes.flatMap((route) =>
      route.path !== path ? [] : route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
    )
    return reply(
      c,
      methods.length > 0
        ? otherMethodResponse(method, [...new Set(methods)], siteUrl, hints[path])
        : errorResponse(notFound, siteUrl),
    )
  }
}
