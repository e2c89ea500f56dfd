import { expect, test } from 'vitest'
import { arrangeWords, Speller } from './spelling.ts'

const speller = new Speller(
  arrangeWords(['דיכאונ', 'שינה', 'תחבורה', 'וואטסאפ', 'insurance', 'cat', 'therapy']),
)
const best = (word: string) => speller.guess(word)[0]?.word

test.each([
  ['דכאונ', 'דיכאונ'],
  ['דכיאונ', 'דיכאונ'],
  ['תבחורה', 'תחבורה'],
  ['ווטסאפ', 'וואטסאפ'],
  ['insurrance', 'insurance'],
  ['insrance', 'insurance'],
  ['thearpy', 'therapy'],
])('%s may be %s', (typed, meant) => {
  expect(best(typed)).toBe(meant)
})

test('words of three letters are left alone', () => {
  expect(speller.guess('cut')).toEqual([])
})

test('a vowel letter is likelier than a typo, a typo in a long word likelier than in a short', () => {
  const quality = (word: string) => speller.guess(word)[0]?.quality ?? 0
  expect(quality('דכאונ')).toBeGreaterThan(quality('תבחורה'))
  expect(quality('תבחורה')).toBeGreaterThan(quality('שימה'))
})

test('guesses are few, whatever the word', () => {
  const many = new Speller(
    arrangeWords(
      Array.from({ length: 400 }, (_, i) =>
        `word${String(i)}`.replace(/\d/gu, (d) => 'abcdefghij'[Number(d)]!),
      ),
    ),
  )
  expect(many.guess('wordx').length).toBeLessThanOrEqual(8)
})
