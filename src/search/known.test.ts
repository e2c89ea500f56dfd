import { expect, test } from 'vitest'
import { documents, lexicon } from './fixtures.ts'
import { createKnown } from './known.ts'
import { CompiledLexicon } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import { buildIndex } from './postings.ts'

const compiled = new CompiledLexicon(lexicon)
const isKnown = createKnown(buildIndex(passagesOf(documents), compiled), compiled)

test.each(['דיכאונ', 'ובדיכאונ', 'פגישותיכמ', 'sessions', 'insomnia', 'פיצה'])('%s', (word) => {
  expect(isKnown(word)).toBe(true)
})

test.each(['טרקטור', 'shftui', 'привет', '99'])('not %s', (word) => {
  expect(isKnown(word)).toBe(false)
})
