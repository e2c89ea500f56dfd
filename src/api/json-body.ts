import { ApiError } from '../core/api-error.ts'
import { ERRORS } from '../schemas/error.ts'
import { MAX_BODY_BYTES, MAX_CHUNKS } from '../schemas/limits.ts'
import { isLong, type Turns } from '../core/fair-queue.ts'
import type { ApiRequest, Handler, Incoming } from './route.ts'
import type { PlainResponse } from '../core/response.ts'

/** Nesting of arrays and objects (RFC 8259, 9, allows a limit). The MCP SDK, for one, recurses and would overflow the stack. */
export const MAX_JSON_DEPTH = 100

/** After so many, chunks are joined, since each takes over a hundred bytes of memory besides its own. */
const MAX_SEPARATE_CHUNKS = 32

/** Codes of errors before a body is parsed. */
export const BODY_ERRORS = ['payload_too_large', 'unsupported_media_type'] as const

/**
 * Makes a handler that reads the body, and then answers in its client's turn. A body that arrives slowly holds up nobody.
 *
 * @param isCostly Whether a short body is long work.
 * @throws {ApiError} payload_too_large (by Content-Length already before the body is read), unsupported_media_type,
 *   service_unavailable (it waited too long).
 */
export function withBody(
  { enqueue, admit }: Turns,
  answer: (request: ApiRequest, body: Uint8Array) => ReturnType<Handler>,
  isCostly: (body: Uint8Array) => boolean = () => false,
): (request: ApiRequest) => Promise<PlainResponse> {
  return async (request) => {
    const { incoming } = request
    if (isCoded(incoming.headers['content-encoding'])) throw codedBody()
    if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) throw tooLarge()
    const body = await bytesOf(incoming)
    // The client may have left while it waited.
    const begin = () => (incoming.socket?.destroyed ? NO_ANSWER : answer(request, body))
    if (isLong(body.byteLength) || isCostly(body)) return enqueue(request, begin)
    await admit(request)
    return begin()
  }
}

const NO_ANSWER: PlainResponse = { status: 200, headers: {}, body: '' }

/** Reads a body, and stops when it is too large; the server drops the rest. */
function bytesOf(incoming: Incoming): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Uint8Array[] = []
  let count = 0
  let length = 0
  function onChunk(chunk: Uint8Array): void {
    length += chunk.byteLength
    if (length > MAX_BODY_BYTES) reject(tooLarge())
    else if ((count += 1) > MAX_CHUNKS) reject(tooManyChunks())
    else {
      if (chunks.push(chunk) > MAX_SEPARATE_CHUNKS)
        chunks.splice(0, chunks.length, Buffer.concat(chunks))
      return
    }
    incoming.off('data', onChunk).pause()
    incoming.socket?.pause()
  }
  incoming
    .on('data', onChunk)
    .on('end', () => resolve(Buffer.concat(chunks)))
    .on('error', reject)
  return promise
}

/** `identity` means no coding, and should not be sent (RFC 9110, 8.4). */
function isCoded(contentEncoding = 'identity'): boolean {
  return !['', 'identity'].includes(contentEncoding.trim().toLowerCase())
}

function codedBody(): ApiError {
  return new ApiError(
    'unsupported_media_type',
    'Bodies with a Content-Encoding are not read.',
    `${ERRORS.unsupported_media_type.remedy}.`,
  )
}

function tooLarge(): ApiError {
  const { meaning } = ERRORS.payload_too_large
  return new ApiError('payload_too_large', `${meaning}.`, 'Send a smaller body.')
}

function tooManyChunks(): ApiError {
  const message = `The body comes in more than ${MAX_CHUNKS} chunks.`
  return new ApiError('payload_too_large', message, 'Send it whole, with its Content-Length.')
}

/**
 * Parses a body as JSON. Content-Type does not matter, since forgetting it is the commonest mistake.
 *
 * @param blank The value of an empty body; without it, an empty body is an error.
 * @throws {ApiError} invalid_json, also for too deep nesting.
 */
export function parseJson(bytes: Uint8Array, blank?: object): unknown {
  const text = orInvalidJson(() => utf8.decode(bytes), 'The body is not UTF-8.')
  if (text.trim() === '') {
    if (blank) return blank
    throw invalidJson('The body is empty.')
  }
  const value = orInvalidJson((): unknown => JSON.parse(text), 'The body is not JSON.')
  // Each level takes two brackets, so a shorter text cannot be too deep.
  if (text.length > 2 * MAX_JSON_DEPTH && isTooDeep(value))
    throw invalidJson(`The body is nested deeper than ${MAX_JSON_DEPTH} levels.`)
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function orInvalidJson<T>(read: () => T, mistake: string): T {
  try {
    return read()
  } catch {
    throw invalidJson(mistake)
  }
}

function isTooDeep(value: unknown): boolean {
  let containers = [value].filter(isContainer)
  for (let depth = 0; depth < MAX_JSON_DEPTH && containers.length > 0; depth += 1)
    containers = containers.flatMap((container) => Object.values(container).filter(isContainer))
  return containers.length > 0
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function invalidJson(message: string): ApiError {
  return new ApiError('invalid_json', message, 'Send one JSON object, encoded as UTF-8.')
}
