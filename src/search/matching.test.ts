import { expect, test } from 'vitest'
import { lexicon } from './fixtures.ts'
import { compileSearch } from './compile.ts'
import { createMatcher } from './matching.ts'
import { postingOf } from './postings.ts'
import { wordOf } from './word.ts'

const documents = [
  { id: 'a', title: 'אבן', aliases: ['אבנים'], body: 'אבן אבן אבן ועוד מילים' },
  { id: 'b', title: 'עץ', aliases: [], body: 'אבן אחת בין הרבה מאוד מילים אחרות שונות כאן' },
]
const { index, passages } = compileSearch(documents, lexicon)
const match = createMatcher(index, passages)
const part = (alternatives: { term: string; quality: number }[], weight = 1) => ({
  word: wordOf(''),
  wordClass: 'ordinary' as const,
  guesses: [],
  alternatives: alternatives.map((alternative) => ({
    ...alternative,
    posting: postingOf(index, alternative.term) ?? { start: 0, end: 0, documents: 0 },
  })),
  weight,
})

function matches(slot: Parameters<typeof match>[0]) {
  const found = new Map<number, number>()
  const { places, values, count } = match(slot)
  for (const passage of places.subarray(0, count)) {
    expect(found.has(passage)).toBe(false)
    found.set(passage, values[passage]!)
  }
  return found
}

test('takes the best view of a word, not the sum', () => {
  const views = [
    { term: 'אבנ', quality: 1 },
    { term: '$אבנ', quality: 0.85 },
  ]
  const found = matches({ parts: [part(views)], whole: [], weight: 1 })
  expect(found.get(0)).toBe(1)
  expect(found.get(1)).toBe(0.85)
})

test('in a body, more occurrences count more', () => {
  const found = matches({ parts: [part([{ term: 'אבנ', quality: 1 }])], whole: [], weight: 1 })
  expect(found.get(2)).toBeGreaterThan(found.get(4)!)
  expect(found.get(2)).toBeLessThan(1)
})

test('a part of an expression is worth its share of it', () => {
  const slot = {
    parts: [part([{ term: 'אבנ', quality: 1 }], 1), part([{ term: 'אין', quality: 1 }], 3)],
    whole: [],
    weight: 4,
  }
  expect(matches(slot).get(0)).toBe(0.25)
})

test('leaves nothing behind for the next slot', () => {
  const slot = { parts: [part([{ term: 'אבנ', quality: 1 }])], whole: [], weight: 1 }
  expect(matches(slot)).toEqual(matches(slot))
})
