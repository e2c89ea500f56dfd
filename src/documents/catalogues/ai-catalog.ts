import { API_VERSION } from '../../core/http.ts'
import { PATHS, skillPath } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import { endpoints } from '../context.ts'
import { daysAfter, newestDay } from './dates.ts'
import { skills } from '../agents/skills.ts'

/**
 * `/.well-known/ai-catalog.json` and its successor `/.well-known/ard.json`: what agents can use here
 * (Agentic Resource Discovery 0.9, an extension of AI Catalog 1.0).
 */
export function aiCatalog(context: DocumentContext): string {
  const { catalogue, openapi, tools } = context
  const { siteUrl, practice, faq, site } = catalogue
  const host = new URL(siteUrl).hostname
  const updatedAt = daysAfter(newestDay(catalogue), 0)
  const urn = (kind: string, name: string) => `urn:air:${host}:${kind}:${name}`
  const hasPath = (path: string) => endpoints(openapi).some((endpoint) => endpoint.path === path)
  // The English wording of each topic's first question. The topic of distress is left out: nobody in danger
  // should be sent to a practice that may not answer.
  const distress = faq.find(({ data }) => data.help)?.data.category
  const representativeQueries = site.categories
    .filter(({ id }) => id !== distress)
    .flatMap(({ id }) => faq.find(({ data }) => data.category === id)?.data.english ?? [])
    .slice(0, 5)
  const common = {
    version: `${API_VERSION}.0.0`,
    updatedAt,
    tags: [...practice.english.tags, 'hebrew', 'read-only', 'no-auth'],
    representativeQueries,
  }
  const entries = [
    ...(hasPath(PATHS.mcp)
      ? [
          {
            identifier: urn('mcp', 'practice'),
            displayName: `${practice.name}: MCP server`,
            type: 'application/mcp-server-card+json',
            url: siteUrl + PATHS.wellKnownServerCard,
            description:
              'Read-only tools over the published content: profile, services, questions and answers, how to book, pages.',
            capabilities: tools.map(({ name }) => name),
            ...common,
          },
        ]
      : []),
    {
      identifier: urn('api', 'practice'),
      displayName: `${practice.name}: JSON API`,
      type: 'application/vnd.oai.openapi+json;version=3.1',
      url: siteUrl + PATHS.openapi,
      description: 'The same content by plain HTTP, without a key.',
      capabilities: openapiIds(context),
      ...common,
    },
    ...skills(catalogue).map(({ name, description }) => ({
      identifier: urn('skill', name),
      displayName: name,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: siteUrl + skillPath(name),
      description,
      ...common,
    })),
  ]
  const document = {
    specVersion: '1.0',
    host: {
      displayName: practice.name,
      identifier: host,
      documentationUrl: siteUrl + PATHS.developers,
    },
    entries,
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function openapiIds({ openapi }: DocumentContext): string[] {
  return Object.values(openapi.paths ?? {}).flatMap((item) =>
    [item.get?.operationId, item.post?.operationId].filter((id) => id !== undefined),
  )
}
