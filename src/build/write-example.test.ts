import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeExample } from './write-example.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'examples-'))
  for (const folder of ['faq', 'services', 'search'])
    mkdirSync(join(project, 'content', folder), { recursive: true })
  for (const entry of ['price', 'place']) writeFileSync(path(`faq/${entry}.md`), '')
})
afterEach(() => rmSync(project, { recursive: true }))

const path = (file: string) => join(project, 'content', file)
const read = (file: string) => readFileSync(path(file), 'utf8')

it('adds a line to the file of what answers, and makes the file where there is none', async () => {
  expect(await writeExample(project, ' כמה  זה עולה?\n', 'faq/price')).toBe('content/faq/price.txt')
  await writeExample(project, 'מה המחיר', 'faq/price')
  expect(read('faq/price.txt')).toBe('כמה זה עולה?\nמה המחיר\n')
})

it('keeps no sign that nobody sees', async () => {
  await writeExample(project, 'כמה\0 זה\nעולה', 'faq/price')
  expect(read('faq/price.txt')).toBe('כמה זה עולה\n')
})

it('ends the last line before it adds another, and keeps comments', async () => {
  writeFileSync(path('faq/price.txt'), '# מחיר\nכמה עולה')
  await writeExample(project, 'יקר?', 'faq/price')
  expect(read('faq/price.txt')).toBe('# מחיר\nכמה עולה\nיקר?\n')
})

it('takes the line from where it stood, since the same one cannot be in two', async () => {
  writeFileSync(path('faq/price.txt'), 'כמה עולה\nיש חניה?\n')
  writeFileSync(path('search/off-topic.txt'), 'יש  חניה\n')
  await writeExample(project, 'יש חניה', 'faq/place')
  expect(read('faq/price.txt')).toBe('כמה עולה\n')
  expect(read('search/off-topic.txt')).toBe('')
  expect(read('faq/place.txt')).toBe('יש חניה\n')
})

it('leaves a line where it stands, if that is a file of the same entry', async () => {
  writeFileSync(path('faq/price.child.txt'), 'כמה עולה לילד\n')
  const file = await writeExample(project, 'כמה עולה לילד?', 'faq/price')
  expect(file).toBe('content/faq/price.child.txt')
  expect(read('faq/price.child.txt')).toBe('כמה עולה לילד\n')
  expect(existsSync(path('faq/price.txt'))).toBe(false)
})

it.each([
  ['?!', 'faq/price'],
  ['כמה עולה', 'faq/../practice'],
  ['כמה עולה', '../faq/price'],
  ['כמה עולה', 'pages/home'],
  ['כמה עולה', 'faq/'],
  ['כמה עולה', 'faq/deleted'],
])('refuses %j for %s', async (question, name) => {
  await expect(writeExample(project, question, name)).rejects.toThrow(RangeError)
})
