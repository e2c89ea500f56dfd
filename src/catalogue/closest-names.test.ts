import { describe, expect, it } from 'vitest'
import { closestNames } from './closest-names.ts'

describe('closestNames', () => {
  const known = [
    '/',
    '/about',
    '/booking',
    '/services',
    '/services/anxiety',
    '/services/depression',
  ]

  it.each([
    ['/bookings', '/booking'],
    ['/abuot', '/about'],
    ['/services/anxeity', '/services/anxiety'],
    ['/SERVICES/DEPRESION', '/services/depression'],
  ])('takes %s for %s', (wrong, meant) => {
    expect(closestNames(wrong, known)[0]).toBe(meant)
  })

  it('names at most three', () => {
    expect(closestNames('x'.repeat(100_000), known)).toHaveLength(3)
  })
})
