import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, lexicon } from '../fixtures.ts'
import { CUT_OFF } from '../index.ts'
import { runEval } from './run.ts'

const SERVICES = new Set(['social-worker'])
const content = {
  documents: documents.map((document) => ({
    ...document,
    id: `${SERVICES.has(document.id) ? 'services' : 'faq'}/${document.id}`,
  })),
  lexicon: {
    ...lexicon,
    distress: lexicon.distress.map((rule) => ({ ...rule, entry: `faq/${rule.entry}` })),
  },
}
const RIGHT = { lang: 'he', kind: 'natural', relevant: ['session-fee'], services: [] }
const JUDGED = [
  { ...RIGHT, q: 'כמה עולה פגישה' },
  { ...RIGHT, q: 'קשיי שינה' },
  { q: 'social worker', lang: 'en', kind: 'service', relevant: [], services: ['social-worker'] },
  { q: 'אני רוצה להתאבד', lang: 'he', kind: 'crisis', relevant: ['emergency'], services: [] },
  { q: 'pizza', lang: 'en', kind: 'negative', relevant: [], services: [] },
]
const OPEN_DOMAIN = {
  source: 'written for this test',
  docs: [
    { id: 7, title: 'ירח', text: 'הירח מקיף את כדור הארץ.' },
    { id: 8, title: 'שמש', text: 'השמש היא כוכב.' },
  ],
  queries: [
    { q: 'מה מקיף את כדור הארץ', relevant: 7 },
    { q: 'איזה כוכב הוא השמש', relevant: [8] },
  ],
}

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'eval-'))
  await mkdir(join(data, 'open-domain'))
  const lines = JUDGED.map((query) => `${JSON.stringify(query)}\n`)
  await writeFile(join(data, 'dev.jsonl'), lines.join(''))
  await writeFile(join(data, 'open-domain/heq-val.json'), JSON.stringify(OPEN_DOMAIN))
})
afterAll(() => rm(data, { recursive: true }))

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of runEval(content, args)) lines.push(line)
  return lines
}

test('prints a line per group, and one per system', async () => {
  const lines = await run('--data', data)
  expect(lines.slice(0, 6)).toEqual([
    'ALL negative     n    1  silent 1.000',
    'ALL positive     n    4  first 0.750  within3 0.750  mrr 0.750',
    'crisis he        n    1  first 1.000  within3 1.000  mrr 1.000',
    'natural he       n    2  first 0.500  within3 0.500  mrr 0.500',
    'negative en      n    1  silent 1.000',
    'service en       n    1  first 1.000  within3 1.000  mrr 1.000',
  ])
  expect(lines[6]).toBe('')
  const systems = ['this search', 'MiniSearch, defaults', 'MiniSearch, prefix and fuzzy']
  expect(lines).toHaveLength(7 + systems.length)
  systems.forEach((system, i) => expect(lines[7 + i]?.startsWith(`${system} `)).toBe(true))
  expect(lines[7]).toMatch(
    /first 0\.750 {2}silent 1\.000 {2}open domain: mrr 1\.000 {2}false answers 0\.0 %$/u,
  )
})

test('--misses adds what was wanted and what came instead, and nothing that was right', async () => {
  const tables = await run('--data', data)
  const lines = await run('--data', data, '--misses')
  expect(lines.slice(tables.length)).toEqual([
    'natural he  קשיי שינה  wanted session-fee, got sleep-problems |',
  ])
})

test('--cutoff gives a line per cut-off and marks the chosen one', async () => {
  const lines = await run('--data', data, '--cutoff')
  expect(lines).toHaveLength(16)
  expect(lines[0]).toMatch(/^cut-off 0\.20 /u)
  expect(lines.at(-1)).toMatch(/^cut-off 0\.50 /u)
  const chosen = lines.filter((line) => line.endsWith('<- chosen'))
  expect(chosen).toHaveLength(1)
  // The trade-off is measured as the tables are, so that at the chosen cut-off both agree.
  expect(chosen[0]).toMatch(
    new RegExp(`^cut-off ${CUT_OFF.toFixed(2)} {2}first 0\\.750 {2}silent 1\\.000`, 'u'),
  )
})

test('--why explains one query, and needs no judged ones', async () => {
  const lines = await run('--why', 'כמה עולה פגישה', '--data', join(data, 'missing'))
  expect(lines[0]).toBe('words      כמה עולה פגישה')
  expect(lines.find((line) => line.startsWith('answer'))).toContain('faq/session-fee')
  expect(lines.at(-1)).toBe(`cut-off    ${CUT_OFF.toFixed(3)}`)
})

test('data that is missing, or an unknown option, is an error', async () => {
  await expect(run('--data', join(data, 'missing'))).rejects.toThrow('ENOENT')
  await expect(run('--nonsense')).rejects.toThrow('nonsense')
})
