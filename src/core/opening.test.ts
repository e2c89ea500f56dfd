import { expect, it } from 'vitest'
import { opening } from './opening.ts'

it.each([
  ['Who wants to talk. Anonymous.', undefined, 'Who wants to talk.'],
  ['כן. באים כמו שאתם. ומה עוד?', 10, 'כן. באים כמו שאתם.'],
  ['Yes.\n\n- one\n- two', 100, 'Yes. - one - two'],
  ['no end', 100, 'no end'],
  ['', 1, ''],
])('of %j at least %j characters are %j', (text, least, expected) => {
  expect(opening(text, 'he', least)).toBe(expected)
})
