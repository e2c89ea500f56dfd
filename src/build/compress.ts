import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { SMALLEST_CODED } from '../core/content-coding.ts'
import { filesBelow } from './manifest.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Formats that are compressed already. */
const COMPRESSED = /\.(png|jpe?g|webp|avif|ico|woff2?|br|gz)$/

/** Above this size brotli's slowest level, 11, would take most of a build: 1.6 s a megabyte. */
const LARGE = 2 ** 19

/** Level 9 takes a twentieth of the time, and a ninth more bytes. */
const LARGE_QUALITY = 9

/** Writes a brotli and a gzip copy beside each file that is worth it. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (COMPRESSED.test(file)) continue
    const bytes = await readFile(file)
    if (bytes.byteLength < SMALLEST_CODED) continue
    const quality = bytes.byteLength > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    }
    await Promise.all([
      brotliAsync(bytes, { params }).then((copy) => writeFile(`${file}.br`, copy)),
      gzipAsync(bytes, { level: 9 }).then((copy) => writeFile(`${file}.gz`, copy)),
    ])
  }
}
