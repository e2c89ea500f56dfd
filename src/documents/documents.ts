import { stringify } from 'yaml'
import { serverCard } from '../mcp/identity.ts'
import { PATHS } from '../catalogue/urls.ts'
import { agentSkillsIndex } from './catalogues/agent-skills.ts'
import { aiCatalog } from './catalogues/ai-catalog.ts'
import { apiCatalog } from './catalogues/api-catalog.ts'
import { authMd } from './agents/auth.ts'
import { changelogFeed } from './catalogues/changelog-feed.ts'
import type { DocumentContext } from './context.ts'
import { llmsFullTxt, llmsTxt } from './agents/llms.ts'
import { robotsTxt } from './catalogues/robots.ts'
import { schemaFeed } from './catalogues/schema-feed.ts'
import { securityTxt } from './catalogues/security-txt.ts'
import { schemaMapXml, sitemapXml } from './catalogues/sitemap.ts'

/** The documents that machines look for, by path, and how each is made. */
export const DOCUMENTS = {
  [PATHS.openapi]: ({ openapi }) => `${JSON.stringify(openapi)}\n`,
  [PATHS.openapiYaml]: ({ openapi }) => stringify(openapi, { aliasDuplicateObjects: false }),
  [PATHS.llms]: llmsTxt,
  [PATHS.llmsFull]: llmsFullTxt,
  [PATHS.robots]: ({ catalogue }) => robotsTxt(catalogue.siteUrl),
  [PATHS.sitemap]: ({ catalogue }) => sitemapXml(catalogue),
  [PATHS.schemaMap]: ({ catalogue }) => schemaMapXml(catalogue),
  [PATHS.changelogFeed]: ({ catalogue }) => changelogFeed(catalogue),
  [PATHS.schemaFeed]: ({ catalogue }) => schemaFeed(catalogue),
  [PATHS.auth]: authMd,
  [PATHS.securityTxt]: ({ catalogue }) => securityTxt(catalogue),
  [PATHS.apiCatalog]: apiCatalog,
  [PATHS.aiCatalog]: aiCatalog,
  [PATHS.ard]: aiCatalog,
  [PATHS.agentSkills]: ({ catalogue }) => agentSkillsIndex(catalogue),
  [PATHS.wellKnownServerCard]: ({ catalogue }) => JSON.stringify(serverCard(catalogue)),
  [PATHS.webMcpTools]: ({ tools }) => `${JSON.stringify({ endpoint: PATHS.mcp, tools })}\n`,
} satisfies Record<string, (context: DocumentContext) => string>
