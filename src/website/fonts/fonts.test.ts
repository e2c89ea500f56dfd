import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, it } from 'vitest'

const whole = readFont(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/assistant/files/assistant-latin-wght-normal.woff2',
  ),
)
const BASIC = new URL('assistant-latin-basic.woff2', import.meta.url)
const basic = readFont(BASIC)
// The last is no letter: it ends the table of them.
const letters = basic.characterSet.filter((code) => code !== 0xffff).toSorted((a, b) => a - b)

function readFont(file: string | URL): Font {
  return create(readFileSync(file)) as Font
}

it('draws each letter as the package does', () => {
  for (const code of letters) {
    const drawn = (font: Font) => {
      const glyph = font.glyphForCodePoint(code)
      return [glyph.advanceWidth, glyph.path.toSVG()]
    }
    expect(drawn(basic), String.fromCodePoint(code)).toEqual(drawn(whole))
  }
})

it('comes in one first flight of packets, with what is sent before it', () => {
  expect(readFileSync(BASIC).byteLength).toBeLessThan(14_600 - 600)
})

it('has what the style sheet says', () => {
  const css = readFileSync(new URL('../styles/fonts.css', import.meta.url), 'utf8')
  const [, ranges = ''] = /latin-basic\.woff2'\)[^}]*unicode-range:([^;]*);/.exec(css) ?? []
  const told = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  expect(letters).toEqual(told)
})
