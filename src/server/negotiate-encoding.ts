import Negotiator from 'negotiator'

/** Content codings that files are kept in, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

const MOST_REMEMBERED = 200
const remembered = new Map<string, Coding | undefined>()

/**
 * The coding to answer with (RFC 9110, 12.5.3), or undefined for none. The handful of headers that
 * browsers send are remembered; parsing each time cost more than the rest of a static answer.
 *
 * @param acceptEncoding The request's header.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Coding | undefined {
  if (!acceptEncoding) return undefined
  if (remembered.has(acceptEncoding)) return remembered.get(acceptEncoding)
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    ...CODINGS,
    'identity',
  ])
  const coding = CODINGS.find((name) => accepted.includes(name))
  if (remembered.size < MOST_REMEMBERED) remembered.set(acceptEncoding, coding)
  return coding
}
