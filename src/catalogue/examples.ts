import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Example } from '../schemas/example.ts'
import { NOTHING, exampleKey } from '../schemas/example.ts'
import type { ContentProblem } from './content-error.ts'
import { ContentError } from './content-error.ts'
import { TOPICS_FOLDER, idOf, namesIn, topicsOfEntries } from './topics.ts'

/** Folders of entries, which have examples beside them. */
const ENTRY_FOLDERS = ['faq', 'services']
/** Examples that no entry answers: the practice's own, and those of any practice. */
const UNANSWERED_FOLDERS = ['content/search', 'examples/search']

/** The part of a file's name that is a situation's id; a language's has two letters. */
const SITUATION = /\.(?<id>[a-z-]{3,})\.txt$/u

/** An example, and where it stands. */
interface Line extends Example {
  readonly file: string
  readonly line: number
}

/**
 * Reads the examples of how people ask. They stand beside each entry in files of its name
 * (`content/faq/parking.txt`; `parking.ar.txt` where there are several), in `examples/topics/` for what any
 * practice is asked, and in `search/` of both folders for questions that nothing on the site answers. A file
 * may name the situation of the page of help that its lines tell of: `topics/danger.child.txt`. One example a
 * line; empty lines and lines that begin with # are skipped. Where the practice and a topic have the same
 * example, the practice's place holds.
 *
 * @param project The folder that holds content/ and examples/.
 * @returns Sorted, so that the same examples give the same list wherever they stand.
 * @throws {ContentError} For examples of an entry or a topic that does not exist, and for one that two
 *   entries have.
 */
export async function readExamples(project: string): Promise<Example[]> {
  const { examples, problems } = await findExamples(project)
  if (problems.length > 0) throw new ContentError(problems)
  return examples
}

/** The same, with all mistakes in them. */
export async function findExamples(
  project: string,
): Promise<{ examples: Example[]; problems: ContentProblem[] }> {
  const own: Line[] = []
  const shared: Line[] = []
  const problems: ContentProblem[] = []
  const readInto = async (lines: Line[], folder: string, name: string, label: string) => {
    const file = `${folder}/${name}`
    const situation = SITUATION.exec(name)?.groups?.['id']
    for (const line of linesOf(await readFile(join(project, file), 'utf8'), file, label))
      lines.push({ ...line, ...(situation && { situation }) })
  }
  for (const folder of ENTRY_FOLDERS) {
    const names = await namesIn(join(project, 'content', folder))
    for (const name of names.filter(isExamples)) {
      const id = idOf(name)
      if (!names.includes(`${id}.md`))
        problems.push({
          file: `content/${folder}/${name}`,
          field: 'name',
          got: `"${name}"`,
          line: 1,
          expected: `the name of an entry: there is no content/${folder}/${id}.md`,
        })
      await readInto(own, `content/${folder}`, name, `${folder}/${id}`)
    }
  }
  const topics = await topicsOfEntries(project, problems)
  for (const name of await namesIn(join(project, TOPICS_FOLDER))) {
    const label = topics.get(idOf(name))
    if (label !== undefined) await readInto(shared, TOPICS_FOLDER, name, label)
  }
  for (const folder of UNANSWERED_FOLDERS)
    for (const name of (await namesIn(join(project, folder))).filter(isExamples))
      await readInto(folder.startsWith('content/') ? own : shared, folder, name, NOTHING)

  const seen = new Map<string, Line>()
  problems.push(...contradictions(own, seen))
  const others = shared.filter(({ text, label }) => {
    const first = seen.get(exampleKey(text))
    return !first || first.label === label
  })
  problems.push(...contradictions(others, seen))
  const examples = [...own, ...others]
    .map(({ file: _file, line: _line, ...example }) => example)
    .sort((a, b) => compare(a.label, b.label) || compare(a.text, b.text))
  return { examples, problems }
}

const isExamples = (name: string) => name.endsWith('.txt')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function linesOf(text: string, file: string, label: string): Line[] {
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((line, at) => ({ text: line.trim(), label, file, line: at + 1 }))
    .filter(({ text: example }) => example !== '' && !example.startsWith('#'))
}

/**
 * An example of two entries teaches nothing; the same line twice for one entry does no harm.
 *
 * @param seen Gets the first place of each example.
 */
function contradictions(lines: readonly Line[], seen: Map<string, Line>): ContentProblem[] {
  const problems: ContentProblem[] = []
  for (const line of lines) {
    const key = exampleKey(line.text)
    const first = seen.get(key)
    if (!first) seen.set(key, line)
    else if (first.label !== line.label)
      problems.push({
        file: line.file,
        field: 'example',
        got: `"${line.text}"`,
        line: line.line,
        expected: `an example that ${first.file} (line ${first.line}) does not have: keep it where it belongs`,
      })
  }
  return problems
}
