import type { ServerResponse } from 'node:http'
import { PATHS, READ_PATHS } from '../catalogue/urls.ts'
import { ApiError } from '../core/api-error.ts'
import { isApplicationPath } from '../core/request-path.ts'
import { errorResponse, otherMethodResponse, send, textResponse } from '../core/response.ts'
import type { App } from '../api/app.ts'
import type { ServerRequest } from './request.ts'
import { createSiteHandler, type SiteOptions } from './site-handler.ts'
import { fileResponse, type StaticFile, withHeaders } from './static-files.ts'

export interface RequestHandlerOptions extends SiteOptions {
  isReady: () => boolean
}

export type RequestHandler = (request: ServerRequest, response: ServerResponse) => Promise<void>

/** Routes requests: health checks, /api and /ask to the API application, everything else to the site. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { service, files, isReady } = options
  const { siteUrl } = service.catalogue
  const answerSite = createSiteHandler(options)
  const reads = new Map<string, StaticFile>(
    Object.values(READ_PATHS).flatMap((path) => {
      const file = files.get(path)
      return file ? [[path, withHeaders(file, service.headersAt(path))]] : []
    }),
  )

  return async (request, response) => {
    const { path } = request
    if (!request.refusal) await waitForOthers(request)
    // The client may have left while it waited.
    if (request.incoming.socket.destroyed) return
    if (path === PATHS.live || path === PATHS.ready) sayHealth(request, response)
    else if (!isApplicationPath(path)) await answerSite(request, response)
    else {
      const read = bareRead(request)
      const isAnswered = read && (await answerRead(read, request, response))
      if (!isAnswered) await answerApplication(service.app, request, response)
    }
  }

  async function waitForOthers(request: ServerRequest): Promise<void> {
    const { enqueue, admit } = service.turns
    try {
      await (request.isLong ? enqueue(request, () => undefined) : admit(request))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      request.refusal = errorResponse(error, siteUrl)
    }
  }

  /** The prerendered answer to a read without query and Idempotency-Key; all others go to the application. */
  function bareRead({ isRead, target, path = '', refusal, incoming }: ServerRequest) {
    const isBare = isRead && !target.includes('?') && !('idempotency-key' in incoming.headers)
    return isBare && !refusal ? reads.get(path) : undefined
  }

  /** Answers with a prerendered read, unless the client is over its limit, which the application refuses; says whether. */
  async function answerRead(
    read: StaticFile,
    request: ServerRequest,
    response: ServerResponse,
  ): Promise<boolean> {
    const { client, path = '', incoming } = request
    const { isTooMany, headers } = await service.count('api', client)
    if (isTooMany) return false
    request.route = path
    const answer = fileResponse(read, incoming.headers)
    send(response, { ...answer, headers: { ...answer.headers, ...headers } })
    return true
  }

  /** Answers /healthz and /readyz. */
  function sayHealth(request: ServerRequest, response: ServerResponse): void {
    const { method, isRead, path = '', refusal } = request
    const isWell = path === PATHS.live || isReady()
    const text = path === PATHS.live ? 'live' : isWell ? 'ready' : 'not ready'
    request.route = path
    if (refusal) send(response, refusal)
    else if (!isRead) send(response, otherMethodResponse(method, ['GET', 'HEAD'], siteUrl))
    else send(response, textResponse(isWell ? 200 : 503, 'text/plain; charset=utf-8', `${text}\n`))
  }
}

/** Lets the API application answer a request; also used in development. */
export async function answerApplication(
  app: App,
  request: ServerRequest,
  response: ServerResponse,
): Promise<void> {
  const { path } = request
  // No route has parameters, so a known path is its route's pattern.
  if (path !== undefined && app.has(path)) request.route = path
  send(response, await app.answer(request))
}
