import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/**
 * The fonts of pictures for shared links; the first that has a letter draws it. Source Sans is where Assistant's Latin
 * letters come from.
 */
const FAMILIES = [
  ['assistant', 'latin'],
  ['assistant', 'hebrew'],
  ['source-sans-3', 'cyrillic'],
  ['vazirmatn', 'arabic'],
] as const

export function pictureFonts(weight: 400 | 700): readonly Font[] {
  return FAMILIES.map(([family, script]) => {
    const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`
    return create(readFileSync(require.resolve(file))) as Font
  })
}

let fonts: readonly Font[] | undefined

/** The characters of a text that no font of pictures has: a picture would show boxes in their place. */
export function undrawableSigns(text: string): string[] {
  const known = (fonts ??= pictureFonts(700))
  return [...new Set(text)].filter(
    (sign) => !known.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  )
}
