import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { PATHS, SEARCH_PATH, TOO_MANY_PATH } from '../catalogue/urls.ts'
import { ApiError } from '../core/api-error.ts'
import { VERSION_HEADER } from '../core/http.ts'
import { negotiateType } from '../core/negotiate-type.ts'
import { pageHeaders } from '../core/page-headers.ts'
import { otherMethodResponse, type PlainResponse, RETRY_SOON, send } from '../core/response.ts'
import { searchTarget } from '../core/request-path.ts'
import { LONGEST_LIGHT } from '../core/fair-queue.ts'
import { notFoundTexts } from '../documents/not-found.ts'
import type { Service } from '../service.ts'
import type { AstroHandler } from './astro-handler.ts'
import type { LogLabels } from './log.ts'
import { PAGE_TYPES, markdownVariants, notAcceptable, notFound } from './negotiate-page.ts'
import { fileResponse, type StaticFile, withHeaders } from './static-files.ts'

export interface SiteOptions {
  service: Service
  /** Everything built for clients, by path. */
  files: ReadonlyMap<string, StaticFile>
  /** Renders what is not a file. */
  astro: AstroHandler
}

/** Answers for a path of the site. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  labels: LogLabels,
  path: string,
) => Promise<void>

/**
 * The site: files from memory, pages in HTML or in Markdown, and whatever is left to Astro, which also renders
 * what the FAQ answers to a question.
 */
export function createSiteHandler({ service, files, astro }: SiteOptions): SiteHandler {
  const { siteUrl } = service.catalogue
  const texts = notFoundTexts(service.catalogue)
  const variants = markdownVariants(files)
  const errorPage = builtPage(files, ERROR_PAGE)
  /** Help, and the word to come back later. */
  const tooMany = builtPage(files, TOO_MANY_PATH)
  // What is rendered is the same page with other results, so it has the same small scripts within.
  const html = tooMany.identity.whole.body?.toString()
  const renderedHeaders = { ...VERSION_HEADER, ...pageHeaders(`${SEARCH_PATH}.html`, html) }

  return async (request, response, labels, path) => {
    const file = isInternal(path) ? undefined : files.get(path)
    if (!file) {
      await askAstro(request, response, labels, path)
      return
    }
    const { method = 'GET', url = path } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const search = isRead ? searchTarget(url) : undefined
    labels.route = search === undefined ? path : `${PATHS.faq}?q`
    if (!isRead) send(response, otherMethodResponse(method, ['GET', 'HEAD'], siteUrl))
    else if (search !== undefined) await answerSearch(request, response, search)
    else send(response, fileOrVariant(path, file, request.headers))
  }

  function fileOrVariant(
    path: string,
    file: StaticFile,
    headers: IncomingHttpHeaders,
  ): PlainResponse {
    const variant = variants.get(path)
    if (!variant) return fileResponse(file, headers)
    const type = negotiateType(headers.accept, PAGE_TYPES)
    if (!type) return notAcceptable(siteUrl, 'page')
    return fileResponse(type === 'text/markdown' ? variant : file, headers)
  }

  /** The page of a question is HTML alone: programs ask /api/v1/faq or /ask. */
  async function answerSearch(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ): Promise<void> {
    const { client, isTooMany, headers } = await service.count('search', request)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!negotiateType(request.headers.accept, ['text/html']))
      send(response, notAcceptable(siteUrl, 'search'))
    else if (isTooMany) send(response, fileResponse(tooMany, request.headers, 429))
    else {
      request.url = target
      try {
        const weight = target.length > LONGEST_LIGHT ? 'heavy' : 'light'
        await service.enqueue(client, () => undefined, weight)
        // Whoever takes the page slowly keeps nobody else from theirs.
        if (!request.socket.destroyed) await render(request, response)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const refusal = withHeaders(tooMany, RETRY_SOON)
        send(response, fileResponse(refusal, request.headers, error.status))
      }
    }
  }

  async function askAstro(
    request: IncomingMessage,
    response: ServerResponse,
    labels: LogLabels,
    path: string,
  ): Promise<void> {
    const { route } = labels
    labels.route = 'on demand'
    // What begins with `_` is Astro's own, files apart.
    const isOurs = !isInternal(path) && !path.startsWith('/_')
    if (isOurs && (await render(request, response))) return
    labels.route = route
    const plain = notFound(request.headers.accept, path, texts)
    send(response, plain ?? fileResponse(errorPage, request.headers, 404))
  }

  /** Lets Astro answer; gives whether it has a route. */
  function render(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    return astro(request, response, service, renderedHeaders)
  }
}

function builtPage(files: ReadonlyMap<string, StaticFile>, path: string): StaticFile {
  const page = files.get(path)
  if (!page) throw new Error(`${path} was not built.`)
  return page
}

/** It is an answer, not an address. */
const ERROR_PAGE = '/404'

/** What is only ever seen at other addresses. */
function isInternal(path: string): boolean {
  return path === SEARCH_PATH || path === TOO_MANY_PATH || path === ERROR_PAGE
}
