import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRunnableDevEnvironment } from 'vite'
import type { ViteDevServer } from 'vite'
import { pageLinks } from '../server/file-headers.ts'
import { negotiateType } from '../server/negotiate-page.ts'
import type { PlainAnswer } from '../server/page-answers.ts'
import { notAcceptable, notFound } from '../server/page-answers.ts'
import { negotiatedHeaders } from '../server/site-handler.ts'
import { markdownPath } from '../catalogue/urls.ts'

/** Paths that belong to the application, which negotiates by itself. */
const APPLICATION = /^\/(api|ask)(\/|$)/

type Published = typeof import('./development-content.ts')

/**
 * In development: pages in Markdown, the links of pages, and what is said of addresses that do not exist,
 * decided by the same functions as in production.
 */
export function negotiateInDevelopment(server: ViteDevServer) {
  // Astro runs pages in this environment. A runner beside its own, such as ssrLoadModule's, would be told of
  // a change of the content in its place, and pages and the API would stay as they were.
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('Pages run in no environment of this process.')
  const { runner } = ssr
  return async function negotiate(
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> {
    try {
      const [target = '/', query] = (request.url ?? '/').split('?', 2)
      const path = target.length > 1 ? target.replace(/\/$/, '') : target
      if (APPLICATION.test(path)) {
        next()
        return
      }
      // Loaded anew after each change of the content.
      const content = await runner.import<Published>('/src/build/development-content.ts')
      if (content.isPage(path)) {
        const type = negotiateType(request.headers.accept)
        if (!type) {
          send(request, response, notAcceptable(content.siteUrl))
          return
        }
        const isMarkdown = type === 'text/markdown'
        const headers = isMarkdown
          ? negotiatedHeaders(path)
          : { Link: pageLinks(path), Vary: 'Accept, Accept-Encoding' }
        overrideHeaders(response, headers)
        if (isMarkdown) request.url = `${markdownPath(path)}${query ? `?${query}` : ''}`
      }
      replaceNotFound(request, response, () =>
        notFound(request.headers.accept, path, content.notFoundTexts),
      )
      next()
    } catch (error) {
      next(error)
    }
  }
}

/** Sets headers that hold against those of whoever answers. */
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

/** Lets somebody else answer, unless with 404: then `instead` answers, if it has something to say. */
function replaceNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  instead: () => PlainAnswer | undefined,
): void {
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  response.writeHead = (status: number, ...rest: never[]) => {
    const plain = status === 404 ? instead() : undefined
    if (!plain) return writeHead(status, ...rest)
    response.write = () => true
    response.end = (() => response) as typeof response.end
    writeHead(plain.status, plain.headers)
    end(request.method === 'HEAD' ? undefined : plain.body)
    return response
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PlainAnswer,
): void {
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}
