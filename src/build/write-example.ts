import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../catalogue/content-file.ts'
import { exampleKey } from '../schemas/example.ts'

const EXAMPLE_FOLDERS = ['faq', 'services', 'search']

/**
 * Adds a question to the examples of an entry, and removes it from all other files of the practice, since an example
 * cannot be in two.
 *
 * @param project The folder that holds content/.
 * @param question One line.
 * @param name `faq/…`, `services/…` or `search/…`: the file below content/, without its ending.
 * @returns The path of the file below the project.
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
  const own = `content/${name}.txt`
  for (const folder of EXAMPLE_FOLDERS)
    for (const file of await namesIn(join(project, 'content', folder), '.txt'))
      await withoutLine(join(project, 'content', folder, file), key)
  const before = await readFile(join(project, own), 'utf8').catch(() => '')
  const end = before === '' || before.endsWith('\n') ? '' : '\n'
  await writeFile(join(project, own), `${before}${end}${line}\n`)
  return own
}

async function withoutLine(file: string, key: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  // Comments and empty lines are no examples.
  const others = lines.filter((line) => line.startsWith('#') || exampleKey(line) !== key)
  if (others.length < lines.length) await writeFile(file, others.join('\n'))
}
