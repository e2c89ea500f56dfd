import { PATHS } from '../../catalogue/urls.ts'
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
    // Indexing and answering are allowed; training is not, because fees and helplines change.
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
