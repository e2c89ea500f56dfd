import { PATHS, SEARCH_PATH } from '../catalogue/urls.ts'
import { isBlank } from '../schemas/list.ts'

/** The longest path that is decoded, in characters as it was sent. */
const LONGEST_PATH = 2000

/**
 * The path of a request's target, decoded once and without a trailing slash. Files, the application and the
 * search page are all chosen by this path.
 *
 * @param target The target of a request line, or an absolute URL.
 * @returns undefined when the path is far longer than any that is published, does not decode, or has doubled
 *   slashes, dot segments, backslashes or control characters: a proxy may read such a path as another one, so
 *   nothing is published at any of them.
 */
export function requestPath(target: string): string | undefined {
  const encoded = target.replace(ORIGIN, '').replace(/[?#][^]*$/, '')
  if (encoded.length > LONGEST_PATH) return undefined
  const path = decode(encoded === '' ? '/' : encoded)
  if (!path?.startsWith('/') || AMBIGUOUS.test(path)) return undefined
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/**
 * Whether the application answers a path, not the files and pages: /api and /ask in any capitalisation, and
 * every path that has no normal form. So every request that looks like one to the API counts for the rate limit
 * and gets the API's headers, even where the answer is 404.
 */
export function isApplicationPath(path: string | undefined): boolean {
  return path === undefined || /^\/(api|ask)(\/|$)/i.test(path)
}

const AMBIGUOUS = /[\0-\x1f\x7f\\]|\/\/|\/\.\.?(\/|$)/

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The target that renders the FAQ's answer to a question. People see /faq?q=; /faq without a question is a
 * built file.
 *
 * @param path The target's path, as `requestPath` has it.
 * @returns undefined when the target asks nothing.
 */
export function searchTarget(target: string, path = requestPath(target)): string | undefined {
  if (path !== PATHS.faq) return undefined
  const [, query = ''] = /\?([^#]*)/.exec(target) ?? []
  const question = new URLSearchParams(query).get('q') ?? ''
  // Whatever else the query has is read once.
  return isBlank(question) ? undefined : `${SEARCH_PATH}?${new URLSearchParams({ q: question })}`
}

/** A proxy's absolute target, http://host/path, is the path on this host (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  if (target === '*') return '/'
  const bare = target.replace(ORIGIN, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}

const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i
