import { strongEtag } from './etag.ts'

/** JSON as it is sent, and a strong validator of it. */
export interface ReadyJson {
  readonly bytes: Buffer
  readonly etag: string
}

/** A piece of a text: ready bytes, or what was written for one request. */
export type Piece = string | Buffer

/** The bytes of a text in pieces; what is ready in bytes is never read. */
export function joinedBytes(pieces: readonly Piece[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const bytes = Buffer.allocUnsafe(length)
  let at = 0
  for (const piece of pieces)
    at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at)
  return bytes
}

const made = new WeakMap<object, ReadyJson>()

/** The JSON of something published, which never changes: made when it is first asked for. */
export function readyJson(published: object): ReadyJson {
  const known = made.get(published)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify(published))
  const ready = { bytes, etag: strongEtag(bytes) }
  made.set(published, ready)
  return ready
}

/**
 * The JSON of an answer that was made for one request, joined from that of the published things in its lists. Its
 * validator is one of theirs, so that what is long is neither written nor read anew.
 */
export function joinedJson(answer: object): ReadyJson {
  const pieces: Piece[] = []
  let validated = ''
  let written = ''
  for (const [name, value] of Object.entries(answer)) {
    written += `${written === '' ? '{' : ','}${JSON.stringify(name)}:`
    if (!Array.isArray(value)) {
      written += JSON.stringify(value)
      continue
    }
    written += '['
    for (const [i, published] of (value as object[]).entries()) {
      const { bytes, etag } = readyJson(published)
      if (i > 0) written += ','
      pieces.push(written, bytes)
      validated += written + etag
      written = ''
    }
    written += ']'
  }
  pieces.push(`${written}}`)
  return { bytes: joinedBytes(pieces), etag: strongEtag(validated + written) }
}
