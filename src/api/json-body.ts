import { ApiError } from './api-error.ts'

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * Takes the bytes of a body for JSON, whatever its Content-Type says: a forgotten header is the commonest
 * mistake.
 *
 * @param blank What an empty body stands for; without it, an empty body is a mistake.
 * @throws {ApiError} invalid_json.
 */
export function parseJson(bytes: Uint8Array, blank?: object): unknown {
  const text = decode(bytes)
  if (text.trim() === '') {
    if (blank) return blank
    throw invalidJson('The body is empty.')
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalidJson('The body is not JSON.')
  }
}

/**
 * Reads a request's body.
 *
 * @throws {ApiError} payload_too_large.
 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  // The parser hands on no more than was declared, so there is nothing to count.
  if (declared !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalidJson('The body is not UTF-8.')
  }
}

function invalidJson(message: string): ApiError {
  return new ApiError('invalid_json', message, 'Send one JSON object, encoded as UTF-8.')
}

function tooLarge(): ApiError {
  return new ApiError(
    'payload_too_large',
    'The body is larger than 64 KiB.',
    'Send a smaller body.',
  )
}
