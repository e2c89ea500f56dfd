import { APPLICATION_PATH, PATHS, SEARCH_PATH } from '../catalogue/urls.ts'
import { MAX_QUERY_LENGTH } from '../schemas/limits.ts'
import { isBlank, tried } from '../schemas/values.ts'

/** A longer path, in characters as sent, is not decoded; published ones are far shorter. */
const MAX_PATH_LENGTH = 2000

/**
 * The path of a request's target, decoded once and without a trailing slash. Every request is routed by it.
 *
 * @param target A request target (RFC 9112, 3.2) or an absolute URL.
 * @returns undefined if the path is too long, does not decode, or has doubled slashes, dot segments, backslashes or
 *   control characters, which a proxy may read as another path.
 * @example requestPath('/%61bout/?q=1') // '/about'
 * @example requestPath('/a//b') // undefined
 */
export function requestPath(target: string): string | undefined {
  const encoded = target.replace(ORIGIN, '').replace(/[?#][^]*$/, '')
  if (encoded.length > MAX_PATH_LENGTH) return undefined
  const path = tried(() => decodeURIComponent(encoded === '' ? '/' : encoded))
  if (!path?.startsWith('/') || AMBIGUOUS.test(path)) return undefined
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/**
 * Whether the API answers a path, rather than the site; also those that `requestPath` rejects. Their 404s thus count for the rate limit and have the API's headers.
 */
export function isApplicationPath(path: string | undefined): boolean {
  return path === undefined || APPLICATION_PATH.test(path)
}

const AMBIGUOUS = /[\0-\x1f\x7f\\]|\/\/|\/\.\.?(\/|$)/

/**
 * The internal target that renders the results for /faq?q=…; without a question, /faq is a built file.
 *
 * @param path The target's `requestPath`.
 * @returns undefined if the target asks no question.
 * @example searchTarget('/faq?q=a+b&x=1') // '/faq/search?q=a+b'
 */
export function searchTarget(target: string, path = requestPath(target)): string | undefined {
  if (path !== PATHS.faq) return undefined
  // Only the question is decoded, and no more of it than shows that it is too long; other parameters are dropped.
  const [, encoded = ''] = QUESTION.exec(target) ?? []
  const question = new URLSearchParams(`q=${encoded.slice(0, MAX_ENCODED)}`).get('q') ?? ''
  return isBlank(question) ? undefined : `${SEARCH_PATH}?${new URLSearchParams({ q: question })}`
}

/** A code point takes up to twelve characters, if percent-encoded. */
const MAX_ENCODED = 12 * (MAX_QUERY_LENGTH + 1)

/** The first `q` of a target's query, whose name may be percent-encoded. */
const QUESTION = /^[^?#]*\?(?:[^#]*?&)??(?:q|%71)(?:=([^&#]*)|(?=[&#]|$))/

/**
 * The origin form (RFC 9112, 3.2.1) of a target that may be absolute, as sent to proxies (3.2.2), or `*`.
 *
 * @example originForm('http://host/a?b') // '/a?b'
 */
export function originForm(target: string): string {
  if (target === '*') return '/'
  const bare = target.replace(ORIGIN, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}

const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i
