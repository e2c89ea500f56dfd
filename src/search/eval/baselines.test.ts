import { expect, test } from 'vitest'
import { documents } from '../fixtures.ts'
import { baselines, plainEngine } from './baselines.ts'

test('the plain engine finds words as they stand, in aliases too, and no others', () => {
  const engine = plainEngine(documents)
  expect(engine('מחירון')).toEqual(['session-fee'])
  expect(engine('במחירון')).toEqual([])
})

test('prefix and fuzzy find more', () => {
  const [plain, generous] = baselines(documents, documents)
  expect(plain?.faq('depresion')).toEqual([])
  expect(generous?.faq('depresion')).toContain('depression-signs')
})
