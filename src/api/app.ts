import { Hono } from 'hono'
import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'
import type { Ask } from '../core/ask.ts'
import { requestPath } from '../core/request-path.ts'
import type { Resources } from '../core/resources.ts'
import type { InTurn } from '../core/fair-queue.ts'
import { serverCard } from '../mcp/identity.ts'
import type { McpHandler } from '../mcp/handler.ts'
import type { Answer, ApiEnv, Asked } from './asked.ts'
import { type AnswerHeaders, commonHeaders, refuseRequest } from './middleware/common-headers.ts'
import { errorHandler, notFoundHandler } from './middleware/errors.ts'
import { type Limiter, rateLimit } from './middleware/rate-limit.ts'
import { askRoutes } from './routes/ask.ts'
import { batchRoutes } from './routes/batch.ts'
import { cardRoutes, mcpMethodHint, mcpRoutes } from './routes/mcp.ts'
import { readRoutes } from './routes/reads.ts'

export interface AppOptions {
  catalogue: Catalogue
  resources: Resources
  ask: Ask
  /** Answers MCP's messages. */
  mcp: McpHandler
  /** Host names at which MCP answers, besides the site's own. */
  allowedHosts: readonly string[]
  limiter: Limiter
  /** Does what is long, one piece after another. */
  inTurn: InTurn
  headersAt: AnswerHeaders
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * The application that answers everything under /api and /ask: the same one in development, in production, at
 * build and in tests (`app.request('/api/v1/faq', undefined, { client: '192.0.2.1' })`). Its `descriptions` are what
 * the OpenAPI document says of its routes, in their order.
 */
export function createApp(options: AppOptions) {
  const { catalogue, resources, allowedHosts, mcp, inTurn } = options
  const { siteUrl } = catalogue
  const app = new Hono<ApiEnv>({
    getPath: (request, asked) => {
      const { incoming, path } = (asked as { env: Asked }).env
      return (incoming ? path : requestPath(request.url)) ?? UNKNOWN_PATH
    },
  })
  const setHeaders = commonHeaders(options.headersAt)
  const count = rateLimit(options.limiter)
  /** What comes before every answer, at once: Hono's own middleware makes promises and closures for each request. */
  function admitted(answer: Answer): Answer {
    return (c) => {
      setHeaders(c)
      const counting = count(c)
      return counting
        ? counting.then(() => refuseRequest(c) ?? answer(c))
        : (refuseRequest(c) ?? answer(c))
    }
  }

  const routes = [
    ...readRoutes(resources),
    ...batchRoutes(resources, siteUrl, inTurn),
    ...askRoutes(options.ask, inTurn),
    ...cardRoutes(serverCard(catalogue)),
    ...mcpRoutes({ siteUrl, allowedHosts, mcp, inTurn }),
  ]
  const descriptions = routes.map(({ description }) => description)
  for (const { description, answer } of routes)
    app.on(description.method.toUpperCase(), description.path, admitted(answer))
  const hints = { [PATHS.mcp]: mcpMethodHint(siteUrl) }
  app.notFound(admitted(notFoundHandler(app, siteUrl, hints)))
  app.onError(errorHandler(siteUrl, options.onFailure))
  return Object.assign(app, { descriptions })
}

/** Stands for what names no path: no route has it. */
const UNKNOWN_PATH = '/'

export type App = ReturnType<typeof createApp>
