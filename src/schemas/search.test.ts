import { expect, test } from 'vitest'
import { ConceptsContent, DistressContent, StopWordsContent } from './search.ts'

const concept = { id: 'fee', he: ['מחיר'], en: ['price'] }

test('accepts a concept, and a bare number as an expression', () => {
  expect(ConceptsContent.parse([{ ...concept, en: [1201] }])[0]?.en).toEqual(['1201'])
})

test.each([
  ['an id that is there twice', [concept, concept]],
  ['a weak expression that is none of its own', [{ ...concept, weak: ['cost'] }]],
  ['an expression without a letter', [{ ...concept, he: ['?!'] }]],
  ['a misspelt field', [{ ...concept, weka: [] }]],
  ['an id with spaces', [{ ...concept, id: 'the fee' }]],
])('refuses %s', (_what, content) => {
  expect(ConceptsContent.safeParse(content).success).toBe(false)
})

test('a list of one language may be left out', () => {
  expect(
    StopWordsContent.parse({ stopWords: { he: ['של'] }, conversational: {} }).stopWords.en,
  ).toEqual([])
})

test('distress must name an entry and expressions', () => {
  expect(DistressContent.safeParse([]).success).toBe(false)
  expect(
    DistressContent.safeParse([{ entry: 'emergency', he: [], en: [], unless: {} }]).success,
  ).toBe(true)
})
