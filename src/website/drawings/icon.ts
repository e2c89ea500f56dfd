import { Resvg } from '@resvg/resvg-js'
import markStyles from '../styles/blocks/mark.css?raw'
import mark from './mark.svg?raw'
import { DARK, LIGHT, colour, withColours } from './palette.ts'

/** The mark alone: all that is between the tags of its file. */
const shapes = mark.replace(/^<svg[^>]*>|<\/svg>\s*$|<!--.*?-->/gs, '')

/** The favicon: the mark without a ground, in the colours of the reader's theme. */
export function favicon(): string {
  const styles = (palette: typeof LIGHT) => withColours(markStyles, palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${styles(LIGHT)}@media(prefers-color-scheme:dark){${styles(DARK)}}</style>${shapes}</svg>\n`
}

/**
 * The mark on a ground of its own, for home screens: well inside the circle that some of them cut.
 *
 * @param size Width and height in pixels.
 * @returns A PNG.
 */
export function icon(size: number): Uint8Array<ArrayBuffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${withColours(markStyles, LIGHT)}</style><rect width="48" height="48" fill="${colour(LIGHT, 'sky')}"/><g transform="translate(10.4 9.7) scale(.53)">${shapes}</g></svg>`
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
export function icoFile(size: number): Uint8Array<ArrayBuffer> {
  const png = icon(size)
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
