import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NotFoundTexts } from '../documents/not-found.ts'
import { PATHS, markdownPath } from '../catalogue/urls.ts'
import { pageLinks } from './file-headers.ts'
import { negotiateType } from './negotiate-page.ts'
import type { PlainAnswer } from './page-answers.ts'
import { notAcceptable, notFound } from './page-answers.ts'
import type { Route } from './route.ts'
import type { SendSearchPage } from './search-page.ts'
import { sendFile } from './send.ts'
import type { StaticFile } from './static-files.ts'
import { withHeaders } from './static-files.ts'

/** Answers a request for anything but the API; gives the pattern of the route that answered. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Route

export interface SiteHandlerOptions {
  /** Everything built for clients, by path. */
  files: ReadonlyMap<string, StaticFile>
  sendSearchPage: SendSearchPage
  notFoundTexts: NotFoundTexts
  siteUrl: string
}

/** Pages, assets and documents from memory, pages in HTML or Markdown; a search of the FAQ is put together. */
export function createSiteHandler({
  files,
  sendSearchPage,
  notFoundTexts,
  siteUrl,
}: SiteHandlerOptions): SiteHandler {
  const errorFile = files.get(ERROR_PAGE)
  const errorPage = errorFile && withHeaders(errorFile, ERROR_HEADERS)
  const twins = new Map(
    [...files.keys()].flatMap((path) => {
      const twin = files.get(markdownPath(path))
      return twin ? [[path, withHeaders(twin, negotiatedHeaders(path))] as const] : []
    }),
  )

  return (request, response) => {
    const { path, query } = splitUrl(request.url ?? '/')
    const file = path === ERROR_PAGE ? undefined : files.get(path)
    const { accept } = request.headers
    if (!file) {
      const plain = notFound(accept, path, notFoundTexts)
      if (plain) sendPlain(request, response, plain)
      else if (errorPage) sendFile(request, response, errorPage, { status: 404 })
      else response.writeHead(404).end()
      return 'unmatched'
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseMethod(request, response)
      return path
    }
    const question = query !== '' && path === PATHS.faq ? questionIn(query) : ''
    const twin = twins.get(path)
    const type = twin ? negotiateType(accept) : 'text/html'
    if (!type) sendPlain(request, response, notAcceptable(siteUrl))
    else if (twin && type === 'text/markdown') sendFile(request, response, twin)
    else if (question !== '')
      return sendSearchPage(request, response, question).then(() => '/faq?q')
    else sendFile(request, response, file)
    return path
  }
}

/** Headers of a page's answer in Markdown, beside those its twin has anyway. */
export function negotiatedHeaders(path: string): Record<string, string> {
  return {
    'Content-Location': markdownPath(path),
    Link: `<${path}>; rel="canonical", ${pageLinks(path)}`,
    Vary: 'Accept, Accept-Encoding',
  }
}

/** It is an answer, not an address. */
const ERROR_PAGE = '/404'
const ERROR_HEADERS = { 'Cache-Control': 'no-store', Vary: 'Accept, Accept-Encoding' }

/** Everything here is for reading; scripts of other sites may ask first (Fetch Standard, 3.2.2). */
function refuseMethod(request: IncomingMessage, response: ServerResponse): void {
  const headers = { Allow: 'GET, HEAD, OPTIONS', 'Cache-Control': 'no-store' }
  if (request.method !== 'OPTIONS') response.writeHead(405, headers).end()
  else
    response
      .writeHead(204, {
        ...headers,
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': headers.Allow,
        'Access-Control-Allow-Headers': 'Accept, If-None-Match',
        'Access-Control-Max-Age': '86400',
      })
      .end()
}

function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PlainAnswer,
): void {
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

function questionIn(query: string): string {
  return new URLSearchParams(query).get('q')?.trim() ?? ''
}

/** Path and query of a request target; a path that does not decode is no path of ours. */
function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  const encoded = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)
  try {
    const path = encoded.includes('%') ? decodeURIComponent(encoded) : encoded
    return { path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, query }
  } catch {
    return { path: '', query }
  }
}
