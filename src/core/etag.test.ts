import { describe, expect, it } from 'vitest'
import { isNotModified, strongEtag } from './etag.ts'

describe('strongEtag', () => {
  it('is a quoted string without a weakness mark, and differs by a byte', () => {
    expect(strongEtag('a')).toMatch(/^"[\w-]{22}"$/)
    expect(strongEtag('a')).not.toBe(strongEtag('b'))
    expect(strongEtag(Buffer.from('a'))).toBe(strongEtag('a'))
  })
})

describe('isNotModified', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['"x"', false],
    ['"tag"', true],
    ['W/"tag"', true],
    ['"x", "tag"', true],
    ['*', true],
    [' * ', true],
    ['tag', false],
    ['"tag-br"', false],
    [`${'"x",'.repeat(200)}"tag"`, true],
    [`${'"x",'.repeat(4000)}W/"tag"`, true],
    [Array.from({ length: 60 }, (_, i) => `"${i === 59 ? 'tag' : i}"`).join(', '), true],
    ['"x"tag""', false],
  ])('%j: %s', (ifNoneMatch, expected) => {
    expect(isNotModified(ifNoneMatch, '"tag"')).toBe(expected)
  })
})
