/**
 * What a build works out once, so that a server need not at every start: the catalogue, and what search
 * knows of it. Collecting and compiling them took nine tenths of the time a start took.
 */
import { hash } from 'node:crypto'
import type { Catalogue } from './catalogue/build.ts'
import { pack, unpack } from './pack.ts'
import type { SearchData } from './search/compile.ts'

export interface Prepared {
  catalogue: Catalogue
  search: SearchData
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

/** Writes it as text: a line with the digest of the next, which is JSON. The same content is the same text. */
export function toText(given: Prepared): string {
  const json = pack(given)
  return `${hash('sha256', json)}\n${json}\n`
}

/**
 * Reads it back.
 *
 * @throws {Error} When this is not the text that `toText` gave.
 */
export function fromText(text: string): Prepared {
  const [digest = '', json = ''] = text.split('\n', 2)
  if (hash('sha256', json) !== digest) throw new Error('This is not the text that was written.')
  return unpack(json) as Prepared
}
