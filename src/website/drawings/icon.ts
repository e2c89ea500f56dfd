// Pictures have no page whose styles would colour the mark.
import markStyles from '../styles/blocks/mark.css?raw'
import { shapesOf } from './drawing.ts'
import type { Look } from '../../schemas/look.ts'
import { dataUrl } from '../pictures.ts'
import { palettes, withColours } from './palette.ts'
import { drawPng } from './png.ts'

/** The owner's logo, or the drawn mark, as SVG markup of 48 by 48. */
async function markOf({ logo }: Look): Promise<string> {
  if (!logo) return shapesOf('mark')
  return `<image width="48" height="48" href="${await dataUrl(logo, 384)}"/>`
}

/** The favicon: the mark without a ground, in the colours of the reader's theme. */
export async function favicon(look: Look): Promise<string> {
  const { light, dark } = palettes(look)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${withColours(markStyles, light)}@media(prefers-color-scheme:dark){${withColours(markStyles, dark)}}</style>${await markOf(look)}</svg>\n`
}

/**
 * The mark on a background, for home screens; well inside the circle that some of them cut out.
 *
 * @param size Width and height in pixels.
 * @returns A PNG.
 */
export async function icon(size: number, look: Look): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${markStyles}</style><rect width="48" height="48" fill="var(--sky)"/><g transform="translate(10.4 9.7) scale(.53)">${await markOf(look)}</g></svg>`
  return drawPng(svg, size, look)
}

/**
 * The icon as an ICO file, for programs that only look for that.
 *
 * Source: https://learn.microsoft.com/previous-versions/ms997538 (a directory of one PNG).
 */
export async function icoFile(size: number, look: Look): Promise<Uint8Array<ArrayBuffer>> {
  const png = await icon(size, look)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(header.byteLength, 18)
  return new Uint8Array([...header, ...png])
}
