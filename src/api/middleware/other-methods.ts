import type { Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { ApiError } from '../../core/api-error.ts'
import type { ApiEnv } from '../environment.ts'
import { optionsHeaders } from './cors.ts'
import { errorAnswer } from './errors.ts'

export interface OtherMethodsOptions {
  /** The application, whose routes say which methods a path has. */
  app: Hono<ApiEnv>
  siteUrl: string
  /** What to do next, by path, where more can be said than which methods there are. */
  hints: ReadonlyMap<string, string>
}

/**
 * Answers, for every path that has a route, the methods that have none: OPTIONS with what may be asked, all
 * others with 405 and Allow (RFC 9110, 15.5.6).
 */
export function otherMethods({
  app,
  siteUrl,
  hints,
}: OtherMethodsOptions): MiddlewareHandler<ApiEnv> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, known) => {
      const methods = [...known, 'OPTIONS']
      c.env.route = c.req.path
      if (c.req.method === 'OPTIONS') return c.body(null, 204, optionsHeaders(methods))
      const allow = methods.join(', ')
      const error = new ApiError(
        'method_not_allowed',
        `${c.req.method} is not allowed here.`,
        hints.get(c.req.path) ?? `Use one of ${allow}.`,
      )
      return errorAnswer(c, error, siteUrl, { Allow: allow })
    },
  })
}
