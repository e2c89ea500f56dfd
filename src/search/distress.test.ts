import { expect, test } from 'vitest'
import { compileDistress, detectDistress } from './distress.ts'
import { lexicon } from './fixtures.ts'
import { tokenise } from './tokenise.ts'
import { wordOf } from './word.ts'

const rules = compileDistress(lexicon.distress)
const detect = (words: string[][]) =>
  detectDistress(
    rules,
    words.map((readings) => readings.map(wordOf)),
  )
const entry = (text: string) => detect(tokenise(text).map((word) => [word]))

test.each(['אני רוצה להתאבד', 'רוצה כבר פשוט למות', 'ולהתאבד', 'I want to die', 'kill myself'])(
  '%s is distress',
  (query) => {
    expect(entry(query)).toBe('emergency')
  },
)

test.each(['רוצה למות מצחוק', 'die laughing', 'מוות של אדם קרוב', 'kill time', ''])(
  '%s is not',
  (query) => {
    expect(entry(query)).toBeUndefined()
  },
)

test('a figure of speech does not hide what stands beside it', () => {
  expect(entry('למות מצחוק, אבל אני רוצה להתאבד')).toBe('emergency')
})

test('the gap is three words at most', () => {
  expect(entry('רוצה אחת שתיים שלוש ארבע למות')).toBeUndefined()
})

test('what was long ago is not acute, and the first rule holds', () => {
  expect(entry('נאנסתי')).toBe('helplines')
  expect(entry('נאנסתי לפני שנים')).toBeUndefined()
  expect(entry('נאנסתי ואני רוצה למות')).toBe('emergency')
})

test('a word may be read as what it was meant to be', () => {
  expect(detect([['kil', 'kill'], ['myself']])).toBe('emergency')
})
