import type { Match, Retrieval } from '../api/retrieval.ts'
import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import type { AskResponse, AskResult } from '../schemas/ask.ts'
import { NLWEB_VERSION } from '../schemas/ask.ts'
import { questionNode, serviceNode } from '../site/json-ld.ts'

/** The most results of one answer. */
const MOST_RESULTS = 10

/** Answers a question with published text; never with anything else. */
export type Ask = (query: string) => AskResponse

type Candidate = { id: string; score: number; isUrgent: boolean; result: () => AskResult }

/**
 * Makes the answering function. The answer is the best match's text verbatim: an FAQ answer or a
 * service's description; for a blank question and for one that nothing matches, the text that the FAQ
 * page shows in those cases.
 */
export function createAsk(catalogue: Catalogue, retrieval: Retrieval): Ask {
  const { site, siteUrl } = catalogue
  const host = new URL(siteUrl).host

  function fromFaq({ item, score }: Match<CatalogueFaq>, isUrgent: boolean): Candidate {
    const { id, resource } = item
    const result = (): AskResult => ({
      '@type': 'Question',
      '@id': resource.url ?? siteUrl,
      url: resource.url ?? siteUrl,
      name: resource.question,
      site: host,
      score,
      description: resource.answer,
      schema_object: { '@context': 'https://schema.org', ...(questionNode(item) as object) },
    })
    return { id, score, isUrgent, result }
  }

  function fromService({ item, score }: Match<CatalogueService>): Candidate {
    const { id, resource } = item
    const node = serviceNode(catalogue, item) as { '@id': string }
    const result = (): AskResult => ({
      '@type': 'Service',
      '@id': node['@id'],
      url: resource.url ?? siteUrl,
      name: resource.name,
      site: host,
      score,
      description: resource.description ?? '',
      schema_object: { '@context': 'https://schema.org', ...node },
    })
    return { id, score, isUrgent: false, result }
  }

  return (query) => {
    const { faq, services, isDistress } = retrieval.match(query)
    const candidates = [
      ...faq.map((match, i) => fromFaq(match, isDistress && i === 0)),
      ...services.map(fromService),
    ]
    const results = candidates
      .sort(bestFirst)
      .slice(0, MOST_RESULTS)
      .map(({ result }) => result())
    const silence = query.trim() === '' ? site.search.prompt : site.search.noMatch
    return {
      '@context': 'https://schema.org',
      _meta: { response_type: 'nlws', version: NLWEB_VERSION },
      query,
      answer: results[0]?.description ?? silence.trim(),
      results,
    }
  }
}

function bestFirst(a: Candidate, b: Candidate): number {
  return Number(b.isUrgent) - Number(a.isUrgent) || b.score - a.score || (a.id < b.id ? -1 : 1)
}
