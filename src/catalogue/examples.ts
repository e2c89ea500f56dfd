import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Example } from '../schemas/example.ts'
import { NOTHING, exampleKey } from '../schemas/example.ts'
import type { ContentProblem } from './content-error.ts'
import { ContentError } from './content-error.ts'

/** Folders of entries, which have examples beside them. */
const ENTRY_FOLDERS = ['faq', 'services']
/** The folder of examples that no entry answers. */
const UNANSWERED_FOLDER = 'search'

/** The second part of a file's name that is a situation's id, not a language's and not the ending. */
const SITUATION = /^(?!txt$)[a-z-]{3,}$/u

/** An example, and where it stands. */
interface Line extends Example {
  readonly file: string
  readonly line: number
}

/**
 * Reads the examples of how people ask. They stand beside each entry in files of its name
 * (`faq/session-fee.txt`; `faq/emergency.ar.txt` where there are several), and in `search/` for questions that
 * nothing on the site answers. A file may name the situation of the page of help that its lines tell of:
 * `faq/emergency.child.txt`. One example a line; empty lines and lines that begin with # are skipped.
 *
 * @param content The content's folder.
 * @returns In the order of files and lines, so that the same content gives the same list.
 * @throws {ContentError} For examples of an entry that does not exist, and for one that two entries have.
 */
export async function readExamples(content: string): Promise<Example[]> {
  const lines: Line[] = []
  const problems: ContentProblem[] = []
  for (const folder of [...ENTRY_FOLDERS, UNANSWERED_FOLDER]) {
    const names = (await readdir(join(content, folder)).catch(() => [])).sort()
    for (const name of names.filter((candidate) => candidate.endsWith('.txt'))) {
      const [id = '', part = ''] = name.split('.')
      const file = `content/${folder}/${name}`
      const isEntry = folder !== UNANSWERED_FOLDER
      if (isEntry && !names.includes(`${id}.md`))
        problems.push({
          file,
          field: 'name',
          got: `"${name}"`,
          expected: `the name of an entry: there is no content/${folder}/${id}.md`,
        })
      const text = await readFile(join(content, folder, name), 'utf8')
      const situation = isEntry && SITUATION.test(part) ? part : undefined
      lines.push(
        ...linesOf(text, file, isEntry ? `${folder}/${id}` : NOTHING).map((line) => ({
          ...line,
          ...(situation && { situation }),
        })),
      )
    }
  }
  problems.push(...contradictions(lines))
  if (problems.length > 0) throw new ContentError(problems)
  return lines.map(({ file: _file, line: _line, ...example }) => example)
}

function linesOf(text: string, file: string, label: string): Line[] {
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((line, at) => ({ text: line.trim(), label, file, line: at + 1 }))
    .filter(({ text: example }) => example !== '' && !example.startsWith('#'))
}

/** An example of two entries teaches nothing; the same line twice for one entry does no harm. */
function contradictions(lines: readonly Line[]): ContentProblem[] {
  const seen = new Map<string, Line>()
  const problems: ContentProblem[] = []
  for (const line of lines) {
    const key = exampleKey(line.text)
    const first = seen.get(key)
    if (!first) seen.set(key, line)
    else if (first.label !== line.label)
      problems.push({
        file: line.file,
        field: `line ${line.line}`,
        got: `"${line.text}"`,
        expected: `an example that ${first.file} (line ${first.line}) does not have: keep it where it belongs`,
      })
  }
  return problems
}
