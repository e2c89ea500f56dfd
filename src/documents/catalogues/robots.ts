import { PATHS } from '../../catalogue/urls.ts'

/** Crawlers and assistants that read for AI products, by the names they give themselves. */
const AI_AGENTS = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'Google-CloudVertexBot',
  'Gemini-Deep-Research',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'meta-externalfetcher',
  'Bytespider',
  'Amazonbot',
  'DuckAssistBot',
  'MistralAI-User',
  'cohere-ai',
  'YouBot',
  'AI2Bot',
] as const

/** May be indexed and used to answer; not to be learnt by heart, because fees and helplines change. */
const SIGNAL = 'Content-Signal: search=yes, ai-input=yes, ai-train=no'

/** `/robots.txt` (RFC 9309) with content signals (https://contentsignals.org). */
export function robotsTxt(siteUrl: string): string {
  return [
    '# Everybody may read everything here, people and programs alike.',
    '# Content signals: search and answering are welcome. Please do not train on it: fees, hours and',
    '# helplines change, so read them here when they are needed.',
    `# Guide for agents: ${siteUrl}${PATHS.llms}. API and MCP: ${siteUrl}${PATHS.developers}.`,
    '',
    'User-agent: *',
    SIGNAL,
    'Allow: /',
    '# Result pages of the search; the answers themselves are on the page of questions.',
    `Disallow: ${PATHS.faq}?q=`,
    '',
    ...AI_AGENTS.map((name) => `User-agent: ${name}`),
    SIGNAL,
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${PATHS.sitemap}`,
    // As comments: to checkers of robots.txt they are unknown directives, and so errors.
    `# Agentmap: ${siteUrl}${PATHS.ard}`,
    `# Schemamap: ${siteUrl}${PATHS.schemaMap}`,
    '',
  ].join('\n')
}
