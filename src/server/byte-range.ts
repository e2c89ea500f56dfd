import type { PlainResponse } from '../core/response.ts'

/**
 * Answers a request for a single byte range (RFC 9110, 14.2).
 *
 * @param range The Range header.
 * @param whole The response with the whole file.
 * @returns 206 with the part; 416 without a body if the file ends before it; the whole for any other header.
 * @example byteRange('bytes=1-2', { status: 200, headers: {}, body: 'abcd' })
 * // { status: 206, headers: { 'Content-Length': '2', 'Content-Range': 'bytes 1-2/4' }, body: <Buffer 62 63> }
 */
export function byteRange(range: string | undefined, whole: PlainResponse): PlainResponse {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  const body = Buffer.from(whole.body ?? '')
  const size = body.byteLength
  if (first === '' && last === '') return whole
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  const headers = { ...whole.headers, 'Content-Length': String(to - from + 1) }
  if (first !== '' && last !== '' && Number(last) < from) return whole
  if (from >= size) return { status: 416, headers: { 'Content-Range': `bytes */${size}` } }
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${size}` },
    body: body.subarray(from, to + 1),
  }
}
