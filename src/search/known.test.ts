import { expect, test } from 'vitest'
import { documents, lexicon } from './fixtures.ts'
import { compileSearch } from './compile.ts'
import { createKnown } from './known.ts'
import { wordOf } from './word.ts'

const data = compileSearch(documents, lexicon)
const isKnown = createKnown(data.index, data.lexicon)

test.each(['דיכאונ', 'ובדיכאונ', 'פגישותיכמ', 'sessions', 'insomnia', 'פיצה'])('%s', (word) => {
  expect(isKnown(wordOf(word))).toBe(true)
})

test.each(['טרקטור', 'shftui', 'привет', '99'])('not %s', (word) => {
  expect(isKnown(wordOf(word))).toBe(false)
})
