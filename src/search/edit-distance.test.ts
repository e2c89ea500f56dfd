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
