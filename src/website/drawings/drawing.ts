import type { Look } from '../../schemas/look.ts'
import type { SCENES } from '../../schemas/page.ts'

/** What is drawn: openings of the home page, which also stand in shared links, moments of the way in, and two signs. */
export type DrawingName = Look['drawing'] | `arrival/${(typeof SCENES)[number]}` | 'mark' | 'window'

const FILES = import.meta.glob<string>('./**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A drawing as its file has it; `none` is empty. */
export const drawingNamed = (name: DrawingName) => FILES[`./${name}.svg`] ?? ''

/** What a drawing shows, to be part of another. */
export const shapesOf = (name: DrawingName) =>
  drawingNamed(name).replace(/^<svg[^>]*>|<\/svg>\s*$|<!--.*?-->/gs, '')
