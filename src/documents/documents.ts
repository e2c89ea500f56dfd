import { stringify } from 'yaml'
import type { Catalogue } from '../catalogue/build.ts'
import { PATHS, markdownPath, pagePaths, skillPath } from '../catalogue/urls.ts'
import { serverCard } from '../mcp/identity.ts'
import { authMd } from './agents/auth.ts'
import { llmsFullTxt, llmsTxt } from './agents/llms.ts'
import { agentSkillsIndex, skills } from './agents/skills.ts'
import { aiCatalog } from './discovery/ai-catalog.ts'
import { apiCatalog } from './discovery/api-catalog.ts'
import { robotsTxt, schemaFeed, securityTxt } from './discovery/lines.ts'
import { changelogXml, schemaMapXml, sitemapXml } from './discovery/xml.ts'
import type { DocumentContext } from './context.ts'
import { markdownVariant } from './markdown-variant.ts'

export type Document = (context: DocumentContext) => string

/** The documents for machines, by path. */
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
} satisfies Record<string, Document>

/** All documents by path: those above, the pages in Markdown, and the skills. */
export function documentsOf(catalogue: Catalogue): Map<string, Document> {
  return new Map<string, Document>([
    ...Object.entries(DOCUMENTS),
    ...pagePaths(catalogue).map(
      (path) =>
        [markdownPath(path), (context: DocumentContext) => markdownVariant(context, path)] as const,
    ),
    ...skills(catalogue).map(({ name, markdown }) => [skillPath(name), () => markdown] as const),
  ])
}
