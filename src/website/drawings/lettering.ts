import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import { pictureFont } from '../../catalogue/picture-fonts.ts'

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
 * @param isHebrew Whether its lines run from the right.
 */
export function createLettering(
  weight: 400 | 700,
): (text: string, size: number, isHebrew: boolean) => Lettering {
  const [hebrew, latin] = [pictureFont('hebrew', weight), pictureFont('latin', weight)]
  return (text, size, isHebrew) => {
    const scale = size / latin.unitsPerEm
    let paths = ''
    let x = 0
    for (const run of visualRuns(text, hebrew, latin, isHebrew)) {
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
  const fonts = [pictureFont('hebrew', 400), pictureFont('latin', 400)]
  const isDrawn = (character: string) =>
    fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const characters = Array.from(text)
  const missing = characters.filter((character) => !isDrawn(character))
  if (missing.some((character) => /\p{L}/u.test(character))) return undefined
  return characters.filter(isDrawn).join('').replace(/\s+/g, ' ').trim() || undefined
}

/** Runs from left to right, as the Unicode bidirectional algorithm orders a paragraph. */
function visualRuns(text: string, hebrew: Font, latin: Font, isHebrew: boolean): Run[] {
  const levels = bidi.getEmbeddingLevels(text, isHebrew ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels)
  const order = bidi.getReorderedIndices(text, levels)
  const runs: Run[] = []
  for (const index of order) {
    const character = mirrored.get(index) ?? text.charAt(index)
    const isRightToLeft = (levels.levels[index] ?? 0) % 2 === 1
    const font = latin.hasGlyphForCodePoint(character.charCodeAt(0)) ? latin : hebrew
    const last = runs.at(-1)
    // A run keeps the order of reading: its font turns it round.
    if (last?.font === font && last.isRightToLeft === isRightToLeft)
      last.text = isRightToLeft ? character + last.text : last.text + character
    else runs.push({ text: character, font, isRightToLeft })
  }
  return runs
}
