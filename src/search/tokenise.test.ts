import { expect, test } from 'vitest'
import { isHebrew, isLatin, tokenise } from './tokenise.ts'

test('splits by script, number and punctuation', () => {
  expect(tokenise('בzoom, 24 שעות; CBT-מה?')).toEqual(['ב', 'zoom', '24', 'שעות', 'cbt', 'מה'])
})

test('keeps words of other scripts, which count as unknown', () => {
  expect(tokenise('привет мир')).toEqual(['привет', 'мир'])
})

test('cuts a run that is no word', () => {
  expect(tokenise('אב'.repeat(100))[0]).toHaveLength(40)
})

test('tells scripts apart', () => {
  expect([isHebrew('אבג'), isHebrew('abc'), isLatin('abc'), isLatin('אבג'), isLatin('12')]).toEqual(
    [true, false, true, false, false],
  )
})
