import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { HeaderList } from '../api/header-list.ts'
import { headerList, override } from '../api/header-list.ts'
import { strongEtag } from '../api/validators.ts'
import { fileHeaders, publicFileHeaders, urlPath } from './file-headers.ts'
import type { Coding } from './negotiate-encoding.ts'
import { CODINGS } from './negotiate-encoding.ts'
import type { Latin1 } from './sendable.ts'
import { sendable } from './sendable.ts'

/** One representation of a file: its bytes in one content coding and the headers they are sent with. */
export interface Representation {
  body: Buffer | Latin1
  etag: string
  headers: HeaderList
  /** Those of its headers that a 304 has: the others describe a body (RFC 9110, 15.4.5). */
  bodiless: HeaderList
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
  return loadFiles(folder, urlPath, fileHeaders)
}

/**
 * Reads the files of public/, which are served as they are.
 *
 * @param folder The build's copy of it.
 * @returns Files by the path of their URL: google123.html is /google123.html.
 */
export function loadPublicFiles(folder: string): Map<string, StaticFile> {
  return loadFiles(folder, (name) => `/${name}`, publicFileHeaders)
}

function loadFiles(
  folder: string,
  pathOf: (name: string) => string,
  headersOf: (name: string) => Record<string, string>,
): Map<string, StaticFile> {
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
    files.set(pathOf(name), loadFile(folder, name, headersOf(name), all))
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
  const { 'Content-Type': type = '', ...others } = headers
  const bodiless = headerList({ ...others, ETag: ownEtag })
  return {
    body,
    etag: ownEtag,
    bodiless,
    headers: headerList({
      'Content-Type': type,
      ...(coding && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
    }).concat(bodiless),
  }
}

/** A file with other values for some of its headers. */
export function withHeaders(file: StaticFile, headers: Record<string, string>): StaticFile {
  const change = (representation: Representation): Representation => ({
    ...representation,
    headers: override(representation.headers, headers),
    bodiless: override(representation.bodiless, headers),
  })
  const { identity, br, gzip } = file
  return {
    identity: change(identity),
    ...(br && { br: change(br) }),
    ...(gzip && { gzip: change(gzip) }),
  }
}

/**
 * A representation that is sent again and again. Only such bodies become texts: Node keeps a text made of a
 * Buffer outside of the heap, where it stays until a full collection; made for each request, they grew the
 * process by 80 MB.
 */
function kept(representation: Representation): Representation {
  const { body } = representation
  return { ...representation, body: typeof body === 'string' ? body : sendable(body) }
}

function loadFile(
  folder: string,
  name: string,
  headers: Record<string, string>,
  all: ReadonlySet<string>,
): StaticFile {
  const body = readFileSync(join(folder, name))
  const etag = strongEtag(body)
  const file: StaticFile = { identity: kept(represent(body, etag, headers)) }
  for (const coding of CODINGS) {
    const encoded = name + SUFFIXES[coding]
    if (all.has(encoded))
      file[coding] = kept(represent(readFileSync(join(folder, encoded)), etag, headers, coding))
  }
  return file
}

function isEncoded(name: string, all: ReadonlySet<string>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
  )
}
