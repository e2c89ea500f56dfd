import { PATHS } from '../catalogue/urls.ts'
import type { DocumentContext } from './context.ts'
import { GUIDE_PAGE_IDS, guidePage } from './guide/guide.ts'
import { sectionsMarkdown } from './guide/section.ts'
import { blocks, withFrontMatter } from '../core/markdown.ts'
import {
  absoluteLinks,
  type PageMarkdown,
  pageMarkdown,
  placeholderNotice,
} from './markdown/page-markdown.ts'

/**
 * The Markdown variant of a page: front matter, then its text.
 *
 * @param path One of `pagePaths` (catalogue/urls.ts).
 * @throws {Error} When there is no such page.
 */
export function markdownVariant(context: DocumentContext, path: string): string {
  const page = pageMarkdown(context.catalogue, path)
  if (!page) throw new Error(`${path} is no page.`)
  const { title, description, url, lang, updated } = page
  return withFrontMatter(
    { title, description, canonical: url, language: lang, lastmod: updated },
    fullText(context, page),
  )
}

/** A page's Markdown with absolute links; the developers' pages with the guide, as on the pages themselves. */
export function fullText(
  context: DocumentContext,
  { path, url, title, lang, markdown }: PageMarkdown,
): string {
  const id = GUIDE_PAGE_IDS.find((candidate) => PATHS[candidate] === path)
  if (!id) return markdown
  const { intro, sections } = guidePage(context, id)
  const notice = placeholderNotice(context.catalogue, lang)
  const text = blocks(`# ${title}`, notice, intro, sectionsMarkdown(sections))
  return `${absoluteLinks(text, url, context.catalogue.siteUrl)}\n`
}
