import { hash } from 'node:crypto'

/** A strong validator of these bytes (RFC 9110, 8.8.3). */
export function strongEtag(bytes: string | Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
}

/** The longest list of validators that is looked through, in characters; a longer one has none of ours. */
const LONGEST = 1000

/**
 * Whether the client already has this representation (RFC 9110, 13.1.2: weak comparison).
 *
 * @param ifNoneMatch The request's header: `*`, or a list of validators.
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch.length > LONGEST) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
