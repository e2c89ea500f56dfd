import type { IncomingHttpHeaders } from 'node:http'
import { fileHeaders, publicFileHeaders, urlPath } from '../core/file-headers.ts'
import { isNotModified, strongEtag } from '../core/etag.ts'
import type { PlainAnswer } from '../core/plain-answer.ts'
import type { Coding } from './content-coding.ts'
import { CODINGS, acceptedCodings } from './content-coding.ts'

/** A built file in all its codings, and the headers that all of them have. */
export interface StaticFile {
  headers: Readonly<Record<string, string>>
  identity: Buffer
  /** Validator of the file without a coding; each coding's own is made from it. */
  etag: string
  coded: Partial<Record<Coding, Buffer>>
}

const SUFFIXES: Record<Coding, string> = { br: '.br', gzip: '.gz' }

/**
 * What was built for clients.
 *
 * @param build Files of the build, by their paths in its folder.
 * @returns Files by the path of their URL: about.html is /about, index.html is /.
 */
export function staticFiles(build: ReadonlyMap<string, Buffer>): Map<string, StaticFile> {
  return filesBelow('client/', build, urlPath, fileHeaders)
}

/**
 * The files of public/, which are served as they are.
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
  headersOf: (name: string) => Record<string, string>,
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
        const coded = CODINGS.map((coding) => [coding, build.get(path + SUFFIXES[coding])] as const)
        return [
          pathOf(name),
          {
            headers: headersOf(name),
            identity,
            etag: strongEtag(identity),
            coded: Object.fromEntries(coded.filter(([, bytes]) => bytes)),
          },
        ]
      }),
  )
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
): PlainAnswer {
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
