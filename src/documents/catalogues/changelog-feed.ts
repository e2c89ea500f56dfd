import type { Catalogue } from '../../catalogue/build.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { daysAfter } from './dates.ts'
import { escapeXml } from './xml.ts'

/** `/developers/changelog.xml`: the changes of the API as an Atom feed (RFC 4287), newest first. */
export function changelogFeed({ siteUrl, pages, practice }: Catalogue): string {
  const { changelog, updated } = pages.developers.data
  const page = `${siteUrl}${PATHS.developers}#changelog`
  const self = siteUrl + PATHS.changelogFeed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeXml(self)}</id>`,
    '  <title>API changelog</title>',
    `  <updated>${daysAfter(changelog[0]?.date ?? updated, 0)}</updated>`,
    `  <author><name>${escapeXml(practice.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...changelog.flatMap(({ date, text }, i) => [
      '  <entry>',
      // Counted from the oldest, which stays what it is when a change is added before it.
      `    <id>${escapeXml(`${self}#${date}-${changelog.length - i}`)}</id>`,
      `    <title>${escapeXml(text)}</title>`,
      `    <updated>${daysAfter(date, 0)}</updated>`,
      `    <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
      `    <content type="text">${escapeXml(text)}</content>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}
