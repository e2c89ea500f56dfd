import type { Match, Retrieval } from './retrieval.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { firstNamed } from '../catalogue/helplines.ts'
import { type AskResponse, type AskResult, NLWEB_VERSION } from '../schemas/ask.ts'
import type { Situation } from '../schemas/page.ts'
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
  const node = kind === 'faq' ? questionNode(item) : serviceNode(catalogue, item)
  // The types of schema-dts allow more forms than the API promises, and these functions give.
  const { '@type': type, '@id': id, url, name } = node as Omit<AskResult, 'schema_object'>
  return {
    '@type': type,
    '@id': id,
    url,
    name,
    site: new URL(catalogue.siteUrl).host,
    score,
    description: kind === 'faq' ? item.resource.answer : (item.resource.description ?? ''),
    schema_object: {
      '@context': 'https://schema.org',
      ...(node as object),
    } as AskResult['schema_object'],
  }
}
