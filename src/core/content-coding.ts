import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { isNotModified } from './etag.ts'
import type { PlainResponse } from './response.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Content codings that texts are sent in, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

const OFFERED = [...CODINGS, 'identity'] as const

/** Below this size, in bytes, compression saves nothing that fits into fewer packets. */
export const SMALLEST_CODED = 1024

/**
 * The codings that an answer may have (RFC 9110, 12.5.3), the client's favourite first and of equals the smallest.
 * Who refuses identity and names nothing else gets any other; who refuses everything gets identity.
 *
 * @param acceptEncoding The request's header, as long as header fields may be.
 */
export function preferredCodings(
  acceptEncoding: string | undefined,
): readonly (typeof OFFERED)[number][] {
  if (!acceptEncoding?.trim()) return ['identity']
  const named = negotiate(acceptEncoding)
  if (named.length > 0) return named
  const others = acceptEncoding.includes('*') ? [] : negotiate(`${acceptEncoding},*;q=0.1`)
  return others.length > 0 ? others : ['identity']
}

function negotiate(acceptEncoding: string) {
  // The library knows neither weights in capitals (RFC 9110, 12.4.2) nor the older name of gzip (8.4.1.3).
  const known = acceptEncoding.toLowerCase().replaceAll('x-gzip', 'gzip')
  const negotiator = new Negotiator({ headers: { 'accept-encoding': known } })
  // Its types are of a version that did not order equals.
  const { encodings } = negotiator as {
    encodings: (offered: readonly string[], how: object) => string[]
  }
  const codings = encodings.call(negotiator, OFFERED, { preferred: OFFERED })
  return codings as (typeof OFFERED)[number][]
}

/**
 * A strong validator of the same text in a coding.
 *
 * @param coding What tells it from all others: the same coding at another level gives other bytes.
 */
export function codedEtag(etag: string, coding: string): string {
  return etag.replace(/"$/, `-${coding}"`)
}

/** The most answers that are compressed at once: each holds half a megabyte meanwhile. */
const MOST_IN_FLIGHT = 20
let inFlight = 0

const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?json)/

/**
 * A text that was made for one request in the coding that its client likes best, with its length, or 304 where the
 * client has just that. What is short or comes while many are compressed is sent as it is; so are events.
 *
 * @param asked Gives the request's header of a name, in lower case.
 */
export function represent(
  answer: PlainResponse,
  asked: (name: string) => string | undefined,
): PlainResponse | Promise<PlainResponse> {
  const { status, headers, body } = answer
  if (body === undefined || status === 204) return answer
  const length = Buffer.byteLength(body)
  const { 'Content-Type': type = '', Vary, ETag: plainEtag } = headers
  const mayBeCoded = length >= SMALLEST_CODED && TEXT.test(type) && !headers['Content-Encoding']
  const [favourite] = mayBeCoded ? preferredCodings(asked('accept-encoding')) : []
  const coding = inFlight < MOST_IN_FLIGHT && favourite !== 'identity' ? favourite : undefined
  const varies = mayBeCoded && !Vary?.includes('Accept-Encoding')
  const Varied = varies ? [Vary, 'Accept-Encoding'].filter(Boolean).join(', ') : Vary
  const etag = plainEtag && coding ? codedEtag(plainEtag, `${coding}-live`) : plainEtag
  const sent: Record<string, string> = { ...headers }
  if (Varied) sent['Vary'] = Varied
  if (etag) sent['ETag'] = etag
  if (etag && isNotModified(asked('if-none-match'), etag)) {
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

/** As fast as gzip where it matters, and smaller: level 4 is larger where texts are Hebrew. Wider windows take twice the memory. */
const LIVE_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
}

/** A third of the usual level's time, for a twentieth more bytes. */
const LIVE_GZIP = { level: 4 }

const ENCODERS: Record<Coding, (text: string | Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (text) => brotliAsync(text, LIVE_BROTLI),
  gzip: (text) => gzipAsync(text, LIVE_GZIP),
}
