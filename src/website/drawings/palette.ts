import tokens from '../styles/tokens.css?raw'

/** The site's colours by their names in tokens.css, for what is drawn outside of a style sheet. */
export type Palette = ReadonlyMap<string, string>

const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')

export const LIGHT: Palette = coloursOf(light)
export const DARK: Palette = new Map([...LIGHT, ...coloursOf(dark)])

/** A colour by its name, without the dashes. */
export function colour(palette: Palette, name: string): string {
  const value = palette.get(name)
  if (!value) throw new Error(`tokens.css has no colour --${name}.`)
  return value
}

/** A style sheet with its colour variables written out. */
export function withColours(css: string, palette: Palette): string {
  return css.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(palette, name))
}

function coloursOf(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8})/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}
