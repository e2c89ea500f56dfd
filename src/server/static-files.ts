import type { IncomingHttpHeaders } from 'node:http'
import { fileHeaders, publicFileHeaders, urlPath } from '../core/file-headers.ts'
import { isNotModified, strongEtag } from '../core/etag.ts'
import { VERSION_HEADER } from '../core/http.ts'
import type { PlainResponse } from '../core/response.ts'
import { byteRange } from './byte-range.ts'
import { codedEtag, type Coding, CODINGS, preferredCodings } from '../core/content-coding.ts'

/** A built file in all its codings, with responses that are made once, at start. */
export interface StaticFile {
  identity: Representation
  coded: Representation[]
}

/** A file in one coding. */
interface Representation {
  coding: Coding | undefined
  etag: string
  whole: PlainResponse
  /** The 304, without headers that describe a body (RFC 9110, 15.4.5). */
  notModified: PlainResponse
}

const SUFFIXES: Record<Coding, string> = { br: '.br', gzip: '.gz' }

/**
 * Makes the files that Astro has built.
 *
 * @param build Files of the build, by their paths in its folder.
 * @returns Files by the path of their URL: about.html is /about, index.html is /.
 */
export function staticFiles(build: ReadonlyMap<string, Buffer>): Map<string, StaticFile> {
  return filesBelow('client/', build, urlPath, (name, bytes) =>
    fileHeaders(name, name.endsWith('.html') ? bytes.toString() : undefined),
  )
}

/**
 * Makes the files of public/, which are served as they are.
 *
 * @param build Files of the build, by their paths in its folder.
 * @returns Files by the path of their URL: google123.html is /google123.html.
 */
export function publicFiles(build: ReadonlyMap<string, Buffer>): Map<string, StaticFile> {
  return filesBelow('public/', build, (name) => `/${name}`, publicFileHeaders)
}

function filesBelow(
  folder: string,
  build: ReadonlyMap<string, Buffer>,
  pathOf: (name: string) => string,
  headersOf: (name: string, bytes: Buffer) => Record<string, string>,
): Map<string, StaticFile> {
  const isCoded = (path: string) =>
    Object.values(SUFFIXES).some(
      (suffix) => path.endsWith(suffix) && build.has(path.slice(0, -suffix.length)),
    )
  return new Map(
    [...build]
      .filter(([path]) => path.startsWith(folder) && !isCoded(path))
      .map(([path, identity]) => {
        const name = path.slice(folder.length)
        const headers = { ...VERSION_HEADER, ...headersOf(name, identity) }
        const etag = strongEtag(identity)
        const coded = CODINGS.flatMap((coding) => {
          const bytes = build.get(path + SUFFIXES[coding])
          return bytes ? representation(headers, etag, bytes, coding) : []
        })
        return [pathOf(name), { identity: representation(headers, etag, identity), coded }]
      }),
  )
}

function representation(
  { 'Content-Type': type = '', ...others }: Record<string, string>,
  etag: string,
  body: Buffer,
  coding?: Coding,
): Representation {
  const ETag = coding ? codedEtag(etag, coding) : etag
  const notModified = { ...others, ETag }
  const whole = {
    ...notModified,
    'Content-Type': type,
    ...(coding && { 'Content-Encoding': coding }),
    'Content-Length': String(body.byteLength),
  }
  return {
    coding,
    etag: ETag,
    whole: { status: 200, headers: whole, body },
    notModified: { status: 304, headers: notModified },
  }
}

/** A copy of a file with further headers, which override its own. */
export function withHeaders(
  { identity, coded }: StaticFile,
  headers: Record<string, string>,
): StaticFile {
  const add = (answer: PlainResponse) => ({ ...answer, headers: { ...answer.headers, ...headers } })
  const change = (one: Representation) => {
    return { ...one, whole: add(one.whole), notModified: add(one.notModified) }
  }
  return { identity: change(identity), coded: coded.map(change) }
}

/**
 * Answers with a file: in the coding that the client prefers, as 304 if it has that, or the byte range it wants.
 *
 * @param status With any other than 200 (error pages), the whole file is sent.
 */
export function fileResponse(
  { identity, coded }: StaticFile,
  requestHeaders: IncomingHttpHeaders,
  status = 200,
): PlainResponse {
  const available = [...coded, identity]
  const [{ etag, whole, notModified } = identity] = preferredCodings(
    requestHeaders['accept-encoding'],
  ).flatMap((coding) => available.find((one) => (one.coding ?? 'identity') === coding) ?? [])
  if (status !== 200) return { ...whole, status }
  if (isNotModified(requestHeaders['if-none-match'], etag)) return notModified
  const isSame = (requestHeaders['if-range'] ?? etag) === etag
  const isInParts = isSame && 'Accept-Ranges' in whole.headers
  return isInParts ? byteRange(requestHeaders.range, whole) : whole
}
