import type { Match, Retrieval } from './retrieval.ts'
import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import type { AskResponse, AskResult } from '../schemas/ask.ts'
import { NLWEB_VERSION } from '../schemas/ask.ts'
import { questionNode, serviceNode } from './json-ld.ts'

/** The most results of one answer. */
const MOST_RESULTS = 10

/** Answers a question with published text; never with anything else. */
export type Ask = (query: string) => AskResponse

interface Candidate {
  id: string
  score: number
  isUrgent: boolean
  /** The entry as a result, but for the score. */
  unscored: () => AskResult
}

/**
 * Makes the answering function. The answer is the best match's text verbatim: an FAQ answer or a
 * service's description; for a blank question and for one that nothing matches, the text that the FAQ
 * page shows in those cases.
 */
export function createAsk(catalogue: Catalogue, retrieval: Retrieval): Ask {
  const { site } = catalogue
  const made = new Map<object, AskResult>()
  const fromFaq = ({ item, score }: Match<CatalogueFaq>, isUrgent: boolean): Candidate => {
    const unscored = () => once(made, item, () => faqResult(catalogue, item))
    return { id: item.id, score, isUrgent, unscored }
  }
  const fromService = ({ item, score }: Match<CatalogueService>): Candidate => {
    const unscored = () => once(made, item, () => serviceResult(catalogue, item))
    return { id: item.id, score, isUrgent: false, unscored }
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
      .map(({ unscored, score }) => ({ ...unscored(), score }))
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

/** What was made for an entry, or is made now. */
function once(made: Map<object, AskResult>, entry: object, make: () => AskResult): AskResult {
  const known = made.get(entry)
  if (known) return known
  const result = make()
  made.set(entry, result)
  return result
}

/** An FAQ entry as a result; its score is each question's own. */
function faqResult({ siteUrl }: Catalogue, item: CatalogueFaq): AskResult {
  const { resource } = item
  return {
    '@type': 'Question',
    '@id': resource.url ?? siteUrl,
    url: resource.url ?? siteUrl,
    name: resource.question,
    site: new URL(siteUrl).host,
    score: 0,
    description: resource.answer,
    schema_object: { '@context': 'https://schema.org', ...(questionNode(item) as object) },
  }
}

/** The same of a service. */
function serviceResult(catalogue: Catalogue, item: CatalogueService): AskResult {
  const { resource } = item
  const { siteUrl } = catalogue
  const node = serviceNode(catalogue, item) as { '@id': string }
  return {
    '@type': 'Service',
    '@id': node['@id'],
    url: resource.url ?? siteUrl,
    name: resource.name,
    site: new URL(siteUrl).host,
    score: 0,
    description: resource.description ?? '',
    schema_object: { '@context': 'https://schema.org', ...node },
  }
}
