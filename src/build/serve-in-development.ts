import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRunnableDevEnvironment } from 'vite'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { pageLinks } from '../core/file-headers.ts'
import type { PlainAnswer } from '../core/plain-answer.ts'
import { errorAnswer, otherMethodAnswer, send } from '../core/plain-answer.ts'
import {
  negotiateType,
  notAcceptable,
  notFound,
  searchNotAcceptable,
  variantHeaders,
} from '../server/negotiate-page.ts'
import { MAX_TARGET_BYTES, askApplication } from '../server/request-handler.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { SEARCH_PATH, TOO_MANY_PATH, markdownPath, pagePaths } from '../catalogue/urls.ts'
import { VERSION_HEADER } from '../core/http.ts'
import { isApplicationPath, requestPath, searchTarget } from '../core/request-path.ts'
import { addressTooLong } from '../core/api-error.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { notFoundTexts } from '../documents/not-found.ts'

type Instance = typeof import('../instance.ts')

/**
 * In development: the application, pages in Markdown, the links of pages, the page of a search, and what is
 * said of addresses that do not exist, decided by the same functions as in production.
 */
export function serveInDevelopment(): Plugin {
  return {
    name: 'practice:serve-in-development',
    enforce: 'post',
    configureServer: (server) => () => {
      const answer = createMiddleware(server)
      // First of all, since Vite and Astro have answers of their own to some spellings of a path or a host.
      server.middlewares.stack.unshift({
        route: '',
        handle: (...call: Parameters<typeof answer>) => void answer(...call),
      })
    },
  }
}

function createMiddleware(server: ViteDevServer) {
  // Astro runs pages in this environment. A runner beside its own, such as ssrLoadModule's, would be told of
  // a change of the content in its place, and pages and the API would stay as they were.
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('Pages run in no environment of this process.')
  const { runner } = ssr
  return async function answer(
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    try {
      for (const [name, value] of Object.entries(VERSION_HEADER)) response.setHeader(name, value)
      const target = request.url ?? '/'
      const path = requestPath(target)
      // Loaded anew after each change of the content.
      const { instance } = await runner.import<Instance>('/src/instance.ts')
      const service = await instance()
      const { catalogue } = service
      const { siteUrl } = catalogue
      const { method = 'GET' } = request
      if (target.length > MAX_TARGET_BYTES) {
        send(request, response, errorAnswer(addressTooLong(), siteUrl, {}, 431))
        return
      }
      if (path === undefined || isApplicationPath(path)) {
        await askApplication(service, request, response)
        return
      }
      if (path === SEARCH_PATH || path === TOO_MANY_PATH) request.url = '/404'
      if (method !== 'GET' && method !== 'HEAD' && isPublished(path, catalogue)) {
        send(request, response, otherMethodAnswer(method, ['GET', 'HEAD'], siteUrl))
        return
      }
      if (pagePaths(catalogue).includes(path)) {
        const search = searchTarget(target)
        const type = negotiateType(request.headers.accept, search ? ['text/html'] : undefined)
        if (!type) {
          send(request, response, search ? searchNotAcceptable(siteUrl) : notAcceptable(siteUrl))
          return
        }
        const isMarkdown = type === 'text/markdown'
        const headers = isMarkdown
          ? variantHeaders(path)
          : { Link: pageLinks(path), Vary: 'Accept, Accept-Encoding' }
        overrideHeaders(response, headers)
        request.url = isMarkdown ? markdownPath(path) : target
        if (search) {
          const { isTooMany, headers: rate } = await service.count('search', request)
          overrideHeaders(response, rate)
          request.url = isTooMany ? TOO_MANY_PATH : search
        }
      }
      replaceNotFound(request, response, () =>
        notFound(request.headers.accept, path, notFoundTexts(catalogue)),
      )
      next()
    } catch (error) {
      next(error)
    }
  }
}

/** Whether there is a page or a document at a path. */
function isPublished(path: string, catalogue: Catalogue): boolean {
  const pages = pagePaths(catalogue)
  return path in DOCUMENTS || pages.includes(path) || pages.map(markdownPath).includes(path)
}

/** Sets headers that override those of the answer. */
function overrideHeaders(response: ServerResponse, headers: Record<string, string>): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const given = rest.find((value) => typeof value === 'object' && value !== null)
    const lowerCase = new Set(Object.keys(headers).map((name) => name.toLowerCase()))
    const kept = Object.entries((given ?? {}) as Record<string, string>).filter(
      ([name]) => !lowerCase.has(name.toLowerCase()),
    )
    return writeHead(status, { ...Object.fromEntries(kept), ...headers })
  }
}

/** Lets Astro answer, except with 404: then `instead` answers, if it gives an answer. */
function replaceNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  instead: () => PlainAnswer | undefined,
): void {
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  response.writeHead = (status: number, ...rest: never[]) => {
    if (status === 404) response.setHeader('Cache-Control', 'no-store')
    const plain = status === 404 ? instead() : undefined
    if (!plain) return writeHead(status, ...rest)
    response.write = () => true
    response.end = (() => response) as typeof response.end
    writeHead(plain.status, plain.headers)
    end(request.method === 'HEAD' ? undefined : plain.body)
    return response
  }
}
