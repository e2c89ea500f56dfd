/**
 * `npm run eval`: how good the search is on hands that it has not learned from. A hand is one author's questions, a
 * file of `examples/asked/`.
 *   --hands A,B    only these hands, each left out by itself; A+B leaves out both together
 *   --data DIR     instead, by the whole model, other judged questions: every .jsonl of DIR and DIR/real, and
 *                  DIR/open-domain/heq-val.json; DIR/newer.json names entries newer than a judgement
 *   --misses       the questions whose first answer is wrong, too
 *   --why TEXT     how the answer to one question comes about, by the whole model
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Lesson, learn, type LearnOptions } from '../learn/learn.ts'
import type { Model } from '../model/model.ts'
import { createSearch, type Search } from '../search.ts'
import type { SearchDocument } from '../types.ts'
import { explainLines } from './explain.ts'
import { judge, type JudgedQuestion, type Newer } from './measure.ts'
import { type Judged, lineOf, tableOf } from './report.ts'

export interface EvalLesson extends Lesson {
  /** The same for texts that differ in punctuation and the like alone (`exampleKey`). */
  readonly key: string
}

/** A judged question of a hand. */
export interface EvalQuestion extends JudgedQuestion {
  readonly hand: string
  readonly key: string
}

export interface EvalContent {
  readonly documents: readonly SearchDocument[]
  readonly lessons: readonly EvalLesson[]
  readonly questions: readonly EvalQuestion[]
  readonly options: LearnOptions
  /** The model of all examples. */
  readonly model: Model
}

/** Takes the content and the command's arguments. Yields the lines to print, as they come. */
export async function* runEval(
  content: EvalContent,
  args: readonly string[],
): AsyncGenerator<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      hands: { type: 'string' },
      misses: { type: 'boolean', default: false },
      why: { type: 'string' },
    },
  })
  const { documents, lessons, model } = content
  const whole = createSearch(model, documents)
  if (values.why !== undefined) {
    yield* explainLines(values.why, model, whole, lessons)
    return
  }
  const judged = values.data
    ? await judgeData(whole, values.data)
    : judgeHands(content, handsToLeaveOut(content.questions, values.hands))
  const all: Judged[] = []
  for (const own of judged) {
    yield lineOf(
      own[0]?.group ?? '',
      own.map(({ row }) => row),
    )
    if (values.data) for (const line of tableOf(own)) yield `  ${line}`
    all.push(...own)
  }
  if (!values.data) {
    yield '\nBy kind and language; in brackets the lowest and the highest hand:'
    yield* tableOf(all)
  }
  if (values.misses) yield* missLines(all)
}

/** For each set of hands, learns without them and without the same questions from others, and asks theirs. */
function* judgeHands(
  { documents, lessons, questions, options }: EvalContent,
  sets: readonly (readonly string[])[],
): Generator<Judged[]> {
  for (const set of sets) {
    const unseen = questions.filter(({ hand }) => set.includes(hand))
    const keys = new Set(unseen.map(({ key }) => key))
    const others = lessons.filter(({ key }) => !keys.has(key))
    const search = createSearch(learn(others, options), documents)
    for (const hand of set)
      yield judgeGroup(
        search,
        hand,
        unseen.filter((question) => question.hand === hand),
      )
  }
}

/** Judges questions in files, from which nothing was learned. */
async function judgeData(search: Search, data: string): Promise<Judged[][]> {
  const newer = JSON.parse(
    await readFile(join(data, 'newer.json'), 'utf8').catch(() => '{}'),
  ) as Newer
  const files = [...(await filesIn(data)), ...(await filesIn(join(data, 'real')))]
  const sets = files.map(async (file) => {
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    const questions = lines.map((line) => JSON.parse(line) as JudgedQuestion)
    return judgeGroup(search, file.slice(data.length + 1, -'.jsonl'.length), questions, newer)
  })
  return [...(await Promise.all(sets)), ...(await judgeOpenDomain(search, data))]
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(folder, name))
}

/** General knowledge questions, of which nearly all must find nothing. */
async function judgeOpenDomain(search: Search, data: string): Promise<Judged[][]> {
  const text = await readFile(join(data, 'open-domain/heq-val.json'), 'utf8').catch(() => undefined)
  if (!text) return []
  const { queries } = JSON.parse(text) as { queries: { q: string }[] }
  const questions = queries.map(({ q }) => {
    return { q, lang: 'he', kind: 'negative', relevant: [], services: [] }
  })
  return [judgeGroup(search, 'open-domain', questions)]
}

function judgeGroup(
  search: Search,
  group: string,
  questions: readonly JudgedQuestion[],
  newer?: Newer,
): Judged[] {
  return questions.map((question) => ({ group, question, row: judge(search, question, newer) }))
}

function missLines(judged: readonly Judged[]): string[] {
  return judged
    .filter(({ row }) => row.first === false || row.silent === false || row.falseAlarm === true)
    .map(({ group, question: { kind, lang, q, relevant, services } }) =>
      [group, kind, lang, [...relevant, ...services].join(',') || '-', q].join('\t'),
    )
}

function handsToLeaveOut(
  questions: readonly EvalQuestion[],
  named: string | undefined,
): string[][] {
  const all = [...new Set(questions.map(({ hand }) => hand))]
  return named?.split(',').map((set) => set.split('+')) ?? all.map((hand) => [hand])
}
