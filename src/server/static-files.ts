import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { strongEtag } from '../api/validators.ts'
import { fileHeaders, urlPath } from './file-headers.ts'
import type { Coding } from './negotiate-encoding.ts'
import { CODINGS } from './negotiate-encoding.ts'

/** One representation of a file: its bytes in one content coding and the headers they are sent with. */
export interface Representation {
  body: Buffer
  etag: string
  headers: Record<string, string>
}

/** A file in all its codings. */
export interface StaticFile {
  identity: Representation
  br?: Representation
  gzip?: Representation
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const

/**
 * Reads everything that was built for clients into memory.
 *
 * @param folder The build's client folder.
 * @returns Files by the path of their URL: about.html is /about, index.html is /.
 */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
  const all = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    if (isEncoded(name, all)) continue
    files.set(urlPath(name), loadFile(folder, name, all))
  }
  return files
}

/**
 * One representation of a file.
 *
 * @param etag Validator of the file without a coding; each coding's own is made from it.
 * @param headers Of the file in all its codings.
 */
export function represent(
  body: Buffer,
  etag: string,
  headers: Record<string, string>,
  coding?: Coding,
): Representation {
  const ownEtag = coding ? etag.replace(/"$/, `-${coding}"`) : etag
  return {
    body,
    etag: ownEtag,
    headers: {
      ...headers,
      ...(coding && { 'Content-Encoding': coding }),
      ETag: ownEtag,
      'Content-Length': String(body.byteLength),
    },
  }
}

function loadFile(folder: string, name: string, all: ReadonlySet<string>): StaticFile {
  const body = readFileSync(join(folder, name))
  const etag = strongEtag(body)
  const headers = fileHeaders(name)
  const file: StaticFile = { identity: represent(body, etag, headers) }
  for (const coding of CODINGS) {
    const encoded = name + SUFFIXES[coding]
    if (all.has(encoded))
      file[coding] = represent(readFileSync(join(folder, encoded)), etag, headers, coding)
  }
  return file
}

function isEncoded(name: string, all: ReadonlySet<string>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
  )
}
