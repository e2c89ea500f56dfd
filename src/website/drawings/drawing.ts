import type { Look } from '../../schemas/look.ts'
import type { SCENES } from '../../schemas/page.ts'

/** Drawings of the home page and of shared pictures, of the way in, the mark, and the breathing window. */
export type DrawingName = Look['drawing'] | `arrival/${(typeof SCENES)[number]}` | 'mark' | 'window'

const FILES = import.meta.glob<string>('./**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The SVG of a drawing; empty for `none`. */
export const drawingNamed = (name: DrawingName) => FILES[`./${name}.svg`] ?? ''

/** The content of a drawing's SVG, to be part of another. */
export const shapesOf = (name: DrawingName) =>
  drawingNamed(name).replace(/^<svg[^>]*>|<\/svg>\s*$|<!--.*?-->/gs, '')
