import { expect, test } from 'vitest'
import { withoutParticles } from './particles.ts'

test.each([
  ['הטיפול', 'טיפול'],
  ['וכשהטיפול', 'טיפול'],
  ['שבקליניקה', 'קליניקה'],
  ['מהבית', 'בית'],
  ['ולפגישה', 'פגישה'],
  ['כשתגיעו', 'תגיעו'],
  ['הוועד', 'ועד'],
])('%s may be %s with particles', (word, rest) => {
  expect(withoutParticles(word)).toContain(rest)
})

test('leaves at least two letters, and letters that are no particles', () => {
  expect(withoutParticles('הב')).toEqual([])
  expect(withoutParticles('טיפול')).toEqual([])
})

test('puts the shortest stack first', () => {
  expect(withoutParticles('ובבית')).toEqual(['בבית', 'בית'])
})
