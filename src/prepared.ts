/**
 * What a build works out once, so that a server need not at every start: the catalogue, what search knows
 * of it, and the page of its results. Collecting and compiling them was most of what a start cost.
 */
import { crc32 } from 'node:zlib'
import type { Catalogue } from './catalogue/build.ts'
import { pack, unpack } from './pack.ts'
import type { SearchData } from './search/compile.ts'
import type { SearchTemplate } from './website/search-template.ts'

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

/**
 * Writes it: a line with the checksum of what follows, and two of JSON, the second what search knows. The
 * same content is the same bytes.
 */
export function toBytes({ search, ...others }: Partial<Prepared>): Buffer<ArrayBuffer> {
  const json = Buffer.from(`${pack(others)}\n${pack(search)}\n`)
  return Buffer.concat([Buffer.from(`${crc32(json)}\n`), json])
}

/**
 * Reads it back; what search knows is read when it is first asked for, which a start need not wait for.
 *
 * @throws {Error} When these are not the bytes that `toBytes` gave.
 */
export function fromBytes(bytes: Buffer): Prepared {
  const end = bytes.indexOf('\n')
  const json = bytes.subarray(end + 1)
  if (end < 0 || bytes.toString('latin1', 0, end) !== String(crc32(json)))
    throw new Error('These are not the bytes that were written.')
  const middle = json.indexOf('\n')
  const others = unpack(json.toString('utf8', 0, middle)) as Omit<Prepared, 'search'>
  // Let go once it was read.
  let unread: Buffer | undefined = json.subarray(middle + 1)
  let search: SearchData | undefined
  return {
    ...others,
    get search() {
      if (unread) search = unpack(unread.toString()) as SearchData
      unread = undefined
      return search as SearchData
    },
  }
}
