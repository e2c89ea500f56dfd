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

/** Outlines of text, from x = 0 on the base line to the right. */
export interface Lettering {
  /** SVG markup. */
  paths: string
  /** In the units of the font size. */
  width: number
}

/**
 * Makes a function that draws text of one weight as outlines, so that pictures need no fonts.
 *
 * @returns It takes a line that `writable` returned, the font size, and the direction of its language.
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
 * Leaves out what the fonts cannot draw, such as emoji.
 *
 * @returns undefined where they lack letters of the text, without which it would say something else, or nothing is
 * left.
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

/** Runs from left to right, ordered by the Unicode bidirectional algorithm (UAX #9). */
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
    // A run's text is in reading order, since the font's layout reverses it.
    if (last?.font === font && last.isRightToLeft === isRightToLeft)
      last.text = isRightToLeft ? character + last.text : last.text + character
    else runs.push({ text: character, font, isRightToLeft })
  }
  return runs
}
