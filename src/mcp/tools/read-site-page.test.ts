import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './read-site-page.ts'

const piece = fc.constantFrom('a', 'ש', ' ', '\n', '\n\n', '😀', '\ud83d')

describe('cutText', () => {
  it('ends after a paragraph where it can', () => {
    expect(cutText('aaaa bbbb\n\ncccc dddd', 0, 15)).toBe('aaaa bbbb\n\n'.length)
  })

  it('ends after a line, else after a word', () => {
    expect(cutText('aaaa bbbb\ncccc dddd', 0, 15)).toBe('aaaa bbbb\n'.length)
    expect(cutText('aaaa bbbb cccc', 0, 11)).toBe('aaaa bbbb '.length)
  })

  it('never splits a character, always goes on, and loses nothing', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 100 }).map((pieces) => pieces.join('')),
        fc.integer({ min: 2, max: 40 }),
        (text, most) => {
          const parts: string[] = []
          for (let at = 0; at < text.length && parts.length <= text.length;) {
            const end = cutText(text, at, most)
            parts.push(text.slice(at, end))
            at = end
          }
          return (
            parts.join('') === text &&
            parts.every((part) => part.length <= most) &&
            (!text.isWellFormed() || parts.every((part) => part.isWellFormed()))
          )
        },
      ),
    )
  })
})
