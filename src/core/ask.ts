import type { Catalogue } from '../catalogue/build.ts'
import { type AskResponse, type AskResult, NLWEB_VERSION } from '../schemas/ask.ts'
import type { Answers, Match } from './answer.ts'
import { questionNode, serviceNode } from './json-ld.ts'
import { joinedBytes, type Piece } from './ready-json.ts'

/** The most results of one answer. */
const MOST_RESULTS = 10

/** Answers a question with published text only. */
export type Ask = (query: string) => AskResponse

/** Makes the function that gives an answer in the form of /ask. */
export function createAsk(catalogue: Catalogue, answers: Answers): Ask {
  const { host } = new URL(catalogue.siteUrl)
  const published = new Map<object, Published>()
  /** What is published of an entry: made when it is first an answer. */
  const publishedOf = (match: Match): Published => {
    const known = published.get(match.item)
    if (known) return known
    const made = describe(catalogue, host, match)
    published.set(match.item, made)
    return made
  }

  return (query) => {
    const { text, entries } = answers(query)
    return {
      '@context': 'https://schema.org',
      _meta: { response_type: 'nlws', version: NLWEB_VERSION },
      query,
      answer: text,
      results: entries.slice(0, MOST_RESULTS).map((match) => {
        const { description, schema_object, ...names } = publishedOf(match)
        return { ...names, score: match.score, description, schema_object }
      }),
    }
  }
}

/** A result without its score, which alone depends on the question. */
type Published = Omit<AskResult, 'score'>

function describe(catalogue: Catalogue, site: string, { kind, item }: Match): Published {
  const node = kind === 'faq' ? questionNode(item) : serviceNode(catalogue, item)
  // The types of schema-dts allow more forms than the API promises, and these functions give.
  const { '@type': type, '@id': id, url, name } = node as Omit<AskResult, 'schema_object'>
  return {
    '@type': type,
    '@id': id,
    url,
    name,
    site,
    description: kind === 'faq' ? item.resource.answer : (item.resource.description ?? ''),
    schema_object: {
      '@context': 'https://schema.org',
      ...(node as object),
    } as AskResult['schema_object'],
  }
}

/** An answer as JSON, joined from that of what is published. */
export function askJson({ results, ...answer }: AskResponse): Buffer {
  const pieces: Piece[] = [`${JSON.stringify(answer).slice(0, -1)},"results":[`]
  for (const [i, result] of results.entries())
    pieces.push(i === 0 ? '' : ',', ...resultJson(result))
  return joinedBytes([...pieces, ']}'])
}

const SCORE = '"score":0'

/** The JSON of what is published of an entry, before its score and behind it. */
const ready = new WeakMap<object, readonly [Buffer, Buffer]>()

/** A result as JSON, of which only the score is written anew. */
export function resultJson(result: AskResult): Piece[] {
  const [before, behind] = ready.get(result.schema_object) ?? split(result)
  return [before, `"score":${result.score}`, behind]
}

function split(result: AskResult): readonly [Buffer, Buffer] {
  const text = JSON.stringify({ ...result, score: 0 })
  const at = text.indexOf(SCORE)
  const parts = [
    Buffer.from(text.slice(0, at)),
    Buffer.from(text.slice(at + SCORE.length)),
  ] as const
  ready.set(result.schema_object, parts)
  return parts
}
