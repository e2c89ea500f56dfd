import type { PlainResponse } from '../core/response.ts'

/** Whether parts of a file are sent: Safari plays no sound that it can't have in parts. */
export function hasParts(type = ''): boolean {
  return type.startsWith('audio/')
}

/**
 * The part of a file that a client asked for (RFC 9110, 14.2), where it is one part, and there is such a part.
 *
 * @param asked The field Range, such as bytes=0-1.
 * @param whole The answer with all of the file.
 * @returns 206 with the part, 416, which is yet to be put in words, where the file ends before it, and the whole where the field is another.
 */
export function byteRange(asked: string | undefined, whole: PlainResponse): PlainResponse {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
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
