import { PATHS, SEARCH_PATH } from '../catalogue/urls.ts'

/**
 * The path that the target of a request names, decoded once and without a slash at the end. Everything that
 * decides by a path (files, the application, the search page) decides by this one.
 *
 * @param target What a request line holds, or a whole address.
 * @returns undefined when the target does not decode, or has doubled slashes, dot segments, backslashes or
 *   control characters: a proxy may read such a path as another one, so nothing is published at any of them.
 */
export function requestPath(target: string): string | undefined {
  const encoded = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#][^]*$/, '')
  const path = decode(encoded === '' ? '/' : encoded)
  if (!path?.startsWith('/') || AMBIGUOUS.test(path)) return undefined
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/**
 * Whether the application answers a path rather than files and pages: the API, /ask, however they are
 * capitalised, and every path that has no normal form. So whatever looks like the API is counted and is
 * answered with the header fields of the API, though it may only be told that nothing is there.
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
 * The target at which a question to the FAQ is rendered: people see /faq?q=, which without a question is a
 * built file.
 *
 * @returns undefined when the target asks nothing.
 */
export function searchTarget(target: string): string | undefined {
  if (requestPath(target) !== PATHS.faq) return undefined
  const [, query = ''] = /\?([^#]*)/.exec(target) ?? []
  return new URLSearchParams(query).get('q')?.trim() ? `${SEARCH_PATH}?${query}` : undefined
}
