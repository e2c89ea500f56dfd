import { expect, test } from 'vitest'
import { otherLayout } from './keyboard.ts'

test('Hebrew typed on an English layout', () => {
  expect(otherLayout('yhpuk')).toBe('טיפול')
  expect(otherLayout('vekhbhev')).toBe('הקליניקה')
})

test('punctuation keys are letters', () => {
  expect(otherLayout('xush,')).toBe('סודית')
  expect(otherLayout('t;')).toBe('אף')
})

test('English typed on a Hebrew layout', () => {
  expect(otherLayout('איקרשפט')).toBe('therapy')
})
