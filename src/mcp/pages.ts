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

/** The site's pages as text; also each question of the FAQ by the path of its anchor. */
export interface SitePages {
  /** Paths of the whole pages, in the order of the site's menu. */
  paths: () => string[]
  /** The page at a path, or one question at /faq#id. */
  page: (path: string) => SitePage | undefined
}

/**
 * The pages, made once of the published content.
 *
 * @param pageMarkdown A whole page by its path.
 */
export function createSitePages(
  catalogue: Catalogue,
  pageMarkdown: (path: string) => SitePage | undefined,
): SitePages {
  const paths = pagePaths(catalogue.services.map(({ id }) => id))
  const byPath = new Map<string, SitePage>()
  for (const path of paths) {
    const page = pageMarkdown(path)
    if (page) byPath.set(path, page)
  }
  for (const page of questions(catalogue)) byPath.set(page.path, page)
  return { paths: () => paths, page: (path) => byPath.get(path) }
}

function questions({ faq, siteUrl, pages }: Catalogue): SitePage[] {
  const { description } = pages.faq.data
  return faq.map(({ id, data, resource }) => ({
    path: faqPath(id),
    url: siteUrl + faqPath(id),
    title: resource.question,
    description,
    updated: data.updated,
    markdown: `# ${resource.question}\n\n${resource.answer}\n`,
  }))
}
