import type { Catalogue } from '../catalogue/build.ts'
import { closestNames } from '../catalogue/closest-names.ts'
import { faqPath, pagePaths, categoryPath } from '../catalogue/urls.ts'

/** A page of the site as Markdown. */
export interface SitePage {
  path: string
  /** Canonical address. */
  url: string
  title: string
  description: string
  /** The day when its text last changed, ISO 8601. */
  updated: string
  markdown: string
}

export type SitePages = ReturnType<typeof createSitePages>

/** Makes all pages of the site as Markdown; `pageAt` also knows parts of pages, such as /faq#price. */
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
    /** The page at a path; at /faq#id a single question, other fragments are ignored. */
    page: (path: string) =>
      wholeAt.get(path) ??
      pageAt(path) ??
      (mayBeWhole(path) ? pageAt(path.replace(/#.*/, '')) : undefined),
    /** The paths closest to a wrong one, the closest first: of questions if it begins like one. */
    closest: (path: string) => closestNames(path, isQuestion(path) ? questions : paths),
  }
}

/** Whether a path is like that of a question, /faq#…. */
export function isQuestion(path: string): boolean {
  return path.startsWith(faqPath(''))
}

/**
 * Normalises a path, or a URL of this site with or without its scheme, that a model has written.
 *
 * @example sitePath('practice.example/about.md?x=1', 'practice.example') // '/about'
 */
export function sitePath(path: string, host: string): string {
  const [address = '', fragment] = path.split('#', 2)
  const [withoutQuery = ''] = address.split('?', 1)
  const location = withoutQuery.replace(/^https?:\/\//i, '')
  const isOwn = location.toLowerCase() === host || location.toLowerCase().startsWith(`${host}/`)
  const local = (isOwn ? location.slice(host.length) : withoutQuery).replace(/\.(md|html)$/, '')
  // Quadratic time with many slashes inside, but callers take addresses of MAX_ADDRESS_LENGTH at most.
  const bare = local.replace(/^\/+|\/+$/g, '')
  return `/${bare === 'index' ? '' : bare}${fragment ? `#${fragment}` : ''}`
}
