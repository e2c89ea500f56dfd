import { expect, test } from 'vitest'
import { documents, lexicon } from './fixtures.ts'
import { compileSearch } from './compile.ts'
import { createKnown } from './known.ts'
import { partsOf, slotsOf } from './slots.ts'
import { Speller } from './spelling.ts'
import { tokenise } from './tokenise.ts'
import { wordOf } from './word.ts'

const data = compileSearch(documents, lexicon)
const surroundings = {
  index: data.index,
  lexicon: data.lexicon,
  speller: new Speller(data.known),
  isKnown: createKnown(data.index, data.lexicon),
  documents: documents.length,
}
const slots = (query: string) =>
  slotsOf(partsOf(tokenise(query).map(wordOf), surroundings), surroundings)

test('an expression is one slot, and a concept counts once', () => {
  expect(slots('כמה עולה, מה המחיר')).toHaveLength(2)
  expect(slots('כמה עולה')[0]?.whole[0]?.term).toBe('@fee')
})

test('what is said twice counts once', () => {
  expect(slots('פגישה פגישה פגישה')).toHaveLength(1)
})

test('stop words weigh nothing, conversational words little, others more', () => {
  const [stop, conversational, ordinary] = slots('של רוצה דיכאון').map(({ weight }) => weight)
  expect(stop).toBe(0)
  expect(conversational).toBeGreaterThan(0)
  expect(ordinary).toBeGreaterThan(conversational!)
})

test('an everyday word of a concept weighs no more than itself', () => {
  const [weak] = slots('office')
  const [strong] = slots('clinic')
  expect(weak!.weight).toBeLessThan(strong!.weight)
  expect(weak!.whole[0]!.quality).toBeLessThan(strong!.whole[0]!.quality)
})

test('only an unknown word is taken for another', () => {
  expect(slots('דיכעון')[0]?.parts[0]?.guesses.map(({ word }) => word.text)).toContain('דיכאונ')
  expect(slots('דיכאון')[0]?.parts[0]?.guesses).toEqual([])
})

test('a typo may stand behind a particle', () => {
  expect(slots('ובדיכעון')[0]?.parts[0]?.guesses.map(({ word }) => word.text)).toContain('דיכאונ')
})
