import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documents, lexicon } from './fixtures.ts'
import { compileSearch } from './compile.ts'
import { createSearch } from './index.ts'

const search = createSearch(compileSearch(documents, lexicon))
const again = createSearch(compileSearch(documents, lexicon))

/** Pieces that have broken tokenisers, matchers and regular expressions before. */
const piece = fc.oneof(
  fc.constantFrom('כמה עולה', 'רוצה למות', 'וכשהטיפולים', 'price', 'דיכאון', 'shftui', 'עו"ס'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '\ud800',
    '\udfff',
    '\u202E',
    '\u2067',
    '\u05B0',
    '\u05F4',
    '\u0000',
    '😀',
    '\uFDFA',
  ),
  fc.constantFrom('.*+?^${}()|[]\\', '(?:', '__proto__', 'constructor', '@fee', '$', '#', '~', '…'),
  fc
    .tuple(fc.constantFrom('א', 'ו', 'a', '"', "'", '־', '1'), fc.integer({ min: 1, max: 400 }))
    .map(([letter, times]) => letter.repeat(times)),
)
const query = fc
  .array(piece, { maxLength: 60 })
  .chain((pieces) => fc.constantFrom('', ' ', '\n').map((between) => pieces.join(between)))
  .map((text) => text.slice(0, 2000))

test('any query is answered, in order, on the scale, and always alike', () => {
  fc.assert(
    fc.property(query, (text) => {
      const found = search.search(text)
      expect(again.search(text)).toEqual(found)
      expect(search.search(text)).toEqual(found)
      const { hits, isDistress } = found
      expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length)
      hits.forEach(({ score }, i) => {
        expect(Number.isInteger(score) && score >= 1 && score <= 100).toBe(true)
        if (i > 0) expect(score).toBeLessThanOrEqual(hits[i - 1]!.score)
      })
      if (isDistress) expect(hits[0]?.id).not.toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test('any query can be explained', () => {
  fc.assert(
    fc.property(query, (text) => {
      for (const { relevance } of search.explain(text).candidates) {
        expect(relevance).toBeGreaterThan(0)
        expect(relevance).toBeLessThanOrEqual(1.000001)
      }
    }),
    { numRuns: 100 },
  )
})
