import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { type AskResponse, type AskResult, NLWEB_VERSION } from '../schemas/ask.ts'
import { memoised } from '../schemas/values.ts'
import type { Answers } from './answer.ts'
import { questionNode, serviceNode } from './json-ld.ts'
import { joinedBytes, type Piece } from './ready-json.ts'

const MAX_RESULTS = 10

/** Answers a question in the form of /ask, with published text only. */
export type Ask = (query: string) => AskResponse

/** Makes the function that answers in the form of /ask. */
export function createAsk(catalogue: Catalogue, answers: Answers): Ask {
  const { host } = new URL(catalogue.siteUrl)
  const ofFaq = memoised((item: CatalogueFaq) =>
    describe(questionNode(item), host, item.resource.answer),
  )
  const ofService = memoised((item: CatalogueService) =>
    describe(serviceNode(catalogue, item), host, item.resource.description),
  )

  return (query) => {
    const { text, entries } = answers(query)
    return {
      '@context': 'https://schema.org',
      _meta: { response_type: 'nlws', version: NLWEB_VERSION },
      query,
      answer: text,
      results: entries.slice(0, MAX_RESULTS).map(({ kind, item, score }) => {
        const published = kind === 'faq' ? ofFaq(item) : ofService(item)
        const { description, schema_object, ...names } = published
        return { ...names, score, description, schema_object }
      }),
    }
  }
}

/** A result without its score, the only part that depends on the question. */
type Published = Omit<AskResult, 'score'>

function describe(node: object, site: string, description = ''): Published {
  // The types of schema-dts allow more than these functions return and the API promises.
  const { '@type': type, '@id': id, url, name } = node as Omit<AskResult, 'schema_object'>
  return {
    '@type': type,
    '@id': id,
    url,
    name,
    site,
    description,
    schema_object: {
      '@context': 'https://schema.org',
      ...node,
    } as AskResult['schema_object'],
  }
}

/** An answer as JSON. The JSON of published parts is kept and reused. */
export function askJson({ results, ...answer }: AskResponse): Buffer {
  const pieces: Piece[] = [`${JSON.stringify(answer).slice(0, -1)},"results":[`]
  for (const [i, result] of results.entries())
    pieces.push(i === 0 ? '' : ',', ...resultJson(result))
  return joinedBytes([...pieces, ']}'])
}

const SCORE_MEMBER = '"score":0'

/** The JSON of an entry before its score and after it, by its schema_object, which is the same object each time. */
const resultCache = new WeakMap<object, readonly [Buffer, Buffer]>()

/** A result as JSON, in which only the score is new. */
export function resultJson(result: AskResult): Piece[] {
  const [before, after] = resultCache.get(result.schema_object) ?? split(result)
  return [before, `"score":${result.score}`, after]
}

function split(result: AskResult): readonly [Buffer, Buffer] {
  const text = JSON.stringify({ ...result, score: 0 })
  const at = text.indexOf(SCORE_MEMBER)
  const parts = [
    Buffer.from(text.slice(0, at)),
    Buffer.from(text.slice(at + SCORE_MEMBER.length)),
  ] as const
  resultCache.set(result.schema_object, parts)
  return parts
}
