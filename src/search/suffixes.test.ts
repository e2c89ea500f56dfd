import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { stemHebrew } from './suffixes.ts'

const stem = (word: string) => stemHebrew(normalise(word))

test.each([
  [
    'plural, construct and possessive',
    ['פגישה', 'פגישות', 'פגישת', 'פגישתי', 'פגישותיי', 'פגישותיהם'],
  ],
  ['feminine and plural', ['מטפל', 'מטפלת', 'מטפלים', 'מטפלות', 'מטפליי']],
  ['possessive', ['טיפול', 'טיפולי', 'טיפולך', 'טיפולנו', 'טיפולים', 'טיפוליה']],
  ['persons of a verb', ['התקשר', 'התקשרתי', 'התקשרה', 'התקשרו', 'התקשרנו', 'התקשרת']],
])('%s endings have one stem', (_what, forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

test('keeps three letters', () => {
  expect(stem('שנה')).toBe('שנה')
  expect(stem('בית')).toBe('בית')
})
