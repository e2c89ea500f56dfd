import type { Answers, Match } from './answer.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { type AskResponse, type AskResult, NLWEB_VERSION } from '../schemas/ask.ts'
import { questionNode, serviceNode } from './json-ld.ts'

/** The most results of one answer. */
const MOST_RESULTS = 10

/** Answers a question with published text only. */
export type Ask = (query: string) => AskResponse

/** Makes the function that gives an answer in the form of /ask. */
export function createAsk(catalogue: Catalogue, answers: Answers): Ask {
  return (query) => {
    const { text, entries } = answers(query)
    return {
      '@context': 'https://schema.org',
      _meta: { response_type: 'nlws', version: NLWEB_VERSION },
      query,
      answer: text,
      results: entries.slice(0, MOST_RESULTS).map((match) => resultOf(catalogue, match)),
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
