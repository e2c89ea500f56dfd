import { OpenAPIHono } from '@hono/zod-openapi'
import { routePath } from 'hono/route'
import type { Ask } from '../ask/answer.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { serverCard } from '../mcp/card.ts'
import type { Endpoint } from '../mcp/endpoint.ts'
import { PATHS } from '../site/urls.ts'
import { ApiError, internalError } from './api-error.ts'
import type { ApiEnv } from './environment.ts'
import type { Gate } from './gate.ts'
import { completeMethods } from './methods.ts'
import type { Resources } from './resources.ts'
import { refuse } from './respond.ts'
import { askRoutes } from './routes/ask.ts'
import { batchRoute } from './routes/batch.ts'
import { factRoutes } from './routes/facts.ts'
import { listRoutes } from './routes/lists.ts'
import { mcpMethodHint, mcpRoutes } from './routes/mcp.ts'
import { onInvalid } from './validation.ts'

export interface AppOptions {
  catalogue: Catalogue
  resources: Resources
  ask: Ask
  gate: Gate
  /** Gives the MCP server; called with every message to it. */
  openMcp: () => Promise<Endpoint>
  /** Told of every failure that is not the client's. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * The application that answers everything under /api/ and /ask: the same one in development, in
 * production, at build and in tests (`app.request('/api/v1/faq')`).
 */
export function createApp({ catalogue, resources, ask, gate, openMcp, onFailure }: AppOptions) {
  const { siteUrl } = catalogue
  const app = new OpenAPIHono<ApiEnv>({ strict: false, defaultHook: onInvalid })

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
    if (refusal) c.res = refuse(refusal, siteUrl)
    else await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })

  app.route('/api/v1', factRoutes(resources))
  app.route('/api/v1', listRoutes(resources))
  app.route('/api/v1', batchRoute(resources, siteUrl))
  app.route('/', askRoutes(ask))
  app.route(
    '/',
    mcpRoutes({
      siteUrl,
      card: serverCard(catalogue),
      open: async () => (await openMcp()).exchange,
    }),
  )
  completeMethods(app, siteUrl, new Map([[PATHS.mcp, mcpMethodHint(siteUrl)]]))

  app.notFound((c) => {
    c.env.route = 'unmatched'
    return refuse(
      new ApiError(
        'not_found',
        'There is nothing at this path.',
        `The paths are listed in ${siteUrl}${PATHS.openapi}.`,
      ),
      siteUrl,
    )
  })
  app.onError((error, c) => {
    if (error instanceof ApiError) return refuse(error, siteUrl)
    onFailure(error, c.env.requestId)
    return refuse(internalError(), siteUrl)
  })
  return app
}

export type App = ReturnType<typeof createApp>
