import { Resvg } from '@resvg/resvg-js'
import markStyles from '../styles/blocks/mark.css?raw'
import mark from './mark.svg?raw'
import type { Look } from '../../schemas/look.ts'
import { dataUrl } from '../pictures.ts'
import { colour, palettes, withColours } from './palette.ts'

/** What icons are made of: the drawn mark, which takes the colours of the site, or the owner's own logo. */
async function shapesOf({ logo }: Look): Promise<string> {
  if (!logo) return mark.replace(/^<svg[^>]*>|<\/svg>\s*$|<!--.*?-->/gs, '')
  return `<image width="48" height="48" href="${await dataUrl(logo, 384)}"/>`
}

/** The favicon: the mark without a ground, in the colours of the reader's theme. */
export async function favicon(look: Look): Promise<string> {
  const { light, dark } = palettes(look)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${withColours(markStyles, light)}@media(prefers-color-scheme:dark){${withColours(markStyles, dark)}}</style>${await shapesOf(look)}</svg>\n`
}

/**
 * The mark on a ground of its own, for home screens: well inside the circle that some of them cut.
 *
 * @param size Width and height in pixels.
 * @returns A PNG.
 */
export async function icon(size: number, look: Look): Promise<Uint8Array<ArrayBuffer>> {
  const { light } = palettes(look)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${withColours(markStyles, light)}</style><rect width="48" height="48" fill="${colour(light, 'sky')}"/><g transform="translate(10.4 9.7) scale(.53)">${await shapesOf(look)}</g></svg>`
  return new Uint8Array(
    new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
      .render()
      .asPng(),
  )
}

/**
 * The same as an ICO file, for programs that look for nothing else.
 *
 * Source: https://learn.microsoft.com/previous-versions/ms997538 (a directory of one PNG).
 */
export async function icoFile(size: number, look: Look): Promise<Uint8Array<ArrayBuffer>> {
  const png = await icon(size, look)
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, size)
  header.setUint8(7, size)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.byteLength, true)
  header.setUint32(18, header.byteLength, true)
  const file = new Uint8Array(header.byteLength + png.byteLength)
  file.set(new Uint8Array(header.buffer))
  file.set(png, header.byteLength)
  return file
}
