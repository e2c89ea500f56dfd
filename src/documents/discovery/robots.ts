import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'

/** User agents of AI crawlers and assistants. */
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
]

/** What holds for everybody. */
const RULES = [
  // Indexing and answering are allowed; training is not, because fees and helplines change.
  'Content-Signal: search=yes, ai-input=yes, ai-train=no',
  'Allow: /',
  '# Result pages of the search; the answers themselves are on the page of questions.',
  `Disallow: ${PATHS.faq}?q=`,
]

/** `/robots.txt` (RFC 9309) with content signals (https://contentsignals.org). */
export function robotsTxt({ catalogue: { siteUrl } }: DocumentContext): string {
  return [
    '# Everybody may read every page here, people and programs alike.',
    '# Content signals: search and answering are welcome. Please do not train on it: fees, hours and',
    '# helplines change, so read them here when they are needed.',
    `# Guide for agents: ${siteUrl}${PATHS.llms}. API and MCP: ${siteUrl}${PATHS.developers}.`,
    '',
    'User-agent: *',
    ...RULES,
    '',
    // Whoever finds its own name follows that group alone (RFC 9309, 2.2.1).
    ...AI_AGENTS.map((name) => `User-agent: ${name}`),
    ...RULES,
    '',
    `Sitemap: ${siteUrl}${PATHS.sitemap}`,
    // Comments, because validators of robots.txt report unknown directives as errors.
    `# Agentmap: ${siteUrl}${PATHS.ard}`,
    `# Schemamap: ${siteUrl}${PATHS.schemaMap}`,
    '',
  ].join('\n')
}
