/**
 * What a build works out once, so that a server need not at every start: the catalogue, what search knows
 * of it, and the page of its results. Collecting and compiling them was most of what a start cost.
 */
import { crc32 } from 'node:zlib'
import type { Catalogue } from './catalogue/build.ts'
import { pack, unpack } from './pack.ts'
import type { SearchData } from './search/compile.ts'
import type { SearchTemplate } from './site/search-template.ts'

export interface Prepared {
  catalogue: Catalogue
  search: SearchData
  searchPage: SearchTemplate
}

/** Stands in the build's server folder. */
export const PREPARED_FILE = 'prepared.json'

let current: Prepared | undefined

/** What this process was started with; nothing in development, in tests, and during a build. */
export function prepared(): Prepared | undefined {
  return current
}

/** Makes `prepared` give this from now on; so it comes before whatever imports the catalogue. */
export function startWith(given: Prepared): void {
  current = given
}

/** Writes it: a line with the checksum of what follows, which is JSON. The same content is the same bytes. */
export function toBytes(given: Partial<Prepared>): Buffer<ArrayBuffer> {
  const json = Buffer.from(pack(given))
  return Buffer.concat([Buffer.from(`${crc32(json)}\n`), json])
}

/**
 * Reads it back.
 *
 * @throws {Error} When these are not the bytes that `toBytes` gave.
 */
export function fromBytes(bytes: Buffer): Prepared {
  const end = bytes.indexOf('\n')
  const json = bytes.subarray(end + 1)
  if (end < 0 || bytes.toString('latin1', 0, end) !== String(crc32(json)))
    throw new Error('These are not the bytes that were written.')
  return unpack(json.toString()) as Prepared
}
