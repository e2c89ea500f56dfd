import type { Context, Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { ApiError } from '../../core/api-error.ts'
import type { ApiEnv } from '../environment.ts'
import { errorAnswer } from './errors.ts'

/** Request headers that scripts may send: every one, but `*` does not stand for Authorization. */
const ALLOWED_HEADERS = [
  'Content-Type',
  'Accept',
  'Authorization',
  'Idempotency-Key',
  'If-None-Match',
  'Last-Event-ID',
  'Mcp-Session-Id',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  '*',
]

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

/** Whether a request is a browser's own, which asks before a script's (Fetch Standard, 3.2.2). */
export function isPreflight(c: Context): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
}

/**
 * Headers of an answer to OPTIONS.
 *
 * @param methods The methods that the path has.
 */
export function optionsHeaders(methods: readonly string[]): Record<string, string> {
  const allow = methods.join(', ')
  return {
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
    'Access-Control-Max-Age': '86400',
    'Cache-Control': 'no-store',
  }
}
