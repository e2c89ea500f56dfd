import type { Catalogue } from '../catalogue/build.ts'
import { closestNames } from '../catalogue/closest-names.ts'
import { faqPath, pagePaths, categoryPath } from '../catalogue/urls.ts'

/** A page of the site as text. */
export interface SitePage {
  path: string
  /** Canonical address. */
  url: string
  title: string
  description: string
  /** The day its text last changed, ISO 8601. */
  updated: string
  markdown: string
}

/** The site's pages as text. */
export type SitePages = ReturnType<typeof createSitePages>

/** Makes the whole pages from the published content, once. */
export function createSitePages(
  catalogue: Catalogue,
  pageAt: (path: string) => SitePage | undefined,
) {
  const whole = pagePaths(catalogue).flatMap((path) => pageAt(path) ?? [])
  const wholeAt = new Map(whole.map((page) => [page.path, page]))
  const paths = [...wholeAt.keys()]
  const questions = catalogue.faq.map(({ id }) => faqPath(id))
  const topics = catalogue.site.categories.map(({ id }) => categoryPath(id))
  const mayBeWhole = (path: string) => topics.includes(path) || !isQuestion(path)
  return {
    /** All pages, in the order of `PAGES`. */
    whole,
    /** The page at a path, wherever in it a fragment points; at /faq#id one question of the FAQ. */
    page: (path: string) =>
      wholeAt.get(path) ??
      pageAt(path) ??
      (mayBeWhole(path) ? pageAt(path.replace(/#.*/, '')) : undefined),
    /** Paths that are closest to a wrong one, the closest first: of questions, where one was meant. */
    closest: (path: string) => closestNames(path, isQuestion(path) ? questions : paths),
  }
}

/** Whether a path is meant for one question. */
export function isQuestion(path: string): boolean {
  return path.startsWith(faqPath(''))
}

/** The path that was meant: also for an address, with or without its scheme, a missing or trailing slash, or .md. */
export function sitePath(path: string, host: string): string {
  const [address = '', fragment] = path.split('#', 2)
  const [unasked = ''] = address.split('?', 1)
  const place = unasked.replace(/^https?:\/\//i, '')
  const isOwn = place.toLowerCase() === host || place.toLowerCase().startsWith(`${host}/`)
  const bare = trimSlashes((isOwn ? place.slice(host.length) : unasked).replace(/\.(md|html)$/, ''))
  return `/${bare === 'index' ? '' : bare}${fragment ? `#${fragment}` : ''}`
}

/** A regular expression would look from each slash to the end of its run. */
function trimSlashes(path: string): string {
  const parts = path.split('/')
  const isSomething = (part: string) => part !== ''
  return parts
    .slice(Math.max(0, parts.findIndex(isSomething)), parts.findLastIndex(isSomething) + 1)
    .join('/')
}
