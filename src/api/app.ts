import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'
import { ApiError, internalError } from '../core/api-error.ts'
import type { Ask } from '../core/ask.ts'
import { represent } from '../core/content-coding.ts'
import type { Enqueue } from '../core/fair-queue.ts'
import type { Resources } from '../core/resources.ts'
import { errorResponse, otherMethodResponse, type PlainResponse } from '../core/response.ts'
import type { McpHandler } from '../mcp/handler.ts'
import { serverCard } from '../mcp/identity.ts'
import type { Asked, Route } from './asked.ts'
import { type AnswerHeaders, checkRequest, echoedKey } from './common-headers.ts'
import { countMoreOf, countRequest, type Limiter } from './rate-limit.ts'
import { askRoutes } from './routes/ask.ts'
import { batchRoutes } from './routes/batch.ts'
import { cardRoutes, mcpMethodHint, mcpRoutes } from './routes/mcp.ts'
import { readRoutes } from './routes/reads.ts'
import { askedOf, responseOf } from './web.ts'

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
  enqueue: Enqueue
  headersAt: AnswerHeaders
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * The application that answers everything under /api and /ask: the same one in development, in production, at
 * build and in tests (`app.request('/api/v1/faq')`). Its `descriptions` are what the OpenAPI document says of its
 * routes, in their order.
 */
export function createApp(options: AppOptions) {
  const { catalogue, resources, allowedHosts, headersAt, limiter, mcp, enqueue, onFailure } =
    options
  const { siteUrl } = catalogue
  const routes = [
    ...readRoutes(resources),
    ...batchRoutes(resources, siteUrl, enqueue),
    ...askRoutes(options.ask, enqueue),
    ...cardRoutes(serverCard(catalogue)),
    ...mcpRoutes({ siteUrl, allowedHosts, mcp, enqueue }),
  ]
  const routesAt = Map.groupBy(routes, ({ description }) => description.path)
  const hints: Record<string, string> = { [PATHS.mcp]: mcpMethodHint(siteUrl) }
  const nothingHere = new ApiError(
    'not_found',
    'There is nothing at this path.',
    `The paths are listed in ${siteUrl}${PATHS.openapi}.`,
  )

  /** Answers a request; what was thrown, with the envelope. Of a failure of ours, clients learn only that it happened. */
  async function answer(asked: Asked): Promise<PlainResponse> {
    const headers = { ...headersAt(asked.path ?? ''), ...echoedKey(asked) }
    const answered = await admitted(asked, headers).catch((error: unknown) =>
      errorResponse(told(error, asked.requestId), siteUrl),
    )
    // A route that counted more has written that into them.
    const all = { ...headers, ...answered.headers }
    return represent({ ...answered, headers: all }, (name) =>
      asked.incoming.headers[name]?.toString(),
    )
  }

  /** Counts a request before anything else, also one that is refused. */
  async function admitted(asked: Asked, headers: Record<string, string>): Promise<PlainResponse> {
    await countRequest(limiter, asked, headers)
    if (asked.refusal) return asked.refusal
    checkRequest(asked)
    const { method, path = '' } = asked
    const there = routesAt.get(path) ?? []
    const wanted = method === 'HEAD' ? 'GET' : method
    const route = there.find(({ description }) => description.method.toUpperCase() === wanted)
    if (route) return route.answer(asked, countMoreOf(limiter, asked, headers))
    if (there.length === 0) throw nothingHere
    return otherMethodResponse(method, methodsOf(there), siteUrl, hints[path])
  }

  function told(error: unknown, requestId: string | undefined): ApiError {
    if (error instanceof ApiError) return error
    // A body that does not come to its end, since its client went away ("aborted", says Node), is no failure of ours.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ECONNRESET') onFailure(error, requestId)
    return internalError()
  }

  return {
    answer,
    /** Answers a request of the web. */
    request: async (
      address: string | Request,
      init?: RequestInit,
      { client } = { client: '' },
    ): Promise<Response> => {
      const request = new Request(
        typeof address === 'string' ? new URL(address, siteUrl) : address,
        init,
      )
      return responseOf(await answer(askedOf(request, client)), request.method)
    },
    /** Whether a route has the path. */
    has: (path: string) => routesAt.has(path),
    descriptions: routes.map(({ description }) => description),
  }
}

function methodsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ description }) =>
    description.method === 'get' ? ['GET', 'HEAD'] : [description.method.toUpperCase()],
  )
}

export type App = ReturnType<typeof createApp>
