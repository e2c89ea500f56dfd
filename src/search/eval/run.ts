/**
 * `npm run eval`: how good the search is on groups of askers that it has not learned from.
 *   --data DIR     judged questions: asked/*.jsonl, dev.jsonl, open-domain/heq-val.json; default e2e/eval
 *   --groups A,B   only these groups, each left out by itself; A+B leaves out both together
 *   --misses       the questions whose first answer is wrong, too
 *   --why TEXT     how the answer to one question comes about, by the whole model
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Example, exampleKey } from '../../schemas/example.ts'
import { learn, type Model } from '../model/model.ts'
import { createSearch, type Search } from '../search.ts'
import type { SearchDocument } from '../types.ts'
import { explainLines } from './explain.ts'
import { judge, type JudgedQuestion } from './measure.ts'
import { type Judged, lineOf, tableOf } from './report.ts'

/** The questions of one hand. */
interface Group {
  readonly name: string
  readonly questions: readonly JudgedQuestion[]
}

/** What is searched and learned from. */
export interface EvalContent {
  readonly documents: readonly SearchDocument[]
  readonly examples: readonly Example[]
  /** The model of all examples. */
  readonly model: Model
}

/** Takes the content and the command's arguments. Yields the lines to print, as they come. */
export async function* runEval(
  { documents, examples, model }: EvalContent,
  args: readonly string[],
): AsyncGenerator<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string', default: 'e2e/eval' },
      groups: { type: 'string' },
      misses: { type: 'boolean', default: false },
      why: { type: 'string' },
    },
  })
  const whole = createSearch(model, documents)
  if (values.why !== undefined) {
    yield* explainLines(values.why, model, whole, examples)
    return
  }
  const judged: Judged[] = []
  for (const left of await groupsToLeaveOut(values.data, values.groups)) {
    // A search that has never seen them.
    const unseen = new Set(left.flatMap((group) => group.questions.map(({ q }) => exampleKey(q))))
    const others = examples.filter(({ text }) => !unseen.has(exampleKey(text)))
    const search = createSearch(learn(others), documents)
    for (const group of left) {
      const own = judgeGroup(search, group)
      yield lineOf(group.name, rowsOf(own))
      judged.push(...own)
    }
  }
  yield '\nBy kind and language; in brackets the lowest and the highest group:'
  yield* tableOf(judged)
  if (values.misses) yield* missLines(judged)
  yield '\nOf the whole model; nothing of these was learned from:'
  yield* await untaught(values.data, whole)
}

/** The questions of an earlier hand, and those of other people about everything else. */
async function untaught(data: string, search: Search): Promise<string[]> {
  const dev = await readGroup('dev', data)
  const { queries } = JSON.parse(
    await readFile(join(data, 'open-domain/heq-val.json'), 'utf8'),
  ) as { queries: { q: string }[] }
  const open = queries.map(({ q }) => ({
    q,
    lang: 'he',
    kind: 'negative',
    relevant: [],
    services: [],
  }))
  return [
    ...tableOf(judgeGroup(search, dev)),
    lineOf('open domain', rowsOf(judgeGroup(search, { name: 'open domain', questions: open }))),
  ]
}

function judgeGroup(search: Search, { name, questions }: Group): Judged[] {
  return questions.map((question) => ({ group: name, question, row: judge(search, question) }))
}

function rowsOf(judged: readonly Judged[]) {
  return judged.map(({ row }) => row)
}

function missLines(judged: readonly Judged[]): string[] {
  return judged
    .filter(({ row }) => row.first === false || row.silent === false || row.falseAlarm === true)
    .map(({ group, question: { kind, lang, q, relevant, services } }) =>
      [group, kind, lang, [...relevant, ...services].join(',') || '-', q].join('\t'),
    )
}

async function groupsToLeaveOut(data: string, named: string | undefined): Promise<Group[][]> {
  const folder = join(data, 'asked')
  const all = (await readdir(folder)).sort().map((file) => file.replace('.jsonl', ''))
  const sets = named?.split(',').map((set) => set.split('+')) ?? all.map((name) => [name])
  return Promise.all(sets.map((set) => Promise.all(set.map((name) => readGroup(name, folder)))))
}

async function readGroup(name: string, folder: string): Promise<Group> {
  const lines = (await readFile(join(folder, `${name}.jsonl`), 'utf8')).trim().split('\n')
  return { name, questions: lines.map((line) => JSON.parse(line) as JudgedQuestion) }
}
