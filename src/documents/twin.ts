import { withFrontMatter } from './front-matter.ts'
import type { PageMarkdown } from './markdown.ts'

/** The Markdown twin of a page: what is known of it, then its text. */
export function twin({ title, description, url, lang, updated, markdown }: PageMarkdown): string {
  return withFrontMatter(
    { title, description, canonical: url, language: lang, lastmod: updated },
    markdown,
  )
}
