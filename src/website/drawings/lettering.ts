import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import { pictureFonts, undrawableSigns } from '../../catalogue/picture-fonts.ts'

const bidi = bidiFactory()

/** A part of a line that one font draws in one direction. */
interface Run {
  text: string
  font: Font
  isRightToLeft: boolean
}

/** Outlines of text, beginning at x = 0 on the base line and going to the right. */
export interface Lettering {
  /** SVG markup. */
  paths: string
  /** Width in the same units as the size. */
  width: number
}

/**
 * Writes text of one weight as outlines, so that a picture needs no fonts where it is made.
 *
 * @param text What `writable` gives.
 * @param direction Where its lines run from.
 */
export function createLettering(
  weight: 400 | 700,
): (text: string, size: number, direction: 'rtl' | 'ltr') => Lettering {
  const fonts = pictureFonts(weight)
  return (text, size, lines) => {
    let paths = ''
    let x = 0
    for (const run of visualRuns(text, fonts, lines)) {
      const scale = size / run.font.unitsPerEm
      const direction = run.isRightToLeft ? 'rtl' : 'ltr'
      const { glyphs, positions } = run.font.layout(run.text, [], undefined, undefined, direction)
      for (const [i, glyph] of glyphs.entries()) {
        const place = `translate(${Math.round(x * 100) / 100} 0) scale(${scale} ${-scale})`
        paths += `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
        x += (positions[i]?.xAdvance ?? 0) * scale
      }
    }
    return { paths, width: x }
  }
}

/**
 * A text without what the fonts of the site cannot draw, such as emoji, which would be empty boxes.
 *
 * @returns undefined where they lack its letters: without them it would say something else.
 */
export function writable(text: string): string | undefined {
  const missing = undrawableSigns(text)
  if (missing.some((character) => /\p{L}/u.test(character))) return undefined
  return (
    Array.from(text)
      .filter((character) => !missing.includes(character))
      .join('')
      .replace(/\s+/g, ' ')
      .trim() || undefined
  )
}

/** Runs from left to right, as the Unicode bidirectional algorithm orders a paragraph. */
function visualRuns(text: string, fonts: readonly Font[], direction: 'rtl' | 'ltr'): Run[] {
  const levels = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels)
  const order = bidi.getReorderedIndices(text, levels)
  const runs: Run[] = []
  for (const index of order) {
    const character = mirrored.get(index) ?? text.charAt(index)
    const isRightToLeft = (levels.levels[index] ?? 0) % 2 === 1
    const font = fonts.find((each) => each.hasGlyphForCodePoint(character.charCodeAt(0)))
    if (!font) continue
    const last = runs.at(-1)
    // A run keeps the order of reading: its font turns it round.
    if (last?.font === font && last.isRightToLeft === isRightToLeft)
      last.text = isRightToLeft ? character + last.text : last.text + character
    else runs.push({ text: character, font, isRightToLeft })
  }
  return runs
}
