import { expect, it } from 'vitest'
import { unknownName } from './check-references.ts'

it.each([
  ['faq/cancellation-policy.md', 'faq/cancelling.md', 'renamed'],
  // What two files have in common is their ending.
  ['faq/insurance.md', 'faq/emergency.md', 'unknown-name'],
])('of %s, and %s that nothing names, says %s', (name, other, code) => {
  expect(unknownName(name, [other], new Set([other])).code).toBe(code)
})
