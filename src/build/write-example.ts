import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { idOf, namesIn } from '../catalogue/content-file.ts'
import { exampleKey } from '../schemas/example.ts'

const EXAMPLE_FOLDERS = ['faq', 'services', 'search']

/**
 * Adds a question to the examples of an entry, and removes it from those of all others, since an example cannot be in
 * two. One that stands in a file of the entry stays there: the file may say of which danger it tells.
 *
 * @param project The folder that holds content/.
 * @param question One line.
 * @param name `faq/…`, `services/…` or `search/…`: the file below content/, without its ending.
 * @returns The path of the file below the project that has it.
 * @throws {RangeError} For a question without words, and an invalid name.
 */
export async function writeExample(
  project: string,
  question: string,
  name: string,
): Promise<string> {
  const line = question
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^#+\s*/u, '')
  const key = exampleKey(line)
  if (key === '') throw new RangeError('The question has no words.')
  const isKnown = EXAMPLE_FOLDERS.some((folder) => name.startsWith(`${folder}/`))
  if (!isKnown || !/^[a-z]+\/[a-z0-9-]+$/.test(name)) throw new RangeError(`${name} is no entry.`)
  const [folder = '', id = ''] = name.split('/')
  const hasEntry = async () =>
    (await namesIn(join(project, 'content', folder), '.md')).includes(`${id}.md`)
  // What nothing answers has no entry.
  if (folder !== 'search' && !(await hasEntry())) throw new RangeError(`There is no ${name}.`)
  let kept: string | undefined
  for (const folder of EXAMPLE_FOLDERS)
    for (const file of await namesIn(join(project, 'content', folder), '.txt')) {
      const path = `content/${folder}/${file}`
      if (`${folder}/${idOf(file)}` !== name) await withoutLine(join(project, path), key)
      else if ((await linesOf(join(project, path))).some((other) => isExample(other, key)))
        kept = path
    }
  if (kept) return kept
  const own = `content/${name}.txt`
  const before = await readFile(join(project, own), 'utf8').catch(() => '')
  const end = before === '' || before.endsWith('\n') ? '' : '\n'
  await writeFile(join(project, own), `${before}${end}${line}\n`)
  return own
}

async function withoutLine(file: string, key: string): Promise<void> {
  const lines = await linesOf(file)
  const others = lines.filter((line) => !isExample(line, key))
  if (others.length < lines.length) await writeFile(file, others.join('\n'))
}

const linesOf = async (file: string) => (await readFile(file, 'utf8')).split('\n')

/** Whether a line of a file is an example; comments and empty lines are none. */
const isExample = (line: string, key: string) => !line.startsWith('#') && exampleKey(line) === key
