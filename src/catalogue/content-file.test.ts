/** Files of content that would keep a build busy. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContentFile } from './content-file.ts'
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
    (problem) => `${problem.file}:${problem.line} ${inWords(problem, problem.field).en}`,
  )
}

const lines = (line: (i: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

it.each([
  ['look.yaml', 64],
  ['faq/lgbtq.md', 64],
  ['faq/lgbtq.txt', 256],
  ['search/off-topic.txt', 256],
])('is not read where it is too large: %s', async (file, most) => {
  expect(await toldOf(file, 'א'.repeat(most * 512 + 1))).toEqual([
    `content/${file}:1 at most ${most} KB: shorten it, or take out what got in by mistake`,
  ])
})

const ABOUT = readFileSync('content/pages/about.md', 'utf8').replace(/(\n---\n)[^]*$/, '$1')

it.each<[what: string, file: string, text: string, said: RegExp]>([
  [
    'fields that there are not',
    'look.yaml',
    lines((i) => `k${i}: 1`, 6000),
    /^content\/look\.yaml:1 a field that exists/,
  ],
  [
    'a set in older YAML',
    'look.yaml',
    '%YAML 1.1\n---\n!!set {a, b}\n',
    /^content\/look\.yaml:\d a field that exists/,
  ],
  [
    'bytes in older YAML',
    'look.yaml',
    '%YAML 1.1\n---\n!!binary aGVsbG8=\n',
    /^content\/look\.yaml:\d /,
  ],
  [
    'a set of no fields',
    'look.yaml',
    '!!set {a, b}\n',
    /^content\/look\.yaml:1 a field that exists/,
  ],
  [
    'names for what stands elsewhere',
    'look.yaml',
    lines((i) => `k${i}: &a${i} 1\nl${i}: *a${i}`, 1800),
    /^content\/look\.yaml:1 values written out in full/,
  ],
  [
    'links to nowhere',
    'pages/about.md',
    `${ABOUT}${'[a](b)\n'.repeat(8000)}`,
    /^content\/pages\/about\.md:/,
  ],
  [
    'facts that there are not',
    'pages/about.md',
    `${ABOUT}${lines((i) => `{{k${i}}}`, 6000)}`,
    /^content\/pages\/about\.md:/,
  ],
  [
    'links to anchors that there are not',
    'pages/about.md',
    `${ABOUT}## a\n\n${lines((i) => `[a](#k${i})`, 4500)}`,
    /^content\/pages\/about\.md:/,
  ],
  [
    'quotes in quotes',
    'pages/about.md',
    `${ABOUT}${'>'.repeat(60_000)}`,
    /^content\/pages\/about\.md:/,
  ],
])('is refused in a moment with thousands of %s', async (_, file, text, said) => {
  const startedAt = process.cpuUsage()
  const told = await toldOf(file, text)
  const { user } = process.cpuUsage(startedAt)
  expect(told[0]).toMatch(said)
  expect(told.length).toBeLessThanOrEqual(100)
  expect(user / 1e6).toBeLessThan(8)
})

it('finds a piece of text in the field that holds it, not in one above', () => {
  const text = '---\nlead: "{{x}}"\nanswers:\n  - id: a\n    text: "{{x}}"\n---\n\nBody, {{x}}\n'
  const { lineOf } = readContentFile('content/pages/en.md', Buffer.from(text))
  expect(lineOf(['lead'], '{{x')).toBe(2)
  expect(lineOf(['answers', 0, 'text'], '{{x')).toBe(5)
  expect(lineOf(['body'], '{{x')).toBe(8)
})
