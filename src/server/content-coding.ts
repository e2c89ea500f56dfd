import Negotiator from 'negotiator'

/** Content codings that files are kept in, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** The longest Accept-Encoding that is read, in characters; with a longer one, nothing is coded. */
const LONGEST = 200

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

/** The most answers that are compressed at once: each holds a quarter of a megabyte until it has left. */
const MOST = 20
let inFlight = 0

/**
 * Compresses a text that was made for one request, as fast as its client takes it; what comes while many are
 * under way is sent as it is.
 *
 * @param acceptEncoding The request's header.
 */
export function compress(response: Response, acceptEncoding: string | undefined): Response {
  const { body, headers, status } = response
  if (!headers.get('Content-Type')?.startsWith('text/')) return response
  headers.append('Vary', 'Accept-Encoding')
  if (!body || inFlight >= MOST || !acceptedCodings(acceptEncoding).includes('gzip'))
    return response
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  const gzip = new CompressionStream('gzip')
  inFlight += 1
  void body
    .pipeTo(gzip.writable)
    // Its client went away.
    .catch(() => undefined)
    .finally(() => (inFlight -= 1))
  return new Response(gzip.readable, { status, headers })
}
