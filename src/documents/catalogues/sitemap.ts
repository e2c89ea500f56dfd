import type { Catalogue } from '../../catalogue/build.ts'
import { PATHS, pagePaths } from '../../catalogue/urls.ts'
import { newestDay } from './dates.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { escapeXml } from './xml.ts'

/** `/sitemap.xml` (https://www.sitemaps.org/protocol.html): every page, with the day its content last changed. */
export function sitemapXml(catalogue: Catalogue): string {
  return urlSet(
    pagePaths(catalogue).flatMap((path) => {
      const page = pageMarkdown(catalogue, path)
      return page ? [{ loc: page.url, lastmod: page.updated }] : []
    }),
  )
}

/** `/schemamap.xml`: where the schema.org feed is, in the form NLWeb's crawler reads. */
export function schemaMapXml(catalogue: Catalogue): string {
  return urlSet(
    [{ loc: catalogue.siteUrl + PATHS.schemaFeed, lastmod: newestDay(catalogue) }],
    ' contentType="structuredData/schema.org"',
  )
}

function urlSet(urls: { loc: string; lastmod: string }[], attributes = ''): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(
      ({ loc, lastmod }) =>
        `  <url${attributes}><loc>${escapeXml(loc)}</loc><lastmod>${lastmod}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')
}
