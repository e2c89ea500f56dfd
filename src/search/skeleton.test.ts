import { expect, test } from 'vitest'
import { crudeRoot, loanwordKey, spellingSkeleton } from './skeleton.ts'
import { stemHebrew } from './suffixes.ts'

test('spelling with and without vav and yod is one', () => {
  expect(spellingSkeleton('דיכאונ')).toBe(spellingSkeleton('דכאונ'))
  expect(spellingSkeleton('ויסות')).toBe('וסת')
})

test.each([
  [['וואטסאפ', 'ווטסאפ', 'ואטסאפ']],
  [['פסיכותרפיה', 'פסיכוטרפיה']],
  [['אקדמי', 'אכדמי']],
])('loanwords are one: %s', (spellings) => {
  expect(new Set(spellings.map(loanwordKey)).size).toBe(1)
})

test.each([
  ['ביטול', 'בטל'],
  ['מבטלימ', 'בטל'],
  ['התקשרתי', 'קשר'],
  ['נפגשימ', 'פגש'],
  ['תשלומ', 'שלמ'],
])('%s has the root %s', (word, root) => {
  expect(crudeRoot(stemHebrew(word))).toBe(root)
})

test('does not guess a root of two letters or of five', () => {
  expect(crudeRoot(stemHebrew('אח'))).toBeUndefined()
  expect(crudeRoot(stemHebrew('פסיכולוגיה'))).toBeUndefined()
})
