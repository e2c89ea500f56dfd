import type { IncomingMessage, ServerResponse } from 'node:http'
import { SEARCH_PATH } from '../site/urls.ts'
import { PAGE_HEADERS } from './page-headers.ts'
import { sendFile } from './send.ts'
import type { StaticFile } from './static-files.ts'

/** Renders a page on demand: Astro's own handler. */
type RenderPage = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Answers a request for anything but the API; gives the pattern of the route that answered. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<string>

/**
 * Pages, assets and documents from memory; a search of the FAQ is rendered.
 *
 * @param files Everything built for clients, by path.
 */
export function createSiteHandler(
  files: ReadonlyMap<string, StaticFile>,
  renderPage: RenderPage,
): SiteHandler {
  return async (request, response) => {
    const { path, query } = splitUrl(request.url ?? '/')
    const file = files.get(path)
    if (!file) {
      sendNotFound(request, response, files)
      return 'unmatched'
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end()
      return path
    }
    if (path === '/faq' && new URLSearchParams(query).has('q')) {
      request.url = `${SEARCH_PATH}?${query}`
      for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value)
      response.setHeader('Cache-Control', 'public, max-age=60')
      await renderPage(request, response)
      return '/faq?q'
    }
    sendFile(request, response, file)
    return path
  }
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, StaticFile>,
): void {
  const page = files.get('/404')
  if (page)
    sendFile(request, response, page, { status: 404, extra: { 'Cache-Control': 'no-store' } })
  else response.writeHead(404).end()
}

/** Path and query of a request target; a path that does not decode is no path of ours. */
function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  const encoded = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)
  try {
    const path = decodeURIComponent(encoded)
    return { path: path.length > 1 ? path.replace(/\/$/, '') : path, query }
  } catch {
    return { path: '', query }
  }
}
