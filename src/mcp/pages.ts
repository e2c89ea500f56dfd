import type { Catalogue } from '../catalogue/build.ts'
import { pagePaths } from '../catalogue/urls.ts'

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
export interface SitePages {
  /** All pages, in the order of `PAGES`. */
  whole: readonly SitePage[]
  /** The page at a path, or one question of the FAQ at /faq#id. */
  page: (path: string) => SitePage | undefined
}

/** Makes the whole pages from the published content, once. */
export function createSitePages(catalogue: Catalogue, page: SitePages['page']): SitePages {
  return { whole: pagePaths(catalogue).flatMap((path) => page(path) ?? []), page }
}
