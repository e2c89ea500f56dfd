// In pictures there is no page whose styles colour the mark: they take its own along.
import markStyles from '../styles/blocks/mark.css?raw'
import { shapesOf } from './drawing.ts'
import type { Look } from '../../schemas/look.ts'
import { dataUrl } from '../pictures.ts'
import { palettes, withColours } from './palette.ts'
import { drawPng } from './png.ts'

/** What icons are made of: the drawn mark, which takes the colours of the site, or the owner's own logo. */
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
 * The mark on a ground of its own, for home screens: well inside the circle that some of them cut.
 *
 * @param size Width and height in pixels.
 * @returns A PNG.
 */
export async function icon(size: number, look: Look): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${markStyles}</style><rect width="48" height="48" fill="var(--sky)"/><g transform="translate(10.4 9.7) scale(.53)">${await markOf(look)}</g></svg>`
  return drawPng(svg, size, look)
}

/**
 * The same as an ICO file, for programs that look for nothing else.
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
