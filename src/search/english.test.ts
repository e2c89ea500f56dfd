import { expect, test } from 'vitest'
import { stemEnglish } from './english.ts'

test.each([
  ['sessions', 'session'],
  ['cancelled', 'cancel'],
  ['cancelling', 'cancel'],
  ['therapists', 'therapist'],
])('%s and %s have one stem', (a, b) => {
  expect(stemEnglish(a)).toBe(stemEnglish(b))
})
