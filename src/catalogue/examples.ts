import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Example } from '../schemas/example.ts'
import { NOTHING, exampleKey } from '../schemas/example.ts'
import { compare } from '../schemas/values.ts'
import type { ContentProblem } from './content-error.ts'
import { ContentError, problem, quote } from './content-error.ts'
import { TOPICS_FOLDER, idOf, namesIn, topicsOfEntries } from './topics.ts'

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
  const problems: ContentProblem[] = []
  const read = async (folder: string, labelOf: (name: string) => string | undefined) => {
    const lines: Line[] = []
    for (const name of await namesIn(join(project, folder), '.txt')) {
      const label = labelOf(name)
      const text = await readFile(join(project, folder, name), 'utf8')
      if (label !== undefined) lines.push(...linesOf(text, folder, name, label))
    }
    return lines
  }
  const readEntries = async (folder: 'faq' | 'services') => {
    const entries = await namesIn(join(project, 'content', folder), '.md')
    return read(`content/${folder}`, (name) => {
      const entry = `${folder}/${idOf(name)}`
      if (!entries.includes(`${idOf(name)}.md`)) {
        const expected = `the name of an entry: there is no content/${entry}.md`
        const file = `content/${folder}/${name}`
        problems.push({ ...problem(file, 'name', quote(name), expected), line: 1 })
      }
      return entry
    })
  }
  const own = [
    ...(await readEntries('faq')),
    ...(await readEntries('services')),
    ...(await read('content/search', () => NOTHING)),
  ]
  const topics = await topicsOfEntries(project, problems)
  const shared = [
    ...(await read(TOPICS_FOLDER, (name) => topics.get(idOf(name)))),
    ...(await read('examples/search', () => NOTHING)),
  ]

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

function linesOf(text: string, folder: string, name: string, label: string): Line[] {
  const situation = SITUATION.exec(name)?.groups?.['id']
  const own = { label, file: `${folder}/${name}`, ...(situation && { situation }) }
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((line, at) => ({ text: line.trim(), ...own, line: at + 1 }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
}

/**
 * An example of two entries teaches nothing; the same line twice for one entry does no harm.
 *
 * @param seen Gets the first place of each example.
 */
function contradictions(lines: readonly Line[], seen: Map<string, Line>): ContentProblem[] {
  return lines.flatMap((example) => {
    const { text, label, file, line } = example
    const key = exampleKey(text)
    const first = seen.get(key) ?? example
    seen.set(key, first)
    if (first.label === label) return []
    const expected = `an example that ${first.file} (line ${first.line}) does not have: keep it where it belongs`
    return { ...problem(file, 'example', quote(text), expected), line }
  })
}
