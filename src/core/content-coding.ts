import { promisify } from 'node:util'
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { isNotModified } from './etag.ts'
import type { PlainResponse } from './response.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Content codings that texts are sent in, the one with the smallest results first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

const OFFERED_CODINGS = [...CODINGS, 'identity'] as const

/** A text shorter than this, in bytes, fits into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024

/**
 * The codings that a client accepts (RFC 9110, 12.5.3), by its weights, and equal ones in our order. If it only refuses
 * identity, all others are accepted; if it refuses everything, identity is sent all the same.
 *
 * @param acceptEncoding The Accept-Encoding header, of any length.
 * @example preferredCodings('gzip, br') // ['br', 'gzip', 'identity']
 * @example preferredCodings('gzip;q=0.5, identity') // ['identity', 'gzip']
 */
export function preferredCodings(acceptEncoding = ''): Preferred {
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const preferred = chooseCodings(acceptEncoding)
  if (acceptEncoding.length <= MAX_REMEMBERED_LENGTH) remembered.set(acceptEncoding, preferred)
  return preferred
}

type Preferred = readonly (typeof OFFERED_CODINGS)[number][]

/** Nearly all clients send one of a few fields; negotiating takes a tenth of the time of a read. */
const remembered = new LRUCache<string, Preferred>({ max: 100 })
const MAX_REMEMBERED_LENGTH = 100

function chooseCodings(acceptEncoding: string): Preferred {
  if (acceptEncoding.trim() === '') return ['identity']
  const named = negotiate(acceptEncoding)
  if (named.length > 0) return named
  const others = acceptEncoding.includes('*') ? [] : negotiate(`${acceptEncoding},*;q=0.1`)
  return others.length > 0 ? others : ['identity']
}

function negotiate(acceptEncoding: string) {
  // The library knows neither `Q=` (RFC 9110, 12.4.2) nor x-gzip, gzip's older name (8.4.1.3).
  const known = acceptEncoding.toLowerCase().replaceAll('x-gzip', 'gzip')
  const negotiator = new Negotiator({ headers: { 'accept-encoding': known } })
  // Its types lack the option `preferred`, which orders equals.
  const { encodings } = negotiator as {
    encodings: (offered: readonly string[], options: object) => string[]
  }
  const codings = encodings.call(negotiator, OFFERED_CODINGS, { preferred: OFFERED_CODINGS })
  return codings as (typeof OFFERED_CODINGS)[number][]
}

/**
 * Derives the ETag of a compressed text from that of the plain text.
 *
 * @param coding Names the coding and, where several are used, the level, since each gives other bytes.
 * @example codedEtag('"abc"', 'br') // '"abc-br"'
 */
export function codedEtag(etag: string, coding: string): string {
  return etag.replace(/"$/, `-${coding}"`)
}

/** How many answers are compressed at once; each takes half a megabyte meanwhile. */
const MAX_IN_FLIGHT = 20
let inFlight = 0

const COMPRESSIBLE_TYPE = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?json)/

/**
 * Compresses a response by the request's Accept-Encoding and sets Content-Length, or returns 304 if its If-None-Match
 * has the ETag. Short texts and event streams are not compressed, nor is anything while many others are.
 *
 * @param requestHeader Returns the request header of a lower-case name.
 */
export function represent(
  answer: PlainResponse,
  requestHeader: (name: string) => string | undefined,
): PlainResponse | Promise<PlainResponse> {
  const { status, headers, body } = answer
  if (body === undefined || status === 204) return answer
  const length = Buffer.byteLength(body)
  const { 'Content-Type': type = '', Vary, ETag: plainEtag } = headers
  const mayBeCoded =
    length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE_TYPE.test(type) && !headers['Content-Encoding']
  const [favourite] = mayBeCoded ? preferredCodings(requestHeader('accept-encoding')) : []
  const coding = inFlight < MAX_IN_FLIGHT && favourite !== 'identity' ? favourite : undefined
  const varies = mayBeCoded && !Vary?.includes('Accept-Encoding')
  const vary = varies ? [Vary, 'Accept-Encoding'].filter(Boolean).join(', ') : Vary
  const etag = plainEtag && coding ? codedEtag(plainEtag, `${coding}-live`) : plainEtag
  const sent: Record<string, string> = { ...headers }
  if (vary) sent['Vary'] = vary
  if (etag) sent['ETag'] = etag
  if (etag && isNotModified(requestHeader('if-none-match'), etag)) {
    delete sent['Content-Type']
    return { status: 304, headers: sent }
  }
  sent['Content-Length'] = String(length)
  return coding ? encoded({ status, headers: sent, body }, coding) : { status, headers: sent, body }
}

async function encoded(
  { status, headers, body = '' }: PlainResponse,
  coding: Coding,
): Promise<PlainResponse> {
  inFlight += 1
  try {
    const bytes = await ENCODERS[coding](body)
    const length = String(bytes.byteLength)
    const all = { ...headers, 'Content-Encoding': coding, 'Content-Length': length }
    return { status, headers: all, body: bytes }
  } finally {
    inFlight -= 1
  }
}

/** A longer text, which only a batch has, is compressed in a third of the time, for a seventh more bytes. */
const LONG_BYTES = 200_000

/**
 * Brotli's level 5 is as fast as gzip and smaller; level 4 is larger for Hebrew. A wider window would take twice the
 * memory.
 */
function brotliOptions(length: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return {
    params: { [BROTLI_PARAM_QUALITY]: length > LONG_BYTES ? 2 : 5, [BROTLI_PARAM_LGWIN]: 16 },
  }
}

/** Gzip's level 4 takes a third of the default level's time, for a fifteenth more bytes. */
const gzipOptions = (length: number) => ({ level: length > LONG_BYTES ? 1 : 4 })

const ENCODERS: Record<Coding, (text: string | Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (text) => brotliAsync(text, brotliOptions(text.length)),
  gzip: (text) => gzipAsync(text, gzipOptions(text.length)),
}
