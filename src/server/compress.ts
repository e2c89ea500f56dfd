import { acceptedCodings } from './negotiate-encoding.ts'

/** The most answers that are compressed at once: each holds a quarter of a megabyte until it has left. */
const MOST = 20
let underWay = 0

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
  if (!body || underWay >= MOST || !acceptedCodings(acceptEncoding).includes('gzip'))
    return response
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  const gzip = new CompressionStream('gzip')
  underWay += 1
  void body
    .pipeTo(gzip.writable)
    // Its client went away.
    .catch(() => undefined)
    .finally(() => (underWay -= 1))
  return new Response(gzip.readable, { status, headers })
}
