import { ApiError } from '../core/api-error.ts'
import { ERRORS } from '../schemas/error.ts'
import { MAX_BODY_BYTES } from '../schemas/limits.ts'
import { type Enqueue, MAX_UNQUEUED_BYTES } from '../core/fair-queue.ts'
import type { CountMore } from '../mcp/compat/batches.ts'
import type { Answer, Asked, Incoming } from './asked.ts'
import type { PlainResponse } from '../core/response.ts'

/**
 * The deepest nesting of arrays and objects that is read (RFC 8259, 9, allows a limit). What handles a body
 * afterwards recurses, the MCP SDK and older versions of Node among it, and would run out of stack.
 */
export const MAX_JSON_DEPTH = 100

/**
 * The most chunks that a body may come in: each of them costs as much as a hundred bytes and more, and what writes
 * JSON token by token sends a few hundred.
 */
const MOST_CHUNKS = 1024

/** And of those the most that are kept apart: each takes a hundred bytes and more, however short it is. */
const MOST_APART = 32

/** How a body may be refused before it is parsed. */
export const BODY_ERRORS = ['payload_too_large', 'unsupported_media_type'] as const

/**
 * Reads a body and answers by it: at once, or where it is long work in its client's turn, for which a slow body holds
 * up nobody.
 *
 * @param isMany Whether a body is long work although it is short.
 * @throws {ApiError} payload_too_large, before the body comes when its length is said; unsupported_media_type;
 *   service_unavailable, when too much waits.
 */
export function withBody(
  enqueue: Enqueue,
  answer: (asked: Asked, body: Uint8Array, countMore: CountMore) => ReturnType<Answer>,
  isMany: (body: Uint8Array) => boolean = () => false,
): (asked: Asked, countMore: CountMore) => Promise<PlainResponse> {
  return async (asked, countMore) => {
    const { client, incoming } = asked
    if (isCoded(incoming.headers['content-encoding'])) throw coded()
    if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) throw tooLarge()
    const body = await bytesOf(incoming)
    if (body.byteLength < MAX_UNQUEUED_BYTES && !isMany(body)) return answer(asked, body, countMore)
    return enqueue(client, () =>
      // Whoever went away while waiting wants no answer.
      incoming.socket?.destroyed ? NO_ANSWER : answer(asked, body, countMore),
    )
  }
}

const NO_ANSWER: PlainResponse = { status: 200, headers: {}, body: '' }

/** Reads no further than to where a body is too much; what is left of it is for the server to drop. */
function bytesOf(incoming: Incoming): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Uint8Array[] = []
  let count = 0
  let length = 0
  function take(chunk: Uint8Array): void {
    length += chunk.byteLength
    if (length > MAX_BODY_BYTES) reject(tooLarge())
    else if ((count += 1) > MOST_CHUNKS) reject(tooManyChunks())
    else {
      if (chunks.push(chunk) > MOST_APART) chunks.splice(0, chunks.length, Buffer.concat(chunks))
      return
    }
    incoming.off('data', take).pause()
    incoming.socket?.pause()
  }
  incoming
    .on('data', take)
    .on('end', () => resolve(Buffer.concat(chunks)))
    .on('error', reject)
  return promise
}

/** `identity` is no coding, though it should not be sent (RFC 9110, 8.4). */
function isCoded(contentEncoding = 'identity'): boolean {
  return !['', 'identity'].includes(contentEncoding.trim().toLowerCase())
}

function coded(): ApiError {
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
  const message = `The body comes in more than ${MOST_CHUNKS} chunks.`
  return new ApiError('payload_too_large', message, 'Send it whole, with its Content-Length.')
}

/**
 * Takes the bytes of a body for JSON, whatever its Content-Type says: a forgotten header is the commonest
 * mistake.
 *
 * @param blank What an empty body stands for; without it, an empty body is a mistake.
 * @throws {ApiError} invalid_json, also for what is nested too deep.
 */
export function parseJson(bytes: Uint8Array, blank?: object): unknown {
  const text = tried(() => utf8.decode(bytes), 'The body is not UTF-8.')
  if (text.trim() === '') {
    if (blank) return blank
    throw invalidJson('The body is empty.')
  }
  const value = tried((): unknown => JSON.parse(text), 'The body is not JSON.')
  // A closing bracket for each opening one: what is shorter cannot be deeper.
  if (text.length > 2 * MAX_JSON_DEPTH && isTooDeep(value))
    throw invalidJson(`The body is nested deeper than ${MAX_JSON_DEPTH} levels.`)
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function tried<T>(read: () => T, mistake: string): T {
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
