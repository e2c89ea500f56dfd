import type { Context, MiddlewareHandler } from 'hono'

/** Headers of answers that scripts of other sites may read. */
export const EXPOSED_HEADERS = [
  'ETag',
  'Idempotency-Key',
  'RateLimit',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-API-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Deprecation',
  'Sunset',
  'Link',
  'Allow',
]

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

/** Every answer is for scripts of every site, mistakes included. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
}

/**
 * Opens every answer to scripts of other sites. Hono's own `cors` would also answer OPTIONS of paths that do
 * not exist, and that without Allow.
 */
export function cors(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(CORS_HEADERS)) c.res.headers.set(name, value)
  }
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
