import { readFileSync } from 'node:fs'
import type { SearchData } from '../search/compile.ts'
import { pack, unpack } from './pack.ts'

/** Where a build leaves what search compiled, in its server folder. */
export const SEARCH_DATA_FILE = 'search-data.json'

/** What search compiled, as the text of a file. The same content gives the same bytes. */
export function searchDataText(data: SearchData): string {
  return pack(data)
}

/**
 * Reads what a build compiled.
 *
 * @throws {Error} When the file is missing or cut short.
 */
export function loadSearchData(file: URL): SearchData {
  return unpack(readFileSync(file, 'utf8')) as SearchData
}
