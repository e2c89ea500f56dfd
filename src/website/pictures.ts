/** The owner's pictures, resized and encoded, and recording. Only builds and development need this. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { PICTURES_PATH } from '../catalogue/urls.ts'
import type { Look, Voice } from '../schemas/look.ts'
import type { Person } from '../schemas/person.ts'

/** The widths of photos in pixels; the last is the original's, or the maximum. */
const WIDTHS = [480, 960, 1440]
const MAX_WIDTH = 1920
const QUALITY = 78

/** A file that pages show or play. Its name has a digest of its bytes. */
export interface OwnFile {
  path: string
  bytes: () => Promise<Buffer>
}

/**
 * A picture in the widths that pages need; a drawing (SVG) has one.
 *
 * @param file Below content/.
 * @returns Its files, the narrowest first, and the size of the original in pixels.
 * @throws {Error} When there is no such file, or it holds no picture.
 */
export async function pagePicture(file: string) {
  const original = await contentFile(file)
  const { width, height } = (await sharp(original).metadata()).autoOrient
  const name = `${PICTURES_PATH}${hash('sha256', original).slice(0, 12)}`
  if (isSvg(file)) {
    const bytes = () => Promise.resolve(original)
    return { files: [{ path: `${name}.svg`, width, bytes }], width, height }
  }
  const widths = new Set([...WIDTHS.filter((each) => each < width), Math.min(width, MAX_WIDTH)])
  const files = [...widths].map((target) => ({
    path: `${name}-${target}.webp`,
    width: target,
    bytes: () => sharp(original).autoOrient().resize(target).webp({ quality: QUALITY }).toBuffer(),
  }))
  return { files, width, height }
}

/** The recording, as it is. */
export async function voiceFile({ file }: Voice): Promise<OwnFile> {
  const original = await contentFile(file)
  const path = `${PICTURES_PATH}${hash('sha256', original).slice(0, 12)}${extname(file)}`
  return { path, bytes: () => Promise.resolve(original) }
}

/** All files of the pages' pictures and recording. */
export async function ownFiles(
  { hero, portrait, voice }: Look,
  people: readonly Person[] = [],
): Promise<OwnFile[]> {
  const all = [hero, portrait, ...people.map((person) => person.portrait)]
  const pictures = all.filter((picture) => picture !== undefined)
  const made = await Promise.all(pictures.map(({ file }) => pagePicture(file)))
  return [...made.flatMap(({ files }) => files), ...(voice ? [await voiceFile(voice)] : [])]
}

/** The owner's logo: a drawing as it is, a photo as a small WebP. */
export async function logoFile(file: string): Promise<Buffer> {
  const original = await contentFile(file)
  return isSvg(file) ? original : sharp(original).resize(160, 160, FIT).webp().toBuffer()
}

/** A portrait at the address that the API gives, as a WebP. */
export async function portraitFile(file: string): Promise<Buffer> {
  const original = sharp(await contentFile(file), { density: 300 }).autoOrient()
  return original.resize({ width: 640 }).webp({ quality: QUALITY }).toBuffer()
}

/** A picture as a data: URL of a PNG, to be embedded in an SVG. */
export async function dataUrl(file: string, width: number): Promise<string> {
  const png = await sharp(await contentFile(file), { density: 300 })
    .autoOrient()
    .resize(width, width, FIT)
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Nothing is cropped; the rest of the square is transparent. */
const FIT = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const

const contentFile = (file: string) => readFile(join('content', file))

const isSvg = (file: string) => extname(file) === '.svg'
