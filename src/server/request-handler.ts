import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Bindings } from '../api/environment.ts'
import { ApiError, addressTooLong, fieldsTooLong } from '../core/api-error.ts'
import type { TextAnswer } from '../core/plain-answer.ts'
import { errorAnswer, otherMethodAnswer, send, textAnswer } from '../core/plain-answer.ts'
import { isApplicationPath, originForm, requestPath } from '../core/request-path.ts'
import { PATHS, READ_PATHS } from '../catalogue/urls.ts'
import type { Service } from '../service.ts'
import type { AstroHandler } from './astro-handler.ts'
import { createSiteHandler } from './site-handler.ts'
import type { StaticFile } from './static-files.ts'
import { fileAnswer, withHeaders } from './static-files.ts'

/** The longest target of a request, in bytes: a question that is far too long is still told so by the API. */
export const MAX_TARGET_BYTES = 64 * 1024

/** The longest header fields of a request, all together, in bytes. */
export const MAX_FIELDS_BYTES = 16 * 1024

/** The longest address and header fields together of a request that waits for nobody: twice what browsers send. */
const LONGEST_AT_ONCE = 4 * 1024

export interface RequestHandlerOptions {
  service: Service
  /** Everything built for clients, by path. */
  files: ReadonlyMap<string, StaticFile>
  /** Renders what is not a file. */
  astro: AstroHandler
  isReady: () => boolean
}

/**
 * Answers a request; gives the pattern of the route that answered.
 *
 * @param requestId What the log calls the request.
 */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId?: string,
) => Promise<string>

/** The one road of a request: /api and /ask to the application, everything else to the site. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { service, files, isReady } = options
  const { siteUrl } = service.catalogue
  const answerSite = createSiteHandler(options)
  const askApplication = createApplicationHandler(service)
  const reads = new Map<string, StaticFile>(
    Object.values(READ_PATHS).flatMap((path) => {
      const file = files.get(path)
      return file ? [[path, withHeaders(file, service.readHeaders)]] : []
    }),
  )

  return async (request, response, requestId) => {
    const fieldsLength = fieldsLengthOf(request)
    const refusal = refusalOf(request, siteUrl, fieldsLength)
    if (refusal) {
      send(request, response, refusal)
      return 'unmatched'
    }
    const target = originForm(request.url ?? '/')
    request.url = target
    if (target.length + fieldsLength > LONGEST_AT_ONCE) await waitForOthers(request)
    const path = requestPath(target)
    if (path === undefined || isApplicationPath(path)) {
      const route = await answerRead(request, response, path)
      return route ?? askApplication(request, response, requestId)
    }
    if (path === PATHS.live || path === PATHS.ready) return sayHealth(request, response, path)
    return answerSite(request, response, path)
  }

  /**
   * Lets one long request begin at a time, so that short ones do not wait for many of them. Where too many wait
   * already, this one does not, and is refused by whatever has work for it.
   */
  async function waitForOthers(request: IncomingMessage): Promise<void> {
    await service
      .enqueue(service.clientOf(request), () => undefined, 'heavy')
      .catch(() => undefined)
  }

  /**
   * Answers a bare read with bytes made at build. What is more than that, and a client that has asked too often,
   * is left to the application.
   */
  async function answerRead(
    request: IncomingMessage,
    response: ServerResponse,
    path: string | undefined,
  ): Promise<string | undefined> {
    const read = path !== undefined && isBareRead(request) ? reads.get(path) : undefined
    if (!read) return undefined
    const { isTooMany, headers } = await service.count('api', request)
    if (isTooMany) return undefined
    const answer = fileAnswer(read, request.headers)
    send(request, response, { ...answer, headers: { ...answer.headers, ...headers } })
    return path
  }

  /** Whether the process is there, and whether it is ready to answer. */
  function sayHealth(request: IncomingMessage, response: ServerResponse, path: string): string {
    const { method = 'GET' } = request
    const isWell = path === PATHS.live || isReady()
    const text = path === PATHS.live ? 'live' : isWell ? 'ready' : 'not ready'
    const answer =
      method === 'GET' || method === 'HEAD'
        ? textAnswer(isWell ? 200 : 503, 'text/plain; charset=utf-8', `${text}\n`)
        : otherMethodAnswer(method, ['GET', 'HEAD'], siteUrl)
    send(request, response, answer)
    return path
  }
}

/**
 * What is said of a request that names no one host, or whose address or header fields are too long, before
 * anything else is looked at, in production and in development alike.
 */
export function refusalOf(
  request: IncomingMessage,
  siteUrl: string,
  fieldsLength = fieldsLengthOf(request),
): TextAnswer | undefined {
  const close = { Connection: 'close' }
  if (!hasOneValidHost(request)) return errorAnswer(invalidHost(), siteUrl, close)
  const { length } = originForm(request.url ?? '/')
  if (length > MAX_TARGET_BYTES) return errorAnswer(addressTooLong(), siteUrl, close, 431)
  if (fieldsLength > MAX_FIELDS_BYTES) return errorAnswer(fieldsTooLong(), siteUrl, close, 431)
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

/** Lets the application answer requests, in production and in development alike. */
export function createApplicationHandler({
  app,
  catalogue: { siteUrl },
  clientOf,
}: Service): RequestHandler {
  const options = {
    hostname: new URL(siteUrl).host,
    // What the name of a host may be is read more strictly there.
    errorHandler: () => {
      const { status, headers, body } = errorAnswer(invalidHost(), siteUrl)
      return new Response(body, { status, headers })
    },
  }
  return async (request, response, requestId) => {
    // What names no path must not be given one by a parser that reads it in another way.
    if (requestPath(request.url ?? '/') === undefined) request.url = '/'
    const bindings: Bindings = {
      requestId,
      client: clientOf(request),
      hasLeft: () => hasLeft(request),
      isGone: () => request.socket.destroyed,
    }
    const answer = getRequestListener((asked) => app.fetch(asked, bindings), options)
    await answer(request, response)
    return bindings.route ?? 'unmatched'
  }
}

/** Whether a client is gone before all of its request had come: that is no failure of ours. */
export function hasLeft({ complete, socket }: IncomingMessage): boolean {
  return !complete && socket.destroyed
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
  // Anything beside a name and a port is no host, though an address may have it.
  return /^[^/?#@\\\s]+$/.test(host) && URL.canParse(`http://${host}`)
}

/** What is said of a request that does not. */
function invalidHost(): ApiError {
  return new ApiError(
    'invalid_request',
    'Host must be given once, and be the name of a host.',
    'Send the Host header that the address has.',
  )
}
