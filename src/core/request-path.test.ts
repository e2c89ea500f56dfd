import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isApplicationPath, requestPath, searchTarget } from './request-path.ts'

describe('the path of a request', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about?x=/y/', '/about'],
    ['/%61pi/v1/profile', '/api/v1/profile'],
    ['/api%2Fv1%2Fprofile', '/api/v1/profile'],
    ['http://other.example/api/v1/booking?q', '/api/v1/booking'],
    ['http://other.example', '/'],
    ['/שלום', '/שלום'],
    ['/%D7%A9', '/ש'],
    ['/%2561', '/%61'],
  ])('of %s is %s', (target, path) => {
    expect(requestPath(target)).toBe(path)
  })

  it.each([
    '//api/v1/profile',
    '/api//v1/profile',
    '/api/v1/profile//',
    '/./api',
    '/x/../api',
    '/api/..',
    '/%2e%2e/package.json',
    '/api%5Cv1',
    '/api\\v1',
    '/%00',
    '/%zz',
    '*',
    'api',
    `/${'a'.repeat(3000)}`,
  ])('%s has none', (target) => {
    expect(requestPath(target)).toBeUndefined()
  })
})

describe('searchTarget', () => {
  it('takes the first question', () => {
    expect(searchTarget('/faq?x=0&q=first&q=second')).toBe('/faq/search?q=first')
    for (const blank of ['/faq?q&q=second', '/faq?q=&q=second', '/faq?q', '/faq?q#q=second'])
      expect(searchTarget(blank)).toBeUndefined()
    expect(searchTarget('/faq?qq&x=q&q=second')).toBe('/faq/search?q=second')
  })
})

describe('the application', () => {
  it('answers every spelling of its paths that has a path at all', () => {
    const spelling = fc
      .array(fc.tuple(fc.constantFrom(...'/api/v1/profile'.split(/(?=.)/)), fc.nat(2)))
      .map((letters) => letters.map(([letter, how]) => spell(letter, how)).join(''))
    fc.assert(
      fc.property(spelling, (rest) => {
        for (const start of ['/api/', '/%61PI%2f', '//api/', '/aSk/'])
          expect(isApplicationPath(requestPath(start + rest))).toBe(true)
      }),
    )
  })

  it.each(['/', '/apis', '/asking', '/about/api', '/faq'])('has no part in %s', (path) => {
    expect(isApplicationPath(requestPath(path))).toBe(false)
  })
})

function spell(letter: string, how: number): string {
  if (how === 0) return letter
  return how === 1 ? letter.toUpperCase() : `%${letter.charCodeAt(0).toString(16)}`
}
