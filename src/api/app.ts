import { Hono } from 'hono'
import { routePath } from 'hono/route'
import type { Context } from 'hono'
import type { McpHandler } from '../mcp/handler.ts'
import { PATHS } from '../catalogue/urls.ts'
import { ApiError, internalError } from '../core/api-error.ts'
import type { Endpoint } from './endpoint.ts'
import { safely } from './endpoint.ts'
import type { ApiEnv } from './environment.ts'
import type { Gate, Visitor } from './gate.ts'
import { readBytes } from './json-body.ts'
import { completeMethods } from './methods.ts'
import { headerPairs } from './header-list.ts'
import { refuse, toResponse } from './respond.ts'
import { mcpMethodHint, mcpRoute } from './routes/mcp.ts'

export interface AppOptions {
  siteUrl: string
  endpoints: readonly Endpoint[]
  gate: Gate
  /** Answers MCP's messages. */
  mcp: McpHandler
  /** Host names at which MCP answers beside the site's own. */
  allowedHosts?: readonly string[]
  /** Told of every failure that is not the client's. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * The application that answers everything under /api/ and /ask: the same one in development, in
 * production, at build and in tests (`app.request('/api/v1/faq')`).
 */
export function createApp({
  siteUrl,
  endpoints,
  gate,
  mcp,
  allowedHosts = [],
  onFailure,
}: AppOptions) {
  const answerSafely = safely(siteUrl, onFailure)
  const app = new Hono<ApiEnv>({ strict: false })

  app.use(async function nameRoute(c, next) {
    await next()
    c.env.route ??= routePath(c, -1)
  })
  app.use(async function admit(c, next) {
    if (c.env.isAdmitted) return next()
    const { headers, refusal } = await gate(visitorOf(c))
    if (refusal) c.res = toResponse(refuse(refusal, siteUrl))
    else await next()
    // What the last message of a batch was told stands.
    for (const [name, value] of headerPairs(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })

  for (const endpoint of endpoints) {
    const { method, path } = endpoint.documentation
    app.on(method.toUpperCase(), path, async (c) => {
      const hasBody = method === 'post'
      const request = {
        url: c.req.url,
        header: (name: string) => c.req.header(name),
        body: c.env.body ?? (hasBody ? await readBytes(c.req.raw) : NO_BODY),
      }
      return toResponse(answerSafely(endpoint, request, c.env.requestId))
    })
  }
  app.route('/', mcpRoute({ siteUrl, allowedHosts, mcp, countMessages }))
  completeMethods(app, siteUrl, new Map([[PATHS.mcp, mcpMethodHint(siteUrl)]]))

  app.notFound((c) => {
    c.env.route = 'unmatched'
    const hint = `The paths are listed in ${siteUrl}${PATHS.openapi}.`
    const error = new ApiError('not_found', 'There is nothing at this path.', hint)
    return toResponse(refuse(error, siteUrl))
  })
  app.onError((error, c) => {
    if (error instanceof ApiError) return toResponse(refuse(error, siteUrl))
    onFailure(error, c.env.requestId)
    return toResponse(refuse(internalError(), siteUrl))
  })
  return app

  async function countMessages(c: Context<ApiEnv>, more: number): Promise<void> {
    const { headers, refusal } = await gate({ ...visitorOf(c), requests: more })
    for (const [name, value] of headerPairs(headers)) c.res.headers.set(name, value)
    if (refusal) throw refusal
  }
}

function visitorOf(c: Context<ApiEnv>): Visitor {
  return {
    peer: c.env.peer,
    path: c.req.path,
    forwardedFor: c.req.header('X-Forwarded-For'),
    idempotencyKey: c.req.header('Idempotency-Key'),
  }
}

const NO_BODY = new Uint8Array()

export type App = ReturnType<typeof createApp>
