import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { internalError } from '../core/api-error.ts'
import { JSON_TYPE } from '../api/respond.ts'
import type { ApiHandler } from './api-handler.ts'
import { createServer } from './node-http.ts'
import { pathOf } from './path-of.ts'
import type { Route } from './route.ts'
import type { Answer } from './metrics.ts'
import type { SiteHandler } from './site-handler.ts'

/** Patience with a client: times in milliseconds, sizes in bytes. */
const OPTIONS: ServerOptions = {
  // A question of 2,000 characters outside the BMP is 24,000 bytes of percent-encoding.
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than the 60 s after which most proxies drop an idle connection, so that they drop it first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  // A request without a body needs none of a stream's events: a tenth of the CPU of an answer from memory.
  optimizeEmptyRequests: true,
}

/**
 * How long a connection may stand still in the middle of an answer, in milliseconds; then it is closed. Node
 * waits twice as long where the client has taken a part.
 */
const SILENCE_MS = 30_000

export interface HttpServerOptions {
  answerApi: ApiHandler
  answerSite: SiteHandler
  siteUrl: string
  log: Logger
  isReady: () => boolean
  /** Told of every answer, where answers are counted. */
  onAnswer?: ((answer: Answer) => void) | undefined
}

/** The HTTP server: which part answers what, the time limits, and one log line for each answer. */
export function createHttpServer({
  answerApi,
  answerSite,
  siteUrl,
  log,
  isReady,
  onAnswer,
}: HttpServerOptions): Server {
  let requests = 0
  const instance = `${Date.now().toString(36)}${process.pid.toString(36)}-`
  // Where nobody is told of answers, nothing is noted of them.
  const isWatched = onAnswer !== undefined || log.isLevelEnabled('info')
  const server = createServer(OPTIONS, (request, response) => {
    requests += 1
    const id = `${instance}${requests}`
    if (isWatched) answerAndRecord(request, response, id)
    else void answerOrFail(request, response, id)
  })
  // A socket keeps its address once that is read. Read at the same point of every connection, sockets have
  // few shapes; with more, V8 makes each access to them slow, in Node's own code too.
  return server.on('connection', ({ remoteAddress }) => remoteAddress)

  function answerAndRecord(request: IncomingMessage, response: ServerResponse, id: string): void {
    const startedAt = performance.now()
    const route = answerOrFail(request, response, id)
    response.on('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      if (route instanceof Promise) void route.then((known) => record(known, ms))
      else record(route, ms)
    })

    function record(route: string, ms: number): void {
      const { statusCode: status, writableFinished } = response
      // What a person asked, or from where, is never written: the route's pattern stands for the address.
      const answer: Answer = { method: request.method ?? '', route, status, ms }
      onAnswer?.(answer)
      log.info(writableFinished ? { id, ...answer } : { id, ...answer, aborted: true })
    }
  }

  function answerOrFail(request: IncomingMessage, response: ServerResponse, id: string): Route {
    try {
      const route = answer(request, response, id)
      if (!(route instanceof Promise)) {
        // What the kernel has taken all of cannot stand still.
        if (response.writableLength > 0) response.setTimeout(SILENCE_MS)
        return route
      }
      response.setTimeout(SILENCE_MS)
      return route.catch((error: unknown) => fail(error, response, id))
    } catch (error) {
      return fail(error, response, id)
    }
  }

  function fail(error: unknown, response: ServerResponse, id: string): string {
    log.error({ id, err: error }, 'a request failed')
    sayFailure(response, siteUrl)
    return 'unmatched'
  }

  function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Route {
    if (hostsOf(request) > 1) return refuseHosts(response)
    if (!request.url?.startsWith('/')) request.url = originForm(request.url)
    const path = pathOf(request)
    if (isApiPath(path)) return answerApi({ request, response, path, requestId })
    if (path === '/healthz') return reply(response, path, 200, 'live')
    if (path === '/readyz')
      return isReady()
        ? reply(response, path, 200, 'ready')
        : reply(response, path, 503, 'not ready')
    return answerSite(request, response)
  }
}

/** How many Host headers a request has; Node keeps the first one only. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1
  return hosts
}

/** A proxy may have routed by another Host than the one read here (RFC 9112, 3.2). */
function refuseHosts(response: ServerResponse): string {
  response.writeHead(400, { Connection: 'close' }).end()
  return 'unmatched'
}

/** Whether the application owns a path. */
function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path === '/ask' || path === '/ask/'
}

/** A proxy's absolute target, http://host/path, is the path on this host (RFC 9112, 3.2.2). */
function originForm(target = '/'): string {
  if (!URL.canParse(target)) return '/'
  const { pathname, search } = new URL(target)
  return pathname + search
}

function reply(response: ServerResponse, route: string, status: number, text: string): string {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`)
  return route
}

function sayFailure(response: ServerResponse, siteUrl: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const error = internalError()
  response.writeHead(error.status, { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(error.toBody(siteUrl)))
}
