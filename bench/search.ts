/**
 * Measures the search: training time, memory, and query times (p50, p99) with 60 and 1,000 entries of 20 examples each,
 * compared with MiniSearch over the entries, and over the entries with their examples; then the time to read a model,
 * and that of hostile queries.
 *   node --expose-gc bench/search.ts [SIZE,SIZE …]
 * Entries and queries (of 3 to 8 words) are generated. The fastest of five runs of a query counts, so that other programs
 * matter less.
 */
import MiniSearch from 'minisearch'
import { fromBytes, toBytes } from '../src/search/model/model-bytes.ts'
import { learn } from '../src/search/learn/learn.ts'
import { createSearch } from '../src/search/search.ts'
import { median, percentile } from './figures.ts'
import { createGenerator } from './generate.ts'

const SIZES = process.argv[2]?.split(',').map(Number) ?? [60, 1000]
const QUERIES = 1000
const EXAMPLES = 20
const { words, entries, examples } = createGenerator(1)

/** Runs some work, and returns its time in milliseconds. */
function timed(work: () => unknown): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

function measure(
  name: string,
  build: () => (query: string) => unknown,
  queries: readonly string[],
) {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  let search: (query: string) => unknown = () => undefined
  const buildTime = timed(() => {
    search = build()
  })
  globalThis.gc?.()
  const memory = (process.memoryUsage().heapUsed - before) / 2 ** 20
  for (const query of queries) search(query)
  const times = queries.map((query) =>
    Math.min(...Array.from({ length: 5 }, () => timed(() => search(query)))),
  )
  console.log(
    [
      name.padEnd(20),
      `build ${buildTime.toFixed(0).padStart(6)} ms`,
      `heap ${memory.toFixed(1).padStart(6)} MB`,
      `p50 ${median(times).toFixed(3)} ms`,
      `p99 ${percentile(times, 0.99).toFixed(3)} ms`,
    ].join('  '),
  )
}

for (const size of SIZES) {
  const documents = entries(size)
  const learned = examples(documents, EXAMPLES)
  const queries = Array.from({ length: QUERIES }, (_, i) => words(3 + (i % 6)))
  console.log(`${String(size)} entries`)
  measure(
    'this search',
    () => {
      const { search } = createSearch(learn(learned), documents)
      return search
    },
    queries,
  )
  measure('MiniSearch, plain', () => miniSearch(documents), queries)
  const examplesOf = Map.groupBy(learned, ({ label }) => label)
  const withExamples = documents.map(({ id, title, body }) => ({
    id,
    title,
    body: [body, ...(examplesOf.get(id) ?? []).map(({ text }) => text)].join('\n'),
  }))
  measure('… with examples', () => miniSearch(withExamples), queries)
}

/** Makes a plain MiniSearch over some documents. */
function miniSearch(documents: readonly { id: string; title: string; body: string }[]) {
  const index = new MiniSearch({ fields: ['title', 'body'] })
  index.addAll(documents)
  return (query: string) => index.search(query)
}

/** Repeats a piece up to the 2,000 characters that a question may have. */
const full = (piece: string) => piece.repeat(Math.ceil(2000 / piece.length)).slice(0, 2000)
const HOSTILE: Record<string, string> = {
  'one letter': full('א'),
  'one letter, spaced': full('ו '),
  punctuation: full('?!.,;:״׳"\'־-'),
  emoji: full('😀👩‍👩‍👧'),
  'lone surrogates': full('\ud800א\udfff '),
  'mixed bidi': full('\u202Eאבג\u2067abc\u2069 '),
  niqqud: full('שָׁ֑לוֹ֖ם '),
  'regular expressions': full('(.*)+$ [א-ת]{1,99} (?<=a) \\1 '),
  'distinct words': Array.from({ length: 500 }, (_, i) => (i * 7919).toString(36))
    .join(' ')
    .slice(0, 2000),
  'misspelt words': Array.from({ length: 400 }, () => `${words(1)}ץ`)
    .join(' ')
    .slice(0, 2000),
  'known words': words(500).slice(0, 2000),
  'stacked particles': full('וכשמהבלכשהו '),
  'letters that expand': full('\uFDFA'),
  'short words': full('אב גד ה '),
  'long words': full(`${'אבגדהוזחטיכלמנסעפצקרשת'.repeat(2)} `),
  'random CJK': String.fromCodePoint(
    ...Array.from({ length: 2000 }, (_, i) => 0x4e00 + ((i * 7919) % 20_000)),
  ),
  clauses: full('אני לא יכולה, '),
  'short clauses': full('די. '),
}
const sixtyEntries = entries(60)
const bytes = toBytes(learn(examples(sixtyEntries, EXAMPLES)))
const reading = timed(() => fromBytes(bytes))
const sixty = createSearch(fromBytes(bytes), sixtyEntries)
console.log(`\n60 entries, model of ${bytes.length} bytes: read in ${reading.toFixed(0)} ms`)
console.log('\n60 entries, hostile queries: the median of 50 runs each, ms')
for (const [name, query] of Object.entries(HOSTILE)) {
  const times = Array.from({ length: 50 }, () => timed(() => sixty.search(query)))
  console.log(`${name.padEnd(20)} ${median(times).toFixed(2).padStart(7)}`)
}
