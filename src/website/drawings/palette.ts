import { type Palette, paletteOf, type Scheme } from '../../catalogue/colours.ts'
import type { Look } from '../../schemas/look.ts'
import tokens from '../styles/tokens.css?raw'

const [light = ''] = tokens.split('@media (prefers-color-scheme: dark)')

/** The project's own colours, by their names in tokens.css; those of dark mode come last there, so they win. */
const DEFAULTS: Record<Scheme, Palette> = { light: coloursOf(light), dark: coloursOf(tokens) }

/** The site's colours, for pictures and meta tags. */
export function palettes({ colours }: Pick<Look, 'colours'>): Record<Scheme, Palette> {
  if (!colours) return DEFAULTS
  return { light: paletteOf(colours.light, 'light'), dark: paletteOf(colours.dark, 'dark') }
}

/**
 * A colour by its name without the dashes.
 *
 * @throws {Error} When there is none.
 */
export function colour(palette: Palette, name: string): string {
  const value = palette.get(name)
  if (!value) throw new Error(`tokens.css has no colour --${name}.`)
  return value
}

/**
 * Replaces colour variables by their values.
 *
 * @example withColours('fill:var(--ink)', palette) // 'fill:#2a2031'
 */
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
