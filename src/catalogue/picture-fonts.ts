import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** The scripts of the fonts that pictures for shared links are written in. */
export const SCRIPTS = ['latin', 'hebrew'] as const

/** A font that pictures for shared links are written in. */
export function pictureFont(script: (typeof SCRIPTS)[number], weight: 400 | 700): Font {
  const file = `@fontsource/assistant/files/assistant-${script}-${weight}-normal.woff2`
  return create(readFileSync(require.resolve(file))) as Font
}

let fonts: readonly Font[] | undefined

/** The signs of a text that none of these fonts has: a picture would show boxes in their place. */
export function undrawableSigns(text: string): string[] {
  const known = (fonts ??= SCRIPTS.map((script) => pictureFont(script, 700)))
  return [...new Set(text)].filter(
    (sign) => !known.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  )
}
