import { hash } from 'node:crypto'

/** A strong ETag of these bytes, with its quotes (RFC 9110, 8.8.3). */
export function strongEtag(bytes: string | Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
}

/**
 * Whether the client already has this representation (RFC 9110, 13.1.2: weak comparison).
 *
 * @param ifNoneMatch The If-None-Match header, of any length: `*`, or a list of ETags.
 * @example isNotModified('"a", W/"b"', '"b"') // true
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  // Saves splitting a long list.
  if (!ifNoneMatch.includes(etag)) return false
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
