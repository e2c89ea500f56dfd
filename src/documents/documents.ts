import { stringify } from 'yaml'
import { PATHS } from '../catalogue/urls.ts'
import { serverCard } from '../mcp/identity.ts'
import { authMd } from './agents/auth.ts'
import { llmsFullTxt, llmsTxt } from './agents/llms.ts'
import { agentSkillsIndex } from './agents/skills.ts'
import { aiCatalog } from './catalogues/ai-catalog.ts'
import { apiCatalog } from './catalogues/api-catalog.ts'
import { robotsTxt } from './catalogues/robots.ts'
import { schemaFeed } from './catalogues/schema-feed.ts'
import { securityTxt } from './catalogues/security-txt.ts'
import { changelogXml, schemaMapXml, sitemapXml } from './catalogues/xml.ts'
import type { DocumentContext } from './context.ts'

/** The documents that machines look for, by path, and how each is made. */
export const DOCUMENTS = {
  [PATHS.openapi]: ({ openapi }) => `${JSON.stringify(openapi)}\n`,
  [PATHS.openapiYaml]: ({ openapi }) => stringify(openapi, { aliasDuplicateObjects: false }),
  [PATHS.llms]: llmsTxt,
  [PATHS.llmsFull]: llmsFullTxt,
  [PATHS.robots]: robotsTxt,
  [PATHS.sitemap]: sitemapXml,
  [PATHS.schemaMap]: schemaMapXml,
  [PATHS.changelogFeed]: changelogXml,
  [PATHS.schemaFeed]: schemaFeed,
  [PATHS.auth]: authMd,
  [PATHS.securityTxt]: securityTxt,
  [PATHS.apiCatalog]: apiCatalog,
  [PATHS.aiCatalog]: aiCatalog,
  [PATHS.ard]: aiCatalog,
  [PATHS.agentSkills]: agentSkillsIndex,
  [PATHS.wellKnownServerCard]: ({ catalogue }) => JSON.stringify(serverCard(catalogue)),
  [PATHS.webMcpTools]: ({ tools }) => `${JSON.stringify({ endpoint: PATHS.mcp, tools })}\n`,
} satisfies Record<string, (context: DocumentContext) => string>

export type DocumentPath = keyof typeof DOCUMENTS
