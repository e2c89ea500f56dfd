/** Files of content that would keep a build busy. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inWords } from './mistakes.ts'
import { readContent } from './read-content.ts'
import { keepFewExamples } from './testing/few-examples.ts'

let project: string
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'practice-large-'))
  for (const folder of ['content', 'examples'])
    cpSync(folder, join(project, folder), { recursive: true })
  keepFewExamples(project)
})
afterAll(() => rmSync(project, { recursive: true }))

/** What is said of a file of content/ that holds just this. */
async function toldOf(file: string, text: string): Promise<string[]> {
  const path = join(project, 'content', file)
  writeFileSync(path, text)
  const { problems } = await readContent(project)
  cpSync(join('content', file), path)
  return problems.map(
    (problem) => `${problem.file}:${problem.line} ${inWords(problem, problem.field).english}`,
  )
}

const lines = (line: (i: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

it.each(['look.yaml', 'faq/lgbtq.md', 'faq/lgbtq.txt', 'search/off-topic.txt'])(
  'is not read where it is too large: %s',
  async (file) => {
    expect(await toldOf(file, 'מילה '.repeat(40_000))).toEqual([
      `content/${file}:1 at most 256 KB: shorten it, or take out what came in by mistake`,
    ])
  },
)

/** What a file is refused with that names so many things, and how many seconds of work that was. */
async function refusalOf(line: (i: number) => string, count: number) {
  const startedAt = process.cpuUsage()
  const [first] = await toldOf('look.yaml', lines(line, count))
  const { user } = process.cpuUsage(startedAt)
  return { first, seconds: user / 1e6 }
}

it.each<[what: string, line: (i: number) => string, count: number, said: RegExp]>([
  [
    'fields that there are not',
    (i) => `k${i}: 1`,
    20_000,
    /^content\/look\.yaml:1 a field that exists/,
  ],
  [
    'names for what stands elsewhere',
    (i) => `k${i}: &a${i} 1\nl${i}: *a${i}`,
    5000,
    /^content\/look\.yaml:1 values that are written out/,
  ],
])('is refused in a moment with thousands of %s', async (_, line, count, said) => {
  const { first, seconds } = await refusalOf(line, count)
  expect(first).toMatch(said)
  expect(seconds).toBeLessThan(4)
})
