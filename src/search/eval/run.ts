/**
 * `npm run eval`: how good retrieval is, by kind and language, beside plain MiniSearch.
 *   --data DIR   judged queries (dev.jsonl, open-domain/heq-val.json); default e2e/eval
 *   --misses     the queries whose first hit is wrong
 *   --cutoff     what each cut-off gives and costs
 *   --why TEXT   how the answer to one query comes about
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileSearch } from '../compile.ts'
import { createSearch, CUT_OFF } from '../index.ts'
import type { Search } from '../index.ts'
import type { Lexicon, SearchDocument } from '../types.ts'
import { baselines } from './baselines.ts'
import { falseAnswers, judge, measure, openDomainMrr } from './measure.ts'
import type { JudgedQuery, OpenDomain, System } from './measure.ts'
import { comparisonLine, explanationLines, figuresTable, tradeOffLines } from './report.ts'

/** What is searched: the project's catalogue loads it. Ids begin with `faq/` or `services/`. */
export interface EvalContent {
  readonly documents: readonly SearchDocument[]
  readonly lexicon: Lexicon
}

/** Takes the content and the command's arguments. Yields the lines to print, as they come. */
export async function* runEval(
  content: EvalContent,
  args: readonly string[],
): AsyncGenerator<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string', default: 'e2e/eval' },
      misses: { type: 'boolean', default: false },
      cutoff: { type: 'boolean', default: false },
      why: { type: 'string' },
    },
  })
  const search = createSearch(compileSearch(content.documents, content.lexicon))
  if (values.why !== undefined) {
    yield* explanationLines(search.explain(values.why))
    return
  }
  const queries = await readQueries(join(values.data, 'dev.jsonl'))
  const openDomain = JSON.parse(
    await readFile(join(values.data, 'open-domain/heq-val.json'), 'utf8'),
  ) as OpenDomain
  if (values.cutoff) yield* tradeOffLines(tradeOff(search, queries, openDomain), CUT_OFF)
  else yield* tables(content, search, queries, openDomain)
  if (values.misses) yield* misses(systemOf(search), queries)
}

function* tables(
  content: EvalContent,
  search: Search,
  queries: readonly JudgedQuery[],
  openDomain: OpenDomain,
): Generator<string> {
  const paragraphs = openDomain.docs.map(({ id, title, text }) => ({
    id: String(id),
    title,
    body: text,
    aliases: [],
  }))
  const own = createSearch(compileSearch(paragraphs, { ...content.lexicon, distress: [] }))
  const system = systemOf(search)
  const figures = measure(system, queries)
  yield* figuresTable(figures)
  yield ''
  yield comparisonLine(system.name, figures, {
    mrr: openDomainMrr((q) => own.explain(q).candidates.map(({ id }) => id), openDomain),
    falseAnswers: falseAnswers(system, openDomain),
  })
  for (const plain of baselines(of(content, 'faq/'), of(content, 'services/'))) {
    yield comparisonLine(plain.name, measure(plain, queries), {
      mrr: openDomainMrr(plain.over(paragraphs), openDomain),
      falseAnswers: falseAnswers(plain, openDomain),
    })
  }
}

/** The figures at cut-offs other than the chosen one. */
function tradeOff(search: Search, queries: readonly JudgedQuery[], openDomain: OpenDomain) {
  return Array.from({ length: 16 }, (_, i) => Number((0.2 + i * 0.02).toFixed(2))).map((cutOff) => {
    const system = systemOf(search, cutOff)
    const figures = measure(system, queries)
    const of = (group: string) => figures.find((line) => line.group === group)?.first ?? 0
    return {
      cutOff,
      first: of('ALL positive'),
      silent: of('ALL negative'),
      falseAnswers: falseAnswers(system, openDomain),
    }
  })
}

/** The search as it is measured, at its own cut-off or at another. */
function systemOf(search: Search, cutOff?: number): System {
  const found = (query: string) => {
    if (cutOff === undefined) return search.search(query).hits.map(({ id }) => id)
    const { distress, candidates } = search.explain(query)
    const ids = candidates.filter(({ relevance }) => relevance >= cutOff).map(({ id }) => id)
    return distress === undefined ? ids : [distress, ...ids]
  }
  const engine = (kind: Kind) => (query: string) =>
    found(query).flatMap((id) => (id.startsWith(kind) ? [id.slice(kind.length)] : []))
  return { name: 'this search', faq: engine('faq/'), services: engine('services/') }
}

type Kind = 'faq/' | 'services/'

/** The documents of one kind, by their own ids. */
function of({ documents }: EvalContent, kind: Kind): SearchDocument[] {
  return documents
    .filter(({ id }) => id.startsWith(kind))
    .map((document) => ({ ...document, id: document.id.slice(kind.length) }))
}

function* misses(system: System, queries: readonly JudgedQuery[]): Generator<string> {
  for (const query of queries) {
    if (judge(system, query).first === 1) continue
    const wanted = query.kind === 'service' ? query.services : query.relevant
    const got = [...system.faq(query.q).slice(0, 3), '|', ...system.services(query.q).slice(0, 3)]
    yield `${query.kind} ${query.lang}  ${query.q}  wanted ${wanted.join(' ') || 'nothing'}, got ${got.join(' ')}`
  }
}

async function readQueries(file: string): Promise<JudgedQuery[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as JudgedQuery)
}
