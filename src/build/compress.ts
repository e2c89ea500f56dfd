import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { MIN_COMPRESSED_BYTES } from '../core/content-coding.ts'
import { isText, mediaType } from '../core/file-headers.ts'
import { filesBelow } from './manifest.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** For larger files, in bytes, brotli's level 11 would take most of the build's time: 1.6 s a megabyte. */
const LARGE_BYTES = 2 ** 19

/** Brotli's level 9 takes a twentieth of the time, for a ninth more bytes. */
const LARGE_QUALITY = 9

/** Writes a brotli and a gzip copy beside each text that is large enough. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (!isText(mediaType(relative(folder, file)))) continue
    const bytes = await readFile(file)
    if (bytes.byteLength < MIN_COMPRESSED_BYTES) continue
    const quality = bytes.byteLength > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY
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
