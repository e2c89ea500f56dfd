import type { Catalogue } from '../catalogue/build.ts'
import { faqPath, pagePaths } from '../catalogue/urls.ts'

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

/**
 * Makes the pages from the published content, once.
 *
 * @param pageMarkdown Gives a page by its path.
 */
export function createSitePages(
  { faq, pages, services, siteUrl }: Catalogue,
  pageMarkdown: (path: string) => SitePage | undefined,
) {
  /** All pages, in the order of `PAGES`. */
  const whole = pagePaths({ services })
    .map(pageMarkdown)
    .filter((page) => page !== undefined)
  const questions = faq.map(({ id, data, body, resource }): SitePage => ({
    path: faqPath(id),
    url: siteUrl + faqPath(id),
    title: resource.question,
    description: pages.faq.data.description,
    updated: data.updated,
    markdown: `# ${resource.question}\n\n${body.trim()}\n`,
  }))
  const byPath = new Map([...whole, ...questions].map((page) => [page.path, page]))
  return {
    whole,
    /** The page at a path, or one question of the FAQ at /faq#id. */
    page: (path: string) => byPath.get(path),
  }
}
