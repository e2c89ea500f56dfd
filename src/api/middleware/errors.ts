import type { Context, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError, internalError } from '../../core/api-error.ts'
import type { TextAnswer } from '../../core/plain-answer.ts'
import { errorAnswer, otherMethodAnswer } from '../../core/plain-answer.ts'
import type { ApiEnv } from '../environment.ts'

export interface ErrorOptions {
  siteUrl: string
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
}

/** Answers what was thrown with the envelope; of a failure of ours, clients learn only that it happened. */
export function errorHandler({ siteUrl, onFailure }: ErrorOptions): ErrorHandler<ApiEnv> {
  return (error, c) => {
    if (error instanceof ApiError) return plain(c, errorAnswer(error, siteUrl))
    if (!c.env.hasLeft?.()) onFailure(error, c.env.requestId)
    return plain(c, errorAnswer(internalError(), siteUrl))
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
    return plain(c, errorAnswer(error, siteUrl))
  }
}

export interface OtherMethodsOptions {
  /** The application, whose routes say which methods a path has. */
  app: Hono<ApiEnv>
  siteUrl: string
  /** What to do next, by path, where more can be said than which methods there are. */
  hints: ReadonlyMap<string, string>
}

/** Answers, for every path that has a route, the methods that have none. */
export function otherMethods({
  app,
  siteUrl,
  hints,
}: OtherMethodsOptions): MiddlewareHandler<ApiEnv> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.env.route = c.req.path
      const hint = hints.get(c.req.path)
      return plain(c, otherMethodAnswer(c.req.method, methods, siteUrl, hint))
    },
  })
}

function plain(c: Context, { status, headers, body }: TextAnswer): Response {
  return status === 204
    ? c.body(null, status, headers)
    : c.body(body, status as ContentfulStatusCode, headers)
}
