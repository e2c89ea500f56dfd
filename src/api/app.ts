import { Hono } from 'hono'
import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'
import type { Ask } from '../core/ask.ts'
import { requestPath } from '../core/request-path.ts'
import type { Resources } from '../core/resources.ts'
import type { Enqueue } from '../core/fair-queue.ts'
import { serverCard } from '../mcp/identity.ts'
import type { McpHandler } from '../mcp/handler.ts'
import type { ApiEnv } from './environment.ts'
import { commonHeaders, validateIdempotencyKey } from './middleware/common-headers.ts'
import { contentCoding } from './middleware/content-coding.ts'
import { turnTaking } from './middleware/in-turn.ts'
import { errorHandler, notFoundHandler, otherMethods, refused } from './middleware/errors.ts'
import { validatePercentEncoding } from './middleware/percent-encoding.ts'
import { type Limiter, rateLimit } from './middleware/rate-limit.ts'
import { askRoutes } from './routes/ask.ts'
import { batchRoute } from './routes/batch.ts'
import { cardRoute, mcpMethodHint, mcpRoute } from './routes/mcp.ts'
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
  /** Whose turn it is. */
  enqueue: Enqueue
  /** Headers that announce the end of version 1; none while it is current. */
  deprecation: Record<string, string>
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * The application that answers everything under /api and /ask: the same one in development, in production, at
 * build and in tests (`app.request('/api/v1/faq', undefined, { client: '192.0.2.1' })`).
 */
export function createApp(options: AppOptions) {
  const { catalogue, resources, allowedHosts, mcp } = options
  const { siteUrl } = catalogue
  const inTurn = turnTaking(options.enqueue)
  const app = new Hono<ApiEnv>({ getPath: ({ url }) => requestPath(url) ?? UNKNOWN_PATH })
  app.notFound(notFoundHandler(siteUrl))
  app.onError(errorHandler(siteUrl, options.onFailure))

  app.use(contentCoding)
  app.use(commonHeaders(options.deprecation))
  app.use(rateLimit(options.limiter))
  app.use(refused)
  app.use(validateIdempotencyKey)
  app.use(validatePercentEncoding)
  app.use(otherMethods(app, siteUrl, { [PATHS.mcp]: mcpMethodHint(siteUrl) }))

  app.route('/', readRoutes(resources, inTurn))
  app.route('/', batchRoute(resources, siteUrl, inTurn))
  app.route('/', askRoutes(options.ask, inTurn))
  app.route('/', mcpRoute({ siteUrl, allowedHosts, mcp, inTurn }))
  app.route('/', cardRoute(serverCard(catalogue)))
  return app
}

/** Stands for what names no path: no route has it. */
const UNKNOWN_PATH = '/'

export type App = ReturnType<typeof createApp>
