import type { Hono } from 'hono'
import type { ApiEnv } from './environment.ts'
import { ApiError } from '../core/api-error.ts'
import { refuse, toResponse } from './respond.ts'

/** Request headers that scripts of other sites may send. */
const REQUEST_HEADERS = [
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
]

/**
 * Answers, for every path that has a route, the methods that have none: OPTIONS with the CORS preflight
 * (Fetch Standard, 3.2.2), all others with 405 and Allow (RFC 9110, 15.5.6). Called after the routes.
 *
 * @param hints What to do next, by path, where more can be said than which methods there are.
 */
export function completeMethods(
  app: Hono<ApiEnv>,
  siteUrl: string,
  hints: ReadonlyMap<string, string> = new Map(),
): void {
  for (const [path, methods] of methodsByPath(app)) {
    const allow = [...methods].join(', ')
    app.options(
      path,
      () =>
        new Response(null, {
          status: 204,
          headers: {
            Allow: allow,
            'Access-Control-Allow-Methods': allow,
            'Access-Control-Allow-Headers': REQUEST_HEADERS.join(', '),
            'Access-Control-Max-Age': '86400',
            'Cache-Control': 'no-store',
          },
        }),
    )
    app.all(path, (c) => {
      const hint = hints.get(path) ?? `Use one of ${allow}.`
      const error = new ApiError('method_not_allowed', `${c.req.method} is not allowed here.`, hint)
      return toResponse(refuse(error, siteUrl, { Allow: allow }))
    })
  }
}

function methodsByPath(app: Hono<ApiEnv>): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue
    const methods = byPath.get(path) ?? new Set()
    methods.add(method)
    if (method === 'GET') methods.add('HEAD')
    byPath.set(path, methods)
  }
  for (const methods of byPath.values()) methods.add('OPTIONS')
  return byPath
}
