import { PATHS } from '../catalogue/urls.ts'
import type { DocumentContext } from './context.ts'
import { withFrontMatter } from './front-matter.ts'
import { guideMarkdown } from './guide.ts'
import { blocks } from './markdown-blocks.ts'
import type { PageMarkdown } from './markdown.ts'
import { pageMarkdown } from './markdown.ts'

/** A page's text; the developers' page is the content's prose and the guide, as on the page itself. */
export function wholeText(context: DocumentContext, { path, markdown }: PageMarkdown): string {
  return path === PATHS.developers ? `${blocks(markdown, guideMarkdown(context))}\n` : markdown
}

/**
 * The Markdown twin of a page: what is known of it, then its text.
 *
 * @returns undefined when there is no such page.
 */
export function twin(context: DocumentContext, path: string): string | undefined {
  const page = pageMarkdown(context.catalogue, path)
  if (!page) return undefined
  const { title, description, url, lang, updated } = page
  return withFrontMatter(
    { title, description, canonical: url, language: lang, lastmod: updated },
    wholeText(context, page),
  )
}
