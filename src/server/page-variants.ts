import { markdownPath } from '../catalogue/urls.ts'
import { pageLinks } from '../core/file-headers.ts'
import type { StaticFile } from './static-files.ts'
import { withHeaders } from './static-files.ts'

/**
 * The Markdown variants of pages, by the paths of the pages.
 *
 * @param files Everything built for clients, by path.
 */
export function markdownVariants(files: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> {
  return new Map(
    [...files.keys()].flatMap((path) => {
      const variant = files.get(markdownPath(path))
      return variant ? [[path, withHeaders(variant, variantHeaders(path))] as const] : []
    }),
  )
}

/** Headers of a page's answer in Markdown, beside those that its variant has at its own address. */
export function variantHeaders(path: string): Record<string, string> {
  return {
    'Content-Location': markdownPath(path),
    Link: `<${path}>; rel="canonical", ${pageLinks(path)}`,
    Vary: 'Accept, Accept-Encoding',
  }
}
