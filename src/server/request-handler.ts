import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ApiError, addressTooLong, tooLong } from '../core/api-error.ts'
import {
  errorResponse,
  otherMethodResponse,
  send,
  type TextResponse,
  textResponse,
} from '../core/response.ts'
import { isApplicationPath, originForm, requestPath } from '../core/request-path.ts'
import { PATHS, READ_PATHS } from '../catalogue/urls.ts'
import { MAX_FIELDS_BYTES, MAX_TARGET_BYTES } from '../schemas/limits.ts'
import type { Service } from '../service.ts'
import type { LogLabels } from './log.ts'
import { createSiteHandler, type SiteOptions } from './site-handler.ts'
import { fileResponse, type StaticFile, withHeaders } from './static-files.ts'

/** Requests with a longer target and header fields wait in the heavy queue first; browsers send half of it. */
const LONGEST_AT_ONCE = 4 * 1024

export interface RequestHandlerOptions extends SiteOptions {
  isReady: () => boolean
}

/** Answers a request. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  labels: LogLabels,
) => Promise<void>

/** The one road of a request: /api and /ask to the application, everything else to the site. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { service, files, isReady } = options
  const { siteUrl } = service.catalogue
  const answerSite = createSiteHandler(options)
  const askApplication = createApplicationHandler(service)
  const refuse = createRefusalHandler(service)
  const reads = new Map<string, StaticFile>(
    Object.values(READ_PATHS).flatMap((path) => {
      const file = files.get(path)
      return file ? [[path, withHeaders(file, service.answerHeaders(path))]] : []
    }),
  )

  return async (request, response, labels) => {
    const fieldsLength = fieldsLengthOf(request)
    const refusal = refusalOf(request, siteUrl, fieldsLength)
    const target = originForm(request.url ?? '/')
    request.url = target
    if (target.length + fieldsLength > LONGEST_AT_ONCE) await waitForOthers(request)
    const path = requestPath(target)
    if (refusal) await refuse(request, response, labels, refusal)
    else if (path === undefined || isApplicationPath(path)) {
      if (!(await answerRead(request, response, labels, path)))
        await askApplication(request, response, labels)
    } else if (path === PATHS.live || path === PATHS.ready) {
      labels.route = path
      sayHealth(request, response, path)
    } else await answerSite(request, response, labels, path)
  }

  /**
   * Starts one long request for each round of the event loop, so that short ones do not wait for many of them. If
   * the queue is full it starts at once; whatever it asks for refuses it.
   */
  async function waitForOthers(request: IncomingMessage): Promise<void> {
    await service
      .enqueue(service.clientOf(request), () => undefined, 'heavy')
      .catch(() => undefined)
  }

  /**
   * Answers a bare read with bytes made at build, and gives whether it did. What is more than that, and a client
   * that has asked too often, is left to the application.
   */
  async function answerRead(
    request: IncomingMessage,
    response: ServerResponse,
    labels: LogLabels,
    path = '',
  ): Promise<boolean> {
    const read = isBareRead(request) ? reads.get(path) : undefined
    if (!read) return false
    const { isTooMany, headers } = await service.count('api', request)
    if (isTooMany) return false
    labels.route = path
    const answer = fileResponse(read, request.headers)
    send(response, { ...answer, headers: { ...answer.headers, ...headers } })
    return true
  }

  /** Whether the process is there, and whether it is ready to answer. */
  function sayHealth(request: IncomingMessage, response: ServerResponse, path: string): void {
    const { method = 'GET' } = request
    const isWell = path === PATHS.live || isReady()
    const text = path === PATHS.live ? 'live' : isWell ? 'ready' : 'not ready'
    const answer =
      method === 'GET' || method === 'HEAD'
        ? textResponse(isWell ? 200 : 503, 'text/plain; charset=utf-8', `${text}\n`)
        : otherMethodResponse(method, ['GET', 'HEAD'], siteUrl)
    send(response, answer)
  }
}

/**
 * What is said of a request that names no one host, or whose address or header fields are too long, whatever it
 * asks for, in production and in development alike.
 */
export function refusalOf(
  request: IncomingMessage,
  siteUrl: string,
  fieldsLength = fieldsLengthOf(request),
): TextResponse | undefined {
  const close = { Connection: 'close' }
  if (!hasOneValidHost(request)) return errorResponse(invalidHost(), siteUrl, close)
  const { length } = originForm(request.url ?? '/')
  if (length > MAX_TARGET_BYTES) return errorResponse(addressTooLong(), siteUrl, close)
  if (fieldsLength > MAX_FIELDS_BYTES) return errorResponse(fieldsTooLong(), siteUrl, close)
  return undefined
}

/** How long the header fields of a request are, as they were sent: after each name and value stand two bytes. */
function fieldsLengthOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
}

/** Whether a request is for the whole of a read; a key of the client's own is for the application to check. */
function isBareRead({ method, url = '', headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !url.includes('?') && headers['idempotency-key'] === undefined
}

/** What answers a request that is refused before anything else is looked at. */
export type RefusalHandler = (
  ...asked: [...Parameters<RequestHandler>, TextResponse]
) => Promise<void>

/**
 * Refuses requests, in production and in development alike. At a path of the application it says so, and so counts
 * them too and gives the client its own key back.
 */
export function createRefusalHandler(service: Service): RefusalHandler {
  return async (request, response, labels, refusal) => {
    const path = requestPath(request.url ?? '/')
    if (!isApplicationPath(path)) {
      send(response, refusal)
      return
    }
    // Neither may be read any more.
    request.url = path === undefined ? '/' : encodeURI(path)
    delete request.headers.host
    await createApplicationHandler(service, refusal)(request, response, labels)
  }
}

/**
 * Lets the application answer requests, in production and in development alike.
 *
 * @param refusal What it answers to each, where that is decided.
 */
export function createApplicationHandler(
  { app, catalogue: { siteUrl }, clientOf }: Service,
  refusal?: TextResponse,
): RequestHandler {
  const hostname = new URL(siteUrl).host
  // No route has parameters, so the path that was asked is the name of its route.
  const routes = new Set(app.routes.map(({ path }) => path))
  return async (request, response, labels) => {
    request.url = applicationTarget(request.url)
    const path = requestPath(request.url) ?? ''
    if (routes.has(path)) labels.route = path
    const bindings = { requestId: labels.id, client: clientOf(request), incoming: request, refusal }
    let failure: { error: unknown } | undefined
    const answer = getRequestListener((asked) => app.fetch(asked, bindings), {
      hostname,
      // Left to whoever called, who logs it and says no more of it than that it happened.
      errorHandler: (error) => {
        failure = { error }
      },
    })
    await answer(request, response)
    if (failure) throw failure.error
  }
}

/**
 * The target as node-server takes it. It resolves dot segments, so that `/x/../api/v1/faq` would name a route;
 * and it refuses a backslash in a fragment, which no client should have sent.
 */
function applicationTarget(target = '/'): string {
  const bare = originForm(target).replace(/#[^]*$/, '')
  return requestPath(bare) === undefined ? '/' : bare
}

/**
 * Whether a request names one host, as it must (RFC 9112, 3.2): with several, a proxy may have routed by
 * another one than the one read here. HTTP/1.0 has no such header.
 */
function hasOneValidHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers
  if (host === undefined) return httpVersion === '1.0'
  // Names stand before their values.
  const isHost = (text: string, i: number) => i % 2 === 0 && text.toLowerCase() === 'host'
  if (rawHeaders.filter(isHost).length > 1) return false
  // What an address reads as another name, or as more than a name and a port, is no host (and node-server throws).
  return URL.parse(`http://${host}`)?.hostname === host.replace(/:\d+$/, '').toLowerCase()
}

function fieldsTooLong(): ApiError {
  return tooLong(
    `The header fields are longer than ${MAX_FIELDS_BYTES / 1024} KiB.`,
    'Send fewer or shorter header fields.',
  )
}

/** The error for a missing, repeated or malformed Host header. */
function invalidHost(): ApiError {
  return new ApiError(
    'invalid_request',
    'Host must be given once, and be the name of a host.',
    'Send the Host header that the address has.',
  )
}
