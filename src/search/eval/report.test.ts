import { expect, test } from 'vitest'
import { documents, lexicon } from '../fixtures.ts'
import { compileSearch } from '../compile.ts'
import { createSearch } from '../index.ts'
import { comparisonLine, explanationLines, figuresTable, tradeOffLines } from './report.ts'

const line = { group: 'ALL positive', count: 12, first: 0.5, within3: 0.75, mrr: 0.6 }
const silent = { group: 'ALL negative', count: 4, first: 1, within3: 1, mrr: 1 }

test('a negative group has one figure, the others three', () => {
  expect(figuresTable([line, silent])).toEqual([
    'ALL positive     n   12  first 0.500  within3 0.750  mrr 0.600',
    'ALL negative     n    4  silent 1.000',
  ])
})

test('a system is one line', () => {
  const text = comparisonLine('this', [line, silent], { mrr: 0.9, falseAnswers: 0.0123 })
  expect(text).toMatch(
    /first 0\.500 {2}silent 1\.000 {2}open domain: mrr 0\.900 {2}false answers 1\.2 %/u,
  )
})

test('an explanation names words, views, concepts, candidates and the cut-off', () => {
  const text = explanationLines(
    createSearch(compileSearch(documents, lexicon)).explain('כמה עולה פגישה'),
  ).join('\n')
  for (const expected of ['words      כמה עולה פגישה', '@fee', 'answer', 'session-fee', 'cut-off'])
    expect(text).toContain(expected)
})

test('the chosen cut-off is marked', () => {
  const row = { first: 1, silent: 1, falseAnswers: 0 }
  const lines = tradeOffLines(
    [
      { cutOff: 0.3, ...row },
      { cutOff: 0.4, ...row },
    ],
    0.4,
  )
  expect(lines.map((text) => text.endsWith('chosen'))).toEqual([false, true])
})
