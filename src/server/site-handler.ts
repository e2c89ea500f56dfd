import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { PATHS, SEARCH_PATH, TOO_MANY_PATH } from '../catalogue/urls.ts'
import { ApiError } from '../core/api-error.ts'
import { VERSION_HEADER } from '../core/http.ts'
import { negotiateType } from '../core/negotiate-type.ts'
import { pageHeaders } from '../core/page-headers.ts'
import {
  errorResponse,
  otherMethodResponse,
  type PlainResponse,
  RETRY_SOON,
  send,
} from '../core/response.ts'
import { searchTarget } from '../core/request-path.ts'
import { notFoundTexts } from '../documents/not-found.ts'
import type { Service } from '../service.ts'
import type { AstroHandler } from './astro-handler.ts'
import { PAGE_TYPES, markdownVariants, notAcceptable, notFound } from './negotiate-page.ts'
import type { ServerRequest } from './request.ts'
import { fileResponse, type StaticFile, withHeaders } from './static-files.ts'

export interface SiteOptions {
  service: Service
  /** All files of the build that are served, by path. */
  files: ReadonlyMap<string, StaticFile>
  /** Renders routes that are no files. */
  astro: AstroHandler
}

/** Makes the handler of the site: files from memory, pages as HTML or Markdown, and Astro for the search page and the rest. */
export function createSiteHandler({ service, files, astro }: SiteOptions) {
  const { siteUrl } = service.catalogue
  const texts = notFoundTexts(service.catalogue)
  const variants = markdownVariants(files)
  const errorPage = builtPage(files, ERROR_PAGE)
  const tooMany = builtPage(files, TOO_MANY_PATH)
  // The search page has the same inline scripts as this one, so the same policy fits.
  const html = tooMany.identity.whole.body?.toString()
  const renderedHeaders = { ...VERSION_HEADER, ...pageHeaders(`${SEARCH_PATH}.html`, html) }

  return async (request: ServerRequest, response: ServerResponse): Promise<void> => {
    const { method, isRead, target, path = '', refusal, incoming } = request
    const file = isInternal(path) ? undefined : files.get(path)
    const search = isRead && file ? searchTarget(target, path) : undefined
    if (file) request.route = search === undefined ? path : `${PATHS.faq}?q`
    // Someone who searches during a flood may need help, which this page shows.
    if (refusal?.status === 503 && search !== undefined) sendTooMany(request, response, 503)
    else if (search !== undefined) await answerSearch(request, response, search)
    else if (refusal) send(response, refusal)
    else if (!file) await askAstro(request, response)
    else if (!isRead) send(response, otherMethodResponse(method, ['GET', 'HEAD'], siteUrl))
    else send(response, fileOrVariant(path, file, rangeOfGet(method, incoming.headers)))
  }

  function fileOrVariant(
    path: string,
    file: StaticFile,
    headers: IncomingHttpHeaders,
  ): PlainResponse {
    const variant = variants.get(path)
    if (!variant) return explainRange(fileResponse(file, headers))
    const type = negotiateType(headers.accept, PAGE_TYPES)
    if (!type) return notAcceptable(siteUrl, 'page')
    return fileResponse(type === 'text/markdown' ? variant : file, headers)
  }

  /** Gives a 416 the common envelope and headers, so that no cache stores it as the file. */
  function explainRange(answer: PlainResponse): PlainResponse {
    const { status, headers } = answer
    if (status !== 416) return answer
    const hint = 'Ask for an earlier one, or for all of the file.'
    const error = new ApiError('invalid_request', 'The file ends before the range.', hint, status)
    return errorResponse(error, siteUrl, { 'Content-Range': headers['Content-Range'] ?? '' })
  }

  /** Counts /faq?q= and answers it, in HTML only; programs use /api/v1/faq or /ask. */
  async function answerSearch(
    request: ServerRequest,
    response: ServerResponse,
    target: string,
  ): Promise<void> {
    const { client, refusal, incoming } = request
    const { isTooMany, headers } = await service.count('search', client)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (isTooMany) sendTooMany(request, response, 429)
    else if (refusal) send(response, refusal)
    else if (!negotiateType(incoming.headers.accept, ['text/html']))
      send(response, notAcceptable(siteUrl, 'search'))
    else {
      incoming.url = target
      if (!(await render(request, response))) throw new Error(`Nothing renders ${SEARCH_PATH}.`)
    }
  }

  function sendTooMany(
    { incoming }: ServerRequest,
    response: ServerResponse,
    status: number,
  ): void {
    const page = status === 503 ? withHeaders(tooMany, RETRY_SOON) : tooMany
    send(response, fileResponse(page, incoming.headers, status))
  }

  async function askAstro(request: ServerRequest, response: ServerResponse): Promise<void> {
    const { method, path = '', route, target, incoming } = request
    const { headers } = incoming
    request.route = 'on demand'
    incoming.url = target
    // Routes that begin with `_` are Astro's own, and its Request has no TRACE (Fetch Standard, 2.2.1).
    const isOurs = !isInternal(path) && !path.startsWith('/_') && method !== 'TRACE'
    if (isOurs && (await render(request, response))) return
    request.route = route
    const plain = notFound(headers.accept, path, texts)
    send(response, plain ?? fileResponse(errorPage, headers, 404))
  }

  /** Resolves to whether Astro has a route. */
  function render({ incoming }: ServerRequest, response: ServerResponse): Promise<boolean> {
    return astro(incoming, response, service, renderedHeaders)
  }
}

function builtPage(files: ReadonlyMap<string, StaticFile>, path: string): StaticFile {
  const page = files.get(path)
  if (!page) throw new Error(`${path} was not built.`)
  return page
}

/** The same header fields; a range only with GET (RFC 9110, 14.2). */
function rangeOfGet(method: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return method === 'GET' ? headers : { ...headers, range: undefined }
}

/** The path at which Astro makes the page for unknown paths. */
export const ERROR_PAGE = '/404'

/** Whether a path is that of a page which is only sent as the answer at other paths. */
export function isInternal(path: string): boolean {
  return path === SEARCH_PATH || path === TOO_MANY_PATH || path === ERROR_PAGE
}
