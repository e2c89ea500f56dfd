import { expect, test } from 'vitest'
import { attestedBy } from './attested.ts'

test('a word that stands by itself attests itself and its stem', () => {
  const { words, stems } = attestedBy(new Set(['פגישות']))
  expect([words.has('פגישות'), stems.has('פגיש')]).toEqual([true, true])
})

test('what is left of two words is attested, of one it is not', () => {
  expect(attestedBy(new Set(['לפסיכולוג', 'ופסיכולוג'])).words.has('פסיכולוג')).toBe(true)
  expect(attestedBy(new Set(['לפסיכולוג'])).words.has('פסיכולוג')).toBe(false)
})

test('two forms attest their stem', () => {
  expect(attestedBy(new Set(['לפסיכולוגימ', 'הפסיכולוג'])).stems.has('פסיכולוג')).toBe(true)
})
