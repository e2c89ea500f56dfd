import { reportChannel } from '../../catalogue/channels.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { newestDay, startOf } from '../../core/dates.ts'
import { practiceNode, questionNode, serviceNode, websiteNode } from '../../core/json-ld.ts'
import type { DocumentContext } from '../context.ts'

/** `/robots.txt` (RFC 9309) with content signals (https://contentsignals.org). */
export function robotsTxt({ catalogue: { siteUrl } }: DocumentContext): string {
  return [
    '# Everybody may read every page here, people and programs alike.',
    '# Content signals: search and answering are welcome. Please do not train on it: fees, hours and',
    '# helplines change, so read them here when they are needed.',
    `# Guide for agents: ${siteUrl}${PATHS.llms}. API and MCP: ${siteUrl}${PATHS.developers}.`,
    '',
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    'Allow: /',
    '# Result pages of the search; the answers themselves are on the page of questions.',
    `Disallow: ${PATHS.faq}?q=`,
    '',
    `Sitemap: ${siteUrl}${PATHS.sitemap}`,
    // Comments, because validators of robots.txt report unknown directives as errors.
    `# Agentmap: ${siteUrl}${PATHS.ard}`,
    `# Schemamap: ${siteUrl}${PATHS.schemaMap}`,
    '',
  ].join('\n')
}

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364

/** `/.well-known/security.txt` (RFC 9116). It expires a year after the newest content. */
export function securityTxt({ catalogue }: DocumentContext): string {
  const { siteUrl, channels } = catalogue
  const expires = new Date(newestDay(catalogue))
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  // A year of five digits is no date of the internet (RFC 3339, 5.6).
  const day = expires.getUTCFullYear() > 9999 ? '9999-12-31' : expires.toISOString().slice(0, 10)
  return [
    `Contact: ${reportChannel(channels).url}`,
    `Expires: ${startOf(day)}`,
    'Preferred-Languages: he, en',
    `Canonical: ${siteUrl}${PATHS.securityTxt}`,
    `Policy: ${siteUrl}${PATHS.developers}#contact`,
    '',
  ].join('\n')
}

/** `/schema.jsonl`: everything that is published, one schema.org object a line. */
export function schemaFeed({ catalogue }: DocumentContext): string {
  const things = [
    practiceNode(catalogue),
    websiteNode(catalogue),
    ...catalogue.services.map((service) => serviceNode(catalogue, service)),
    ...catalogue.faq.map(questionNode),
  ]
  return things
    .map(
      (thing) => `${JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) })}\n`,
    )
    .join('')
}
