import { expect, test } from 'vitest'
import { lexicon } from './fixtures.ts'
import { classOf, compileLexicon } from './lexicon.ts'
import { wordOf } from './word.ts'

const compiled = compileLexicon(lexicon)

test('classes words with and without particles', () => {
  expect(
    ['מה', 'ורוצה', 'הפיצה', 'שולחן', 'really'].map((word) => classOf(compiled, wordOf(word))),
  ).toEqual(['stop', 'conversational', 'elsewhere', 'ordinary', 'conversational'])
})

test('final letters and niqqud in the lists do not matter', () => {
  const written = { ...lexicon, stopWords: { he: ['הֵם'], en: [] } }
  expect(classOf(compileLexicon(written), wordOf('המ'))).toBe('stop')
})
