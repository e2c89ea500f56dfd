import { PATHS } from '../catalogue/urls.ts'
import type { DocumentContext } from './context.ts'
import { guideMarkdown } from './guide/guide.ts'
import { blocks, withFrontMatter } from './markdown/blocks.ts'
import type { PageMarkdown } from './markdown/page-markdown.ts'
import { pageMarkdown } from './markdown/page-markdown.ts'

/**
 * The Markdown variant of a page: front matter, then its text.
 *
 * @returns undefined when there is no such page.
 */
export function markdownVariant(context: DocumentContext, path: string): string | undefined {
  const page = pageMarkdown(context.catalogue, path)
  if (!page) return undefined
  const { title, description, url, lang, updated } = page
  return withFrontMatter(
    { title, description, canonical: url, language: lang, lastmod: updated },
    fullText(context, page),
  )
}

/** A page's text; the developers' page is the content's prose and the guide, as on the page itself. */
export function fullText(context: DocumentContext, { path, markdown }: PageMarkdown): string {
  return path === PATHS.developers ? `${blocks(markdown, guideMarkdown(context))}\n` : markdown
}
