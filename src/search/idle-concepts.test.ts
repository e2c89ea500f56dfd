import { expect, test } from 'vitest'
import { compileSearch } from './compile.ts'
import { idleConcepts } from './idle-concepts.ts'
import type { Lexicon } from './types.ts'

const nothing = { he: [], en: [] }
const lexicon: Lexicon = {
  stopWords: nothing,
  conversational: nothing,
  elsewhere: nothing,
  distress: [],
  concepts: [
    { id: 'parking', he: ['חניה', 'חנייה'], en: ['parking', 'park the car'] },
    { id: 'fee', he: ['מחיר'], en: ['fee'], weak: ['fee'] },
    { id: 'yoga', he: ['יוגה'], en: ['yoga'] },
  ],
}

test('names the concepts that no entry speaks of, in any of its passages', () => {
  const entry = { id: 'a', title: 'יש חניה?', body: 'ליד הבית', aliases: ['what is the fee'] }
  const { index } = compileSearch([entry], lexicon)
  expect(idleConcepts(index, lexicon.concepts)).toEqual(['yoga'])
})
