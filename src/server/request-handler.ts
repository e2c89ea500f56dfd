import type { IncomingMessage, ServerResponse } from 'node:http'
import { PATHS, SEARCH_PATH, TOO_MANY_PATH } from '../catalogue/urls.ts'
import type { ApiError } from '../core/api-error.ts'
import { addressTooLong } from '../core/api-error.ts'
import { NO_CACHING } from '../core/http.ts'
import { isApplicationPath, requestPath, searchTarget } from '../core/request-path.ts'
import { notFoundTexts } from '../documents/not-found.ts'
import type { Service } from '../service.ts'
import { askApplication } from './ask-application.ts'
import type { AstroHandler } from './astro-handler.ts'
import { hasOneValidHost, invalidHost } from './host.ts'
import { negotiateType } from './negotiate-page.ts'
import { markdownVariants } from './page-variants.ts'
import {
  errorAnswer,
  notAcceptable,
  notFound,
  otherMethod,
  searchNotAcceptable,
} from './plain-answers.ts'
import { send } from './send.ts'
import type { StaticFile } from './static-files.ts'
import { fileAnswer } from './static-files.ts'

/** The longest target of a request, in bytes: a question that is far too long is still told so by the API. */
export const MAX_TARGET_BYTES = 64 * 1024

export interface RequestHandlerOptions {
  service: Service
  /** Everything built for clients, by path. */
  files: ReadonlyMap<string, StaticFile>
  /** Renders what is not a file. */
  astro: AstroHandler
  isReady: () => boolean
}

/** Answers a request; gives the pattern of the route that answered. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => Promise<string>

/**
 * The one road of a request: /api and /ask to the application, files from memory (pages in HTML or in
 * Markdown), and whatever is left to Astro, which also renders what the FAQ answers to a question.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { service, files, astro, isReady } = options
  const { siteUrl } = service.catalogue
  const texts = notFoundTexts(service.catalogue)
  const variants = markdownVariants(files)

  return async (request, response, requestId) => {
    if (!hasOneValidHost(request)) return refuse(request, response, invalidHost())
    const target = originForm(request.url ?? '/')
    if (target.length > MAX_TARGET_BYTES) return refuse(request, response, addressTooLong(), 431)
    request.url = target
    const path = requestPath(target)
    if (path === undefined || isApplicationPath(path))
      return askApplication(service, request, response, {
        requestId,
        prebuilt: prebuilt(request, path),
      })
    if (path === '/healthz' || path === '/readyz') return sayHealth(request, response, path)
    const file = isInternal(path) ? undefined : files.get(path)
    return file ? answerFile(request, response, path, file) : askAstro(request, response, path)
  }

  /** A bare read has bytes that were made at build; the application's middleware is passed all the same. */
  function prebuilt(
    request: IncomingMessage,
    path: string | undefined,
  ): (() => Response) | undefined {
    const { method, url = '', headers } = request
    const file = path !== undefined && !url.includes('?') ? files.get(path) : undefined
    if (!file || (method !== 'GET' && method !== 'HEAD')) return undefined
    return () => {
      const { status, headers: own, body } = fileAnswer(file, headers)
      return new Response(body && new Uint8Array(body), { status, headers: own })
    }
  }

  async function answerFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    file: StaticFile,
  ): Promise<string> {
    const { url = path } = request
    if (refuseMethod(request, response)) return path
    const search = searchTarget(url)
    if (search !== undefined) return answerSearch(request, response, search)
    const variant = variants.get(path)
    const type = variant ? negotiateType(request.headers.accept) : 'text/html'
    if (!type) send(request, response, notAcceptable(siteUrl))
    else if (variant && type === 'text/markdown')
      send(request, response, fileAnswer(variant, request.headers))
    else send(request, response, fileAnswer(file, request.headers))
    return path
  }

  /** Whether the process is there, and whether it is ready to answer. */
  function sayHealth(request: IncomingMessage, response: ServerResponse, path: string): string {
    if (refuseMethod(request, response)) return path
    const isWell = path === '/healthz' || isReady()
    const text = path === '/healthz' ? 'live' : isWell ? 'ready' : 'not ready'
    const headers = { ...NO_CACHING, 'Content-Type': 'text/plain; charset=utf-8' }
    send(request, response, { status: isWell ? 200 : 503, headers, body: `${text}\n` })
    return path
  }

  /** Answers the methods that nothing but the application has; gives whether it was one. */
  function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = 'GET' } = request
    if (method === 'GET' || method === 'HEAD') return false
    send(request, response, otherMethod(method, siteUrl))
    return true
  }

  /** The page of a question is HTML alone: programs ask /api/v1/faq or /ask. */
  async function answerSearch(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ): Promise<string> {
    const { accept, 'x-forwarded-for': forwardedFor } = request.headers
    const { isTooMany, headers } = await service.countSearch(
      request.socket.remoteAddress ?? '',
      String(forwardedFor ?? ''),
    )
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const tooMany = isTooMany && files.get(TOO_MANY_PATH)
    if (!negotiateType(accept, ['text/html'])) send(request, response, searchNotAcceptable(siteUrl))
    else if (tooMany) send(request, response, fileAnswer(tooMany, request.headers, 429))
    else {
      request.url = target
      await astro(request, response, undefined, service)
    }
    return `${PATHS.faq}?q`
  }

  async function askAstro(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<string> {
    let route = 'on demand'
    const sayNotFound = () => {
      route = 'unmatched'
      const plain = notFound(request.headers.accept, path, texts)
      const page = files.get(ERROR_PAGE)
      if (plain) send(request, response, plain)
      else if (page) send(request, response, fileAnswer(page, request.headers, 404))
      else response.writeHead(404).end()
    }
    // What begins with `_` is Astro's own, files apart.
    if (isInternal(path) || path.startsWith('/_')) sayNotFound()
    else await astro(request, response, sayNotFound, service)
    return route
  }

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    error: ApiError,
    status: number = error.status,
  ): string {
    const headers = { Connection: 'close' }
    send(request, response, errorAnswer(error, siteUrl, { status, headers }))
    return 'unmatched'
  }
}

/** It is an answer, not an address. */
const ERROR_PAGE = '/404'

/** What is only ever seen at other addresses. */
function isInternal(path: string): boolean {
  return path === SEARCH_PATH || path === TOO_MANY_PATH || path === ERROR_PAGE
}

/** A proxy's absolute target, http://host/path, is the path on this host (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  if (target === '*') return '/'
  const bare = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}
