import { hash } from 'node:crypto'

/** A strong validator of these bytes (RFC 9110, 8.8.3). */
export function strongEtag(bytes: string | Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
}

/**
 * Whether the client already has this representation (RFC 9110, 13.1.2: weak comparison).
 *
 * @param ifNoneMatch The request's header: `*`, or a list of validators, as long as header fields may be.
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  // Most lists are not gone through.
  if (!ifNoneMatch.includes(etag)) return false
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
