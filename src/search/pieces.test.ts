import { expect, it } from 'vitest'
import { piecesOf } from './pieces.ts'

const words = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `w${from + i}`)

it('takes sentences and their clauses, but for those of a word or two', () => {
  const [first, second] = [words(5), words(4, 5)]
  expect(piecesOf([[first, ['hi']], [second]])).toEqual([[...first, 'hi'], first, second])
})

it.each([
  [
    'התקפ חרדה ואני רוצה למות',
    [
      ['התקפ', 'חרדה'],
      ['אני', 'רוצה', 'למות'],
    ],
  ],
  [
    'he hit me again but it is fine',
    [
      ['he', 'hit', 'me', 'again'],
      ['it', 'is', 'fine'],
    ],
  ],
])('takes what a conjunction joins apart: %s', (text, [first = [], second = []]) => {
  const whole = text.split(' ')
  const pieces = piecesOf([[whole]])
  expect(pieces).toContainEqual(second)
  if (first.length > 2) expect(pieces).toContainEqual(first)
})

it('says nothing more of a text of one piece', () => {
  expect(piecesOf([[words(18)]])).toEqual([])
  expect(piecesOf([])).toEqual([])
})

it('hears who writes on without a stop piece by piece, to the last word', () => {
  const pieces = piecesOf([[words(50)]])
  expect(pieces[0]).toEqual(words(14))
  expect(pieces[1]).toEqual(words(14, 6))
  expect(new Set(pieces.flat())).toEqual(new Set(words(50)))
})

it('bounds its work', () => {
  expect(piecesOf(Array.from({ length: 400 }, () => [words(3)])).length).toBeLessThan(100)
})
