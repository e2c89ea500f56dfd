import { escapeHtml } from '../../catalogue/escape-html.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import { allPages } from '../markdown/page-markdown.ts'
import { newestDay, startOf } from '../../core/dates.ts'

/** `/sitemap.xml` (https://www.sitemaps.org/protocol.html): every page, with the day its content last changed. */
export function sitemapXml({ catalogue }: DocumentContext): string {
  return urlSet(allPages(catalogue).map(({ url, updated }) => urlElement(url, updated)))
}

/** `/schemamap.xml`: where the schema.org feed is, in the form NLWeb's crawler reads. */
export function schemaMapXml({ catalogue }: DocumentContext): string {
  const feed = catalogue.siteUrl + PATHS.schemaFeed
  return urlSet([
    urlElement(feed, newestDay(catalogue), ' contentType="structuredData/schema.org"'),
  ])
}

/** `/developers/changelog.xml`: the changes of the API as an Atom feed (RFC 4287), newest first. */
export function changelogXml({ catalogue: { siteUrl, pages, practice } }: DocumentContext): string {
  const { changelog, updated } = pages.developers.data
  const page = `${siteUrl}${PATHS.developers}#changelog`
  const self = siteUrl + PATHS.changelogFeed
  return xml([
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeHtml(self)}</id>`,
    '  <title>API changelog</title>',
    `  <updated>${startOf(changelog[0]?.date ?? updated)}</updated>`,
    `  <author><name>${escapeHtml(practice.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    ...changelog.flatMap(({ date, text }, i) => [
      '  <entry>',
      // Numbered from the oldest, so that ids stay when a change is added.
      `    <id>${escapeHtml(`${self}#${date}-${changelog.length - i}`)}</id>`,
      `    <title>${escapeHtml(text)}</title>`,
      `    <updated>${startOf(date)}</updated>`,
      `    <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
      `    <content type="text">${escapeHtml(text)}</content>`,
      '  </entry>',
    ]),
    '</feed>',
  ])
}

function urlSet(urls: string[]): string {
  return xml(['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>'])
}

function urlElement(url: string, day: string, attributes = ''): string {
  return `  <url${attributes}><loc>${escapeHtml(url)}</loc><lastmod>${day}</lastmod></url>`
}

function xml(lines: string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')
}
