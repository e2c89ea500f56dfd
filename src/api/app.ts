import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'
import { ApiError, internalError } from '../core/api-error.ts'
import type { Ask } from '../core/ask.ts'
import { represent } from '../core/content-coding.ts'
import type { Turns } from '../core/fair-queue.ts'
import type { Resources } from '../core/resources.ts'
import { errorResponse, otherMethodResponse, type PlainResponse } from '../core/response.ts'
import type { McpHandler } from '../mcp/handler.ts'
import { serverCard } from '../mcp/identity.ts'
import type { ApiRequest, Route } from './route.ts'
import { type AnswerHeaders, checkRequest, echoedKey } from './common-headers.ts'
import { countMoreOf, countRequest, type Limiter } from './rate-limit.ts'
import { askRoutes } from './routes/ask.ts'
import { batchRoute } from './routes/batch.ts'
import { cardRoute, mcpMethodHint, mcpRoute } from './routes/mcp.ts'
import { readRoutes } from './routes/reads.ts'
import { apiRequestOf, responseOf } from './web.ts'

export interface AppOptions {
  catalogue: Catalogue
  resources: Resources
  ask: Ask
  mcp: McpHandler
  /** Further host names at which MCP answers (ALLOWED_HOSTS). */
  allowedHosts: readonly string[]
  limiter: Limiter
  turns: Turns
  headersAt: AnswerHeaders
  /** Called with errors that are not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * Makes the application that answers everything below /api and /ask, in production, development, builds and tests
 * (`app.request('/api/v1/faq')`). Its `descriptions` are the OpenAPI descriptions of its routes, in order.
 */
export function createApp(options: AppOptions) {
  const { catalogue, resources, allowedHosts, headersAt, limiter, mcp, turns, onFailure } = options
  const { siteUrl } = catalogue
  const routes = [
    ...readRoutes(resources),
    batchRoute(resources, siteUrl, turns),
    ...askRoutes(options.ask, turns),
    cardRoute(serverCard(catalogue)),
    mcpRoute({ siteUrl, allowedHosts, mcp, turns }),
  ]
  const routesAt = Map.groupBy(routes, ({ description }) => description.path)
  const hints: Record<string, string> = { [PATHS.mcp]: mcpMethodHint(siteUrl) }
  const notFound = new ApiError(
    'not_found',
    'There is nothing at this path.',
    `The paths are listed in ${siteUrl}${PATHS.openapi}.`,
  )

  /** Answers a request; thrown errors are answered with the common envelope. */
  async function answer(request: ApiRequest): Promise<PlainResponse> {
    const rateHeaders: Record<string, string> = {}
    const answered = await dispatch(request, rateHeaders).catch((error: unknown) =>
      errorResponse(asApiError(error, request.requestId), siteUrl),
    )
    const headers = {
      ...headersAt(request.path ?? ''),
      ...echoedKey(request),
      ...rateHeaders,
      ...answered.headers,
    }
    return represent({ ...answered, headers }, (name) => request.incoming.headers[name]?.toString())
  }

  /**
   * Counts a request first, even one that is refused, and lets its route answer it.
   *
   * @param rateHeaders Gets the headers of the rate limit.
   */
  async function dispatch(
    request: ApiRequest,
    rateHeaders: Record<string, string>,
  ): Promise<PlainResponse> {
    await countRequest(limiter, request, rateHeaders)
    if (request.refusal) return request.refusal
    checkRequest(request)
    const { method, path = '' } = request
    const candidates = routesAt.get(path) ?? []
    const wanted = method === 'HEAD' ? 'GET' : method
    const route = candidates.find(({ description }) => description.method.toUpperCase() === wanted)
    if (route) {
      request.countMore = countMoreOf(limiter, request, rateHeaders)
      return route.handle(request)
    }
    if (candidates.length === 0) throw notFound
    return otherMethodResponse(method, methodsOf(candidates), siteUrl, hints[path])
  }

  function asApiError(error: unknown, requestId: string | undefined): ApiError {
    if (error instanceof ApiError) return error
    // The client left before its body was complete; that is no failure of the service.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ECONNRESET') onFailure(error, requestId)
    return internalError()
  }

  return {
    answer,
    /** Answers a request of the Fetch standard, for use in-process. */
    request: async (
      address: string | Request,
      init?: RequestInit,
      { client } = { client: '' },
    ): Promise<Response> => {
      const request = new Request(
        typeof address === 'string' ? new URL(address, siteUrl) : address,
        init,
      )
      return responseOf(await answer(apiRequestOf(request, client)), request.method)
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
