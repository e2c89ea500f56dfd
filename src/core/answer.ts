import type { Match, Retrieval } from './retrieval.ts'
import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { firstNamed } from '../catalogue/helplines.ts'
import type { AskResponse, AskResult } from '../schemas/ask.ts'
import type { Situation } from '../schemas/page.ts'
import { NLWEB_VERSION } from '../schemas/ask.ts'
import type { SchemaOrgObject } from '../schemas/schema-org.ts'
import { questionNode, serviceNode } from './json-ld.ts'

/** The most results of one answer. */
const MOST_RESULTS = 10

/** Answers a question with published text only. */
export type Ask = (query: string) => AskResponse

/**
 * Makes the answering function. The answer is the best match's text verbatim: an FAQ answer or a
 * service's description; for a blank question and for one that nothing matches, the text that the FAQ
 * page shows in those cases. In acute danger it is the text of the situation on the page of help, where the
 * best match names another line first than the one to call then.
 */
export function createAsk(catalogue: Catalogue, retrieval: Retrieval): Ask {
  const { site, helplines } = catalogue
  const namesFirstLine = (text = '', { lines }: Situation) =>
    firstNamed(helplines, text)?.id === lines[0]

  return (query) => {
    const { all, danger, situation } = retrieval.match(query)
    const results = all.slice(0, MOST_RESULTS).map((match) => resultOf(catalogue, match))
    const best = results[0]?.description
    const fallback = query.trim() === '' ? site.search.prompt : site.search.noMatch
    return {
      '@context': 'https://schema.org',
      _meta: { response_type: 'nlws', version: NLWEB_VERSION },
      query,
      answer:
        danger === 'acute' && situation && !namesFirstLine(best, situation)
          ? situation.text
          : (best ?? fallback.trim()),
      results,
    }
  }
}

function resultOf(catalogue: Catalogue, { kind, item, score }: Match): AskResult {
  return kind === 'faq' ? faqResult(catalogue, item, score) : serviceResult(catalogue, item, score)
}

function faqResult({ siteUrl }: Catalogue, item: CatalogueFaq, score: number): AskResult {
  const { resource } = item
  return {
    '@type': 'Question',
    '@id': resource.url ?? siteUrl,
    url: resource.url ?? siteUrl,
    name: resource.question,
    site: new URL(siteUrl).host,
    score,
    description: resource.answer,
    schema_object: schemaOrgObject(questionNode(item)),
  }
}

function serviceResult(catalogue: Catalogue, item: CatalogueService, score: number): AskResult {
  const { resource } = item
  const { siteUrl } = catalogue
  const node = serviceNode(catalogue, item) as { '@id': string }
  return {
    '@type': 'Service',
    '@id': node['@id'],
    url: resource.url ?? siteUrl,
    name: resource.name,
    site: new URL(siteUrl).host,
    score,
    description: resource.description ?? '',
    schema_object: schemaOrgObject(node),
  }
}

/** The node as a document of its own; its type of schema-dts allows more forms than the API promises. */
function schemaOrgObject(node: unknown): SchemaOrgObject {
  return {
    '@context': 'https://schema.org',
    ...(node as Omit<SchemaOrgObject, '@context'>),
  } as SchemaOrgObject
}
