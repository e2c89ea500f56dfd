import { expect, test } from 'vitest'
import { analyse } from './analyser.ts'
import { wordOf } from './word.ts'

const attested = { words: new Set(['פגישה', 'בית']), stems: new Set(['פגיש', 'בית']) }
const terms = (word: string) => analyse(wordOf(word), attested).map(({ term }) => term)

test('a word comes first as it stands', () => {
  expect(analyse(wordOf('פגישה'), attested)[0]).toEqual({ term: 'פגישה', quality: 1 })
})

test('what is left without particles is a word only if texts attest it', () => {
  expect(terms('לפגישה')).toContain('פגישה')
  expect(terms('לימוד')).not.toContain('ימוד')
  expect(terms('לימוד')).toContain('~ימוד')
})

test('every inflection shares a stem with the word', () => {
  for (const form of ['פגישות', 'בפגישותיי', 'שבפגישתנו']) expect(terms(form)).toContain('$פגיש')
})

test('views that conflate more count less', () => {
  const qualities = analyse(wordOf('לפגישותיי'), attested).map(({ quality }) => quality)
  expect(qualities).toEqual(qualities.toSorted((a, b) => b - a))
  expect(Math.min(...qualities)).toBeLessThan(0.6)
})

test('English has its stem; numbers and other scripts only themselves', () => {
  expect(terms('sessions')).toEqual(['sessions', '$session'])
  expect(terms('1201')).toEqual(['1201'])
  expect(terms('мир')).toEqual(['мир'])
})
