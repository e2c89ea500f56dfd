import { expect, test } from 'vitest'
import { lexicon } from './fixtures.ts'
import { compileLexicon } from './lexicon.ts'
import { findSpans } from './spans.ts'
import { tokenise } from './tokenise.ts'
import { wordOf } from './word.ts'

const compiled = compileLexicon(lexicon)
const spans = (text: string) =>
  findSpans(
    compiled,
    tokenise(text).map((word) => [wordOf(word)]),
  )
const concepts = (text: string) => spans(text).flatMap((span) => span.concepts.map(({ id }) => id))

test('finds expressions in either language, particles and endings aside', () => {
  expect(concepts('מה המחירים')).toEqual(['fee'])
  expect(concepts('and the costs')).toEqual(['fee'])
})

test('the longest span wins, and takes its words', () => {
  const [span, ...others] = spans('נדודי שינה')
  expect([span?.start, span?.end, others]).toEqual([0, 2, []])
})

test('says which expressions are everyday words', () => {
  expect(spans('the office')[0]?.concepts).toEqual([{ id: 'clinic', weak: true }])
  expect(spans('the clinic')[0]?.concepts).toEqual([{ id: 'clinic', weak: false }])
})

test('a word that counts little names a concept only as it stands', () => {
  expect(concepts('i was there')).toEqual([])
  expect(concepts('wa number')).toEqual(['whatsapp'])
})
