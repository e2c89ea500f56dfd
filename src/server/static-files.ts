import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { IncomingHttpHeaders } from 'node:http'
import { fileHeaders, publicFileHeaders, urlPath } from '../core/file-headers.ts'
import { isNotModified, strongEtag } from '../core/etag.ts'
import type { Coding } from './negotiate-encoding.ts'
import { CODINGS, acceptedCodings } from './negotiate-encoding.ts'

/** A built file in all its codings, and the headers that all of them have. */
export interface StaticFile {
  headers: Readonly<Record<string, string>>
  identity: Buffer
  /** Validator of the file without a coding; each coding's own is made from it. */
  etag: string
  coded: Partial<Record<Coding, Buffer>>
}

/** A file as it is sent to a client that accepts what its request says. */
export interface FileAnswer {
  status: number
  headers: Record<string, string>
  /** Absent when the client has it already. */
  body: Buffer | undefined
}

const SUFFIXES: Record<Coding, string> = { br: '.br', gzip: '.gz' }

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
  const isCoded = (name: string) =>
    Object.values(SUFFIXES).some(
      (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
    )
  return new Map(
    names
      .filter((name) => !isCoded(name))
      .map((name) => [pathOf(name), loadFile(folder, name, headersOf(name), all)]),
  )
}

function loadFile(
  folder: string,
  name: string,
  headers: Record<string, string>,
  all: ReadonlySet<string>,
): StaticFile {
  const identity = readFileSync(join(folder, name))
  const coded = CODINGS.map((coding) => [coding, name + SUFFIXES[coding]] as const)
    .filter(([, file]) => all.has(file))
    .map(([coding, file]) => [coding, readFileSync(join(folder, file))] as const)
  return {
    headers,
    identity,
    etag: strongEtag(identity),
    coded: Object.fromEntries(coded),
  }
}

/** A file with other values for some of its headers. */
export function withHeaders(file: StaticFile, headers: Record<string, string>): StaticFile {
  return { ...file, headers: { ...file.headers, ...headers } }
}

/**
 * Answers with a file in the smallest coding that a client accepts, or with 304 when it has that already.
 *
 * @param asked Headers of the request.
 * @param status Of a full answer; an error page is a file too, and is always sent.
 */
export function fileAnswer(
  { headers, identity, etag, coded }: StaticFile,
  asked: IncomingHttpHeaders,
  status = 200,
): FileAnswer {
  const coding = acceptedCodings(asked['accept-encoding']).find((candidate) => coded[candidate])
  const ETag = coding ? etag.replace(/"$/, `-${coding}"`) : etag
  const { 'Content-Type': type = '', ...others } = headers
  // What describes a body is not said without one (RFC 9110, 15.4.5).
  if (status === 200 && isNotModified(asked['if-none-match'], ETag))
    return { status: 304, headers: { ...others, ETag }, body: undefined }
  const body = (coding && coded[coding]) ?? identity
  return {
    status,
    headers: {
      ...others,
      'Content-Type': type,
      ...(coding && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
      ETag,
    },
    body,
  }
}
