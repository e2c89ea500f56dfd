import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { strongEtag } from '../api/validators.ts'
import { fileHeaders, urlPath } from './file-headers.ts'
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

function loadFile(folder: string, name: string, all: ReadonlySet<string>): StaticFile {
  const body = readFileSync(join(folder, name))
  const etag = strongEtag(body)
  const codings = CODINGS.filter((coding) => all.has(name + SUFFIXES[coding]))
  const shared = fileHeaders(name)
  const represent = (
    bytes: Buffer,
    tag: string,
    extra: Record<string, string> = {},
  ): Representation => ({
    body: bytes,
    etag: tag,
    headers: { ...shared, ...extra, ETag: tag, 'Content-Length': String(bytes.byteLength) },
  })
  const file: StaticFile = { identity: represent(body, etag) }
  for (const coding of codings) {
    const bytes = readFileSync(join(folder, name + SUFFIXES[coding]))
    file[coding] = represent(bytes, etag.replace(/"$/, `-${coding}"`), {
      'Content-Encoding': coding,
    })
  }
  return file
}

function isEncoded(name: string, all: ReadonlySet<string>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
  )
}
