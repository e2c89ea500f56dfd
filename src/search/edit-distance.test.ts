import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['same', 'same', 0],
  ['שינה', 'שימה', 1],
  ['דכיאונ', 'דיכאונ', 1],
  ['session', 'sesion', 1],
  ['sesion', 'session', 1],
  ['insurance', 'insurrence', 2],
  ['ca', 'abc', undefined],
])('%s to %s is %s', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance)
})

test('nothing beyond the limit', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBeUndefined()
  expect(editDistance('a', 'abcdef', 2)).toBeUndefined()
})

test('agrees with the definition on short words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.constantFrom(1 as const, 2 as const), (from, to, limit) => {
      const distance = byDefinition(from, to)
      expect(editDistance(from, to, limit)).toBe(distance <= limit ? distance : undefined)
    }),
  )
})

/** The recursive definition of optimal string alignment. */
function byDefinition(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length
  const swap =
    from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1) && from.length > 1 && to.length > 1
  return Math.min(
    byDefinition(from.slice(0, -1), to) + 1,
    byDefinition(from, to.slice(0, -1)) + 1,
    byDefinition(from.slice(0, -1), to.slice(0, -1)) + (from.at(-1) === to.at(-1) ? 0 : 1),
    swap ? byDefinition(from.slice(0, -2), to.slice(0, -2)) + 1 : Infinity,
  )
}
