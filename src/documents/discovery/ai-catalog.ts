import { factText } from '../../catalogue/facts.ts'
import { API_VERSION } from '../../core/http.ts'
import { PATHS, skillPath } from '../../catalogue/urls.ts'
import { skills } from '../agents/skills.ts'
import { serverIdentity } from '../../mcp/identity.ts'
import type { DocumentContext } from '../context.ts'
import { newestDay, startOf } from '../../core/dates.ts'

/**
 * `/.well-known/ai-catalog.json` and its successor `/.well-known/ard.json`: what agents can use here
 * (Agentic Resource Discovery 0.9, an extension of AI Catalog 1.0).
 */
export function aiCatalog({ catalogue, endpoints, tools }: DocumentContext): string {
  const { siteUrl, practice, faq, site } = catalogue
  const host = new URL(siteUrl).hostname
  // The English wording of each category's first question, but for distress, which only its skill names: nobody in
  // danger should be sent to a practice that may not answer.
  const distress = faq.find(({ data }) => data.help)?.data.category
  const generalQueries = site.categories
    .filter(({ id }) => id !== distress)
    .flatMap(({ id }) => faq.find(({ data }) => data.category === id) ?? [])
    .flatMap(
      ({ data, resource }) => data.english ?? (practice.language === 'en' ? resource.question : []),
    )
    .slice(0, 5)
  const language = factText(catalogue.facts, 'english.language')
  const common = {
    version: `${API_VERSION}.0.0`,
    updatedAt: startOf(newestDay(catalogue)),
    tags: [...practice.english.tags, language.toLowerCase(), 'read-only', 'no-auth'],
    representativeQueries: generalQueries,
  }
  const entries = [
    {
      identifier: `urn:air:${host}:mcp:practice`,
      displayName: `${practice.name}: MCP server`,
      type: 'application/mcp-server-card+json',
      url: siteUrl + PATHS.wellKnownServerCard,
      description:
        'Read-only tools over the published content: profile, services, questions and answers, how to book, pages.',
      capabilities: tools.map(({ name }) => name),
      version: serverIdentity(catalogue).version,
    },
    {
      identifier: `urn:air:${host}:api:practice`,
      displayName: `${practice.name}: JSON API`,
      type: 'application/vnd.oai.openapi+json;version=3.1',
      url: siteUrl + PATHS.openapi,
      description: 'The same content by plain HTTP, without a key.',
      capabilities: endpoints.map(({ id }) => id),
    },
    ...skills(catalogue).map(({ name, description, queries }) => ({
      identifier: `urn:air:${host}:skill:${name}`,
      displayName: name,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: siteUrl + skillPath(name),
      description,
      ...(queries.length > 0 && { representativeQueries: queries }),
    })),
  ]
  const document = {
    specVersion: '1.0',
    host: {
      displayName: practice.name,
      identifier: host,
      documentationUrl: siteUrl + PATHS.developers,
    },
    entries: entries.map((entry) => ({ ...common, ...entry })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
