import { expect, test } from 'vitest'
import { information, wordWeight } from './information.ts'

test('rare words tell more, and no word tells nothing', () => {
  expect(information(1, 60)).toBeGreaterThan(information(20, 60))
  expect(information(60, 60)).toBeGreaterThan(0)
})

test('a word that no document has tells no more than the rarest', () => {
  expect(information(0, 60)).toBe(information(1, 60))
})

test('classes are ordered', () => {
  const weights = (['stop', 'conversational', 'ordinary', 'elsewhere'] as const).map((c) =>
    wordWeight(c, 0, 60),
  )
  expect(weights[0]).toBe(0)
  expect(weights).toEqual(weights.toSorted((a, b) => a - b))
  expect(new Set(weights).size).toBe(4)
})
