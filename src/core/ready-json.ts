import { memoised } from '../schemas/values.ts'
import { strongEtag } from './etag.ts'

/** Serialised JSON and its strong ETag. */
export interface ReadyJson {
  readonly bytes: Buffer
  readonly etag: string
}

/** A piece of a response: bytes that were kept, or text for one request. */
export type Piece = string | Buffer

/** Joins pieces to bytes, without decoding those that are bytes. */
export function joinedBytes(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const bytes = Buffer.allocUnsafe(length)
  let at = 0
  for (const piece of pieces)
    at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at)
  return bytes
}

/** The JSON of a published object, serialised once, since it never changes. */
export const readyJson = memoised((published: object): ReadyJson => {
  const bytes = Buffer.from(JSON.stringify(published))
  return { bytes, etag: strongEtag(bytes) }
})

/**
 * The JSON of an answer whose array members hold published objects, joined from their JSON. Its ETag is a hash of
 * theirs and the rest, so that long texts are neither serialised nor hashed again.
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
