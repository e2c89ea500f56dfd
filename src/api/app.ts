import { Hono } from 'hono'
import { routePath } from 'hono/route'
import type { Endpoint as McpServer } from '../mcp/endpoint.ts'
import { PATHS } from '../catalogue/urls.ts'
import { ApiError, internalError } from '../core/api-error.ts'
import type { Endpoint } from './endpoint.ts'
import { safely } from './endpoint.ts'
import type { ApiEnv } from './environment.ts'
import type { Gate } from './gate.ts'
import { readBytes } from './json-body.ts'
import { completeMethods } from './methods.ts'
import { headerPairs } from './header-list.ts'
import { refuse, toResponse } from './respond.ts'
import { mcpMethodHint, mcpRoute } from './routes/mcp.ts'

export interface AppOptions {
  siteUrl: string
  endpoints: readonly Endpoint[]
  gate: Gate
  /** Gives the MCP server; called with every message to it. */
  openMcp: () => Promise<McpServer>
  /** Told of every failure that is not the client's. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * The application that answers everything under /api/ and /ask: the same one in development, in
 * production, at build and in tests (`app.request('/api/v1/faq')`).
 */
export function createApp({ siteUrl, endpoints, gate, openMcp, onFailure }: AppOptions) {
  const answerSafely = safely(siteUrl, onFailure)
  const app = new Hono<ApiEnv>({ strict: false })

  app.use(async function nameRoute(c, next) {
    await next()
    c.env.route ??= routePath(c, -1)
  })
  app.use(async function admit(c, next) {
    if (c.env.isAdmitted) return next()
    const admission = gate({
      peer: c.env.peer,
      path: c.req.path,
      forwardedFor: c.req.header('X-Forwarded-For'),
      idempotencyKey: c.req.header('Idempotency-Key'),
    })
    const { headers, refusal } = admission instanceof Promise ? await admission : admission
    if (refusal) c.res = toResponse(refuse(refusal, siteUrl))
    else await next()
    for (const [name, value] of headerPairs(headers)) c.res.headers.set(name, value)
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
  app.route('/', mcpRoute({ siteUrl, open: async () => (await openMcp()).exchange }))
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
}

const NO_BODY = new Uint8Array()

export type App = ReturnType<typeof createApp>
