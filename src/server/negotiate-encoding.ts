import Negotiator from 'negotiator'

/** Content codings that files are kept in, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** The longest Accept-Encoding that is read, in characters; with a longer one, nothing is coded. */
const LONGEST = 1000

/**
 * The codings that an answer may have (RFC 9110, 12.5.3), the smallest first.
 *
 * @param acceptEncoding The request's header.
 */
export function acceptedCodings(acceptEncoding: string | undefined): readonly Coding[] {
  if (!acceptEncoding || acceptEncoding.length > LONGEST) return []
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings([...CODINGS, 'identity'])
  return CODINGS.filter((name) => accepted.includes(name))
}
