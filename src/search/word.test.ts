import { expect, test } from 'vitest'
import { wordOf } from './word.ts'

test('a Hebrew word has its stem and what is left without particles, stemmed', () => {
  expect(wordOf('ובפגישות')).toEqual({
    text: 'ובפגישות',
    stem: 'ובפגיש',
    rests: [
      { text: 'בפגישות', stem: 'בפגיש' },
      { text: 'פגישות', stem: 'פגיש' },
    ],
  })
})

test('an English word has its stem, and no particles', () => {
  expect(wordOf('sessions')).toEqual({ text: 'sessions', stem: 'session', rests: [] })
})

test.each(['1201', 'привет', ''])('%j is its own stem', (text) => {
  expect(wordOf(text)).toEqual({ text, stem: text, rests: [] })
})
