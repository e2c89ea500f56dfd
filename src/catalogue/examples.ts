import { join } from 'node:path'
import { type Example, exampleKey, NOTHING } from '../schemas/example.ts'
import { compare } from '../schemas/values.ts'
import { ASKED_FOLDER, type AskedQuestion, readAsked } from './asked.ts'
import { unknownName } from './check-references.ts'
import { ContentError, type ContentProblem, fileProblem, problem, quote } from './content-error.ts'
import { idOf, namesIn, textOf } from './content-file.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { ownSubjectTest } from './own-subject.ts'
import { readPlainFile } from './plain-files.ts'
import { type Topics, topicsOfEntries } from './topics.ts'
import { closestNames } from './closest-names.ts'

/** Where files of examples stand, below the project's folder. */
export const EXAMPLE_FOLDERS = [
  ASKED_FOLDER,
  'content/faq',
  'content/services',
  'content/search',
] as const

/** Topics whose questions are never learned as questions that nothing answers. */
const DANGER_TOPICS = ['danger', 'helplines']

/** The situation in a file's name; of three letters or more, since a language has two. */
const SITUATION = /\.(?<id>[a-z-]{3,})\.txt$/u

/** Some two thousand lines. */
const MAX_FILE_KIB = 256

/** An example of the practice's own, and where it stands. */
interface Line {
  readonly text: string
  /** Its `exampleKey`. */
  readonly key: string
  readonly label: string
  readonly situation?: string
  readonly file: string
  readonly line: number
}

/**
 * Reads the examples of how people ask. The practice's own stand beside each entry in files of its name
 * (`content/faq/parking.txt`; `parking.ar.txt` where there are several), and in `content/search/` for questions
 * that nothing on the site answers. A file may name the situation of the page of help that its lines tell of:
 * `emergency.child.txt`. One example a line; empty lines and lines that begin with # are skipped. A question asked
 * elsewhere (`examples/asked/`) is an example of the first of its topics that an entry answers; where none does, of
 * what nothing answers. The practice's own example wins over the same one from elsewhere.
 *
 * @param project The folder that holds content/ and examples/.
 * @returns Sorted, so that the list does not depend on the files.
 * @throws {ContentError} For examples of an entry or a topic that does not exist, and for one that two
 *   entries have.
 */
export async function readExamples(project: string): Promise<Example[]> {
  const { own, asked, topics, problems } = await readLines(project)
  if (problems.length > 0) throw new ContentError(problems)
  const ownKeys = new Set(own.map(({ key }) => key))
  const isOwnSubject = ownSubjectTest(own, asked, topics)
  return [
    ...own.map(({ text, label, situation }) => ({ text, label, situation })),
    ...asked.flatMap((question) =>
      ownKeys.has(exampleKey(question.text)) || isOwnSubject(question)
        ? []
        : exampleOf(question, topics.labels),
    ),
  ]
    .map((example) => ({ ...example, isDanger: topics.help.has(example.label) }))
    .sort((a, b) => compare(a.label, b.label) || compare(a.text, b.text))
}

/**
 * Finds all mistakes in the examples, without making the list of them, which takes a second.
 *
 * @param situations Those of the page of help, which names of files may name.
 */
export async function exampleProblems(
  project: string,
  situations: readonly string[],
): Promise<readonly ContentProblem[]> {
  const { own, problems } = await readLines(project)
  const values = situations.join(', ')
  const files = new Map(own.map(({ file, situation }) => [file, situation]))
  const unknown = [...files].flatMap(([file, situation]) => {
    if (situation === undefined || situations.includes(situation)) return []
    return problem(file, 'situation', quote(situation), mistake('one-of', { values }))
  })
  return [...problems, ...unknown]
}

/** Reads the practice's own examples and what people asked elsewhere, with the mistakes in both. */
async function readLines(project: string) {
  const asked = await readAsked(project)
  const topics = await topicsOfEntries(project)
  const unreadable: ContentProblem[] = []
  const linesIn = (folder: string, labelOf: (id: string) => string) =>
    readFolder(project, folder, labelOf, unreadable)
  const own = [
    ...(await linesIn('content/faq', (id) => `faq/${id}`)),
    ...(await linesIn('content/services', (id) => `services/${id}`)),
    ...(await linesIn('content/search', () => NOTHING)),
  ]
  const problems = [
    ...(await withoutEntry(project, 'faq')),
    ...(await withoutEntry(project, 'services')),
    ...unreadable,
    ...topicProblems(topics, asked),
    ...contradictions(own),
  ]
  return { own, asked, topics, problems }
}

/** Topics that nobody asks about, and those that two questions name. */
function topicProblems({ named }: Topics, asked: readonly AskedQuestion[]): ContentProblem[] {
  const known = new Set(asked.flatMap(({ topics }) => topics))
  return named.flatMap(({ topic, file }, at) => {
    const wrong = (what: Mistake) => problem(file, 'topics', quote(topic), what)
    if (!known.has(topic))
      return wrong(mistake('unknown-topic', { near: closestNames(topic, [...known]) }))
    const first = named.findIndex((other) => other.topic === topic)
    return first < at ? wrong(mistake('taken-topic', { file: named[first]?.file ?? '' })) : []
  })
}

/**
 * What a question from elsewhere teaches this practice. Where no entry answers it, it is learned as unanswered, unless
 * it speaks of danger: without many unanswered questions, much would be taken for danger.
 */
function exampleOf(
  { text, topics, situation }: AskedQuestion,
  labels: Topics['labels'],
): Omit<Example, 'isDanger'>[] {
  const label = topics.flatMap((topic) => labels.get(topic) ?? [])[0]
  if (label) return [{ text, label, situation }]
  const isOfDanger = topics.some((topic) => DANGER_TOPICS.includes(topic))
  return isOfDanger ? [] : [{ text, label: NOTHING, situation }]
}

/** @param unreadable The problems of files that are too large or not UTF-8 are added here. */
async function readFolder(
  project: string,
  folder: string,
  labelOf: (id: string) => string,
  unreadable: ContentProblem[],
): Promise<Line[]> {
  const lines: Line[] = []
  for (const name of await namesIn(join(project, folder), '.txt')) {
    const label = labelOf(idOf(name))
    const file = `${folder}/${name}`
    const { bytes, problem } = await readPlainFile(project, file, MAX_FILE_KIB)
    const text = bytes && textOf(bytes)
    if (text !== undefined) lines.push(...linesOf(text, folder, name, label))
    else unreadable.push(problem ?? fileProblem(file, mistake('encoding'), 1))
  }
  return lines
}

function linesOf(text: string, folder: string, name: string, label: string): Line[] {
  const situation = SITUATION.exec(name)?.groups?.['id']
  const own = { label, file: `${folder}/${name}`, situation }
  return text
    .split('\n')
    .map((line, at) => ({ text: line.trim(), key: exampleKey(line), ...own, line: at + 1 }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
}

async function withoutEntry(
  project: string,
  folder: 'faq' | 'services',
): Promise<ContentProblem[]> {
  const path = join(project, 'content', folder)
  const entries = await namesIn(path, '.md')
  const names = await namesIn(path, '.txt')
  const withExamples = new Set(names.map(idOf))
  const others = entries.map(idOf).filter((id) => !withExamples.has(id))
  return names
    .filter((name) => !entries.includes(`${idOf(name)}.md`))
    .map((name) => fileProblem(`content/${folder}/${name}`, misnamed(name, folder, others), 1))
}

/** @param others Entries without examples: one of them may be meant. */
function misnamed(name: string, folder: string, others: readonly string[]): Mistake {
  if (name.endsWith('.md.txt'))
    return mistake('ending-twice', { name: name.slice(0, -'.txt'.length) })
  const meant = unknownName(idOf(name), others, new Set(others))
  if (meant.code !== 'unknown-name') return meant
  return mistake('no-entry', { entry: `content/${folder}/${idOf(name)}.md` })
}

/** Examples of two entries. The same line twice for one entry does no harm. */
function contradictions(lines: readonly Line[]): ContentProblem[] {
  const firsts = firstByKey(lines)
  return lines.flatMap(({ key, text, label, file, line }) => {
    const first = firsts.get(key)
    if (!first || first.label === label) return []
    const what = mistake('same-example', { file: first.file, line: first.line })
    return { ...problem(file, 'example', quote(text), what), line }
  })
}

function firstByKey(lines: readonly Line[]): ReadonlyMap<string, Line> {
  return new Map(lines.toReversed().map((line) => [line.key, line]))
}
