import { PATHS, READ_PATHS, markdownPath } from '../catalogue/urls.ts'
import { ApiError } from '../core/api-error.ts'
import { pageLinks } from '../core/file-headers.ts'
import { negotiateType } from '../core/negotiate-type.ts'
import { errorResponse, type PlainResponse, textResponse } from '../core/response.ts'
import type { NotFoundTexts } from '../documents/not-found.ts'
import { type StaticFile, withHeaders } from './static-files.ts'

/** Media types of pages, the default first. */
export const PAGE_TYPES = ['text/html', 'text/markdown'] as const

/** Media types of a 404. */
export type NotFoundType = (typeof PAGE_TYPES)[number] | 'application/json'

/**
 * Chooses the media type of a 404: by Accept, and among equals by the path (JSON for .json, Markdown for .md). If none
 * is acceptable, the default is sent all the same.
 */
export function negotiateNotFound(accept: string | undefined, path: string): NotFoundType {
  const offered = offersFor(path)
  return negotiateType(accept, offered) ?? offered[0]
}

function offersFor(path: string): [NotFoundType, ...NotFoundType[]] {
  if (path.startsWith('/.well-known/') || path.endsWith('.json'))
    return ['application/json', 'text/html', 'text/markdown']
  if (path.endsWith('.md')) return ['text/markdown', 'text/html', 'application/json']
  return ['text/html', 'application/json', 'text/markdown']
}

/** Messages and hints of a 406, for pages and for the search page. */
const NOT_ACCEPTABLE = {
  page: [
    'This page is published as text/html and text/markdown.',
    'Send one of them in Accept, or no Accept at all.',
  ],
  search: [
    'What the FAQ answers to a question is published as text/html, and as JSON elsewhere.',
    `Accept text/html, or ask ${READ_PATHS.faq}?q= or ${PATHS.ask}?query=.`,
  ],
} as const

/** The 406 for a page that exists, but in none of the accepted media types. */
export function notAcceptable(siteUrl: string, what: keyof typeof NOT_ACCEPTABLE): PlainResponse {
  const [message, hint] = NOT_ACCEPTABLE[what]
  return errorResponse(new ApiError('not_acceptable', message, hint), siteUrl, { Vary: 'Accept' })
}

/**
 * The 404 for a path, in JSON or Markdown.
 *
 * @returns undefined if the client should get the HTML page instead.
 */
export function notFound(
  accept: string | undefined,
  path: string,
  texts: NotFoundTexts,
): PlainResponse | undefined {
  const type = negotiateNotFound(accept, path)
  return type === 'text/html'
    ? undefined
    : textResponse(404, `${type}; charset=utf-8`, texts[type], { Vary: 'Accept' })
}

/** The Markdown variants of pages, by the paths of the pages, out of all built files by path. */
export function markdownVariants(files: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> {
  return new Map(
    [...files.keys()].flatMap((path) => {
      const variant = files.get(markdownPath(path))
      return variant ? [[path, withHeaders(variant, variantHeaders(path))] as const] : []
    }),
  )
}

/** Headers that the Markdown variant has when it is served at the page's own path. */
export function variantHeaders(path: string): Record<string, string> {
  return {
    'Content-Location': markdownPath(path),
    Link: `<${path}>; rel="canonical", ${pageLinks(path)}`,
    Vary: 'Accept, Accept-Encoding',
  }
}
