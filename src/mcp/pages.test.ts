import { describe, expect, it } from 'vitest'
import { growthOf } from '../core/testing/growth.ts'
import { sitePath } from './pages.ts'

const path = (text: string) => sitePath(text, 'practice.example')

describe('the path that was meant', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['///', '/'],
    ['about', '/about'],
    ['/about/', '/about'],
    ['//services//anxiety//', '/services//anxiety'],
    ['/about.md', '/about'],
    ['/index.html', '/'],
    ['/faq?q=x#session-fee', '/faq#session-fee'],
    ['practice.example/faq/', '/faq'],
    ['HTTPS://Practice.example/faq?a#b', '/faq#b'],
    ['https://elsewhere.example/faq', '/https://elsewhere.example/faq'],
  ])('of %j is %j', (text, expected) => {
    expect(path(text)).toBe(expected)
  })

  it.each(['?', '#', '.', '?\n', '/\n'])('is found at little cost among many of %j', (sign) => {
    expect(growthOf((size) => path(`a${sign.repeat(size)}a`))).toBeLessThan(90)
  })
})
