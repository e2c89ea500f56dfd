/**
 * Cost of retrieval: build time, memory, and query time at the 50th and 99th percentile, at 60,
 * 1,000 and 10,000 entries, beside plain MiniSearch over the same entries in the same run.
 *   node --expose-gc bench/search.ts [SIZE,SIZE …]
 * Entries are generated from a Zipf-distributed vocabulary with Hebrew particles and endings, each
 * with a title, a body of 60 words and six aliases; queries of 3 to 8 such words. Each query counts
 * with the fastest of five runs, so that what else the machine does is not measured.
 */
import MiniSearch from 'minisearch'
import { compileSearch } from '../src/search/compile.ts'
import { createSearch } from '../src/search/index.ts'
import type { Lexicon, SearchDocument } from '../src/search/types.ts'

const SIZES = process.argv[2]?.split(',').map(Number) ?? [60, 1000, 10_000]
const QUERIES = 1000
const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת'

/** A small deterministic generator (mulberry32), so that runs compare. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const next = random(1)
const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? ''
const vocabulary = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 3 + Math.floor(next() * 4) }, () => pick(Array.from(LETTERS))).join(''),
)

/** A word by Zipf's law, with a particle or an ending as often as in Hebrew text. */
function word(): string {
  const base = vocabulary[Math.floor(vocabulary.length ** next()) - 1] ?? ''
  const particle = next() < 0.3 ? pick(['ה', 'ב', 'ל', 'ו', 'מ', 'ש', 'וה', 'שב']) : ''
  return particle + base + (next() < 0.2 ? pick(['ים', 'ות', 'ה', 'י']) : '')
}
const words = (count: number) => Array.from({ length: count }, word).join(' ')

function entries(count: number): SearchDocument[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `entry-${String(i)}`,
    title: words(5),
    body: words(60),
    aliases: Array.from({ length: 6 }, () => words(4)),
  }))
}

/** Stop words as frequent as real ones, concepts, and distress: the cost of each is in the figures. */
const lexicon: Lexicon = {
  stopWords: { he: vocabulary.slice(0, 60), en: [] },
  conversational: { he: vocabulary.slice(60, 300), en: [] },
  elsewhere: { he: [], en: [] },
  concepts: Array.from({ length: 150 }, (_, i) => ({
    id: `concept-${String(i)}`,
    he: vocabulary.slice(300 + i * 10, 310 + i * 10),
    en: [],
  })),
  distress: [{ entry: 'entry-0', he: ['רוצה … למות'], en: [], unless: { he: [], en: [] } }],
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** Milliseconds for one query. */
function timed(search: (query: string) => unknown, query: string): number {
  const from = performance.now()
  search(query)
  return performance.now() - from
}

function measure(
  name: string,
  build: () => (query: string) => unknown,
  queries: readonly string[],
) {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const start = performance.now()
  const search = build()
  const buildTime = performance.now() - start
  globalThis.gc?.()
  const memory = (process.memoryUsage().heapUsed - before) / 2 ** 20
  for (const query of queries) search(query)
  const times = queries.map((query) =>
    Math.min(...Array.from({ length: 5 }, () => timed(search, query))),
  )
  console.log(
    [
      name.padEnd(20),
      `build ${buildTime.toFixed(0).padStart(6)} ms`,
      `heap ${memory.toFixed(1).padStart(6)} MB`,
      `p50 ${percentile(times, 0.5).toFixed(3)} ms`,
      `p99 ${percentile(times, 0.99).toFixed(3)} ms`,
    ].join('  '),
  )
}

for (const size of SIZES) {
  const documents = entries(size)
  const queries = Array.from({ length: QUERIES }, () => words(3 + Math.floor(next() * 6)))
  console.log(`${String(size)} entries`)
  measure(
    'this search',
    () => {
      const search = createSearch(compileSearch(documents, lexicon))
      return (query: string) => search.search(query)
    },
    queries,
  )
  measure(
    'MiniSearch, plain',
    () => {
      const index = new MiniSearch({ fields: ['title', 'body', 'aliases'] })
      index.addAll(documents.map((d) => ({ ...d, aliases: d.aliases.join('\n') })))
      return (query) => index.search(query)
    },
    queries,
  )
}
