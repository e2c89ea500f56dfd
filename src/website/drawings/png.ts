import { Resvg } from '@resvg/resvg-js'
import type { Look } from '../../schemas/look.ts'
import { palettes, withColours } from './palette.ts'

/** Draws an SVG in the site's light colours as a PNG of a width in pixels. */
export function drawPng(svg: string, width: number, look: Look): Uint8Array<ArrayBuffer> {
  const drawn = new Resvg(withColours(svg, palettes(look).light), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  return new Uint8Array(drawn.render().asPng())
}
