import type { Catalogue } from '../catalogue/build.ts'
import { pageMarkdown, pagePaths } from '../documents/markdown.ts'
import { faqPath } from '../site/urls.ts'

/** A page of the site as text. */
export interface SitePage {
  path: string
  /** Canonical address. */
  url: string
  title: string
  description: string
  markdown: string
}

/** The site's pages as text; also each question of the FAQ by the path of its anchor. */
export interface SitePages {
  /** Paths of the whole pages, in the order of the site's menu. */
  paths: () => string[]
  /** The page at a path, or one question at /faq#id. */
  page: (path: string) => SitePage | undefined
}

/** The pages, made once of the published content. */
export function createSitePages(catalogue: Catalogue): SitePages {
  const pages = pagePaths(catalogue).flatMap((path) => pageMarkdown(catalogue, path) ?? [])
  const questions = catalogue.faq.map(({ id, resource }) => ({
    path: faqPath(id),
    url: catalogue.siteUrl + faqPath(id),
    title: resource.question,
    description: resource.question,
    markdown: `# ${resource.question}\n\n${resource.answer}\n`,
  }))
  const byPath = new Map(
    [...pages, ...questions].map(({ path, url, title, description, markdown }) => [
      path,
      { path, url, title, description, markdown },
    ]),
  )
  return {
    paths: () => pages.map(({ path }) => path),
    page: (path) => byPath.get(path),
  }
}
