import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './environment.ts'

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * Reads a request's body as JSON whatever its Content-Type says (a forgotten header is the commonest
 * mistake), and hands it on so that the route's schema can validate it.
 *
 * @param options.optional An empty body then counts as `{}`; otherwise it is an error.
 */
export function jsonBody({ optional = false } = {}): MiddlewareHandler<ApiEnv> {
  return async function readJsonBody(c, next) {
    const text = decode(c.env.body ?? (await readBytes(c.req.raw)))
    const json = optional && text.trim() === '' ? '{}' : text
    parse(json)
    if (c.req.header('Content-Type') === 'application/json')
      // Hono keeps promises here, although its types say otherwise.
      c.req.bodyCache.text = Promise.resolve(json) as unknown as string
    else
      c.req.raw = new Request(c.req.raw.url, {
        method: c.req.method,
        headers: { ...c.req.header(), 'content-type': 'application/json' },
        body: json,
      })
    await next()
  }
}

/**
 * Reads a request's body as JSON, whatever its Content-Type says.
 *
 * @param bytes The body, when it was read before.
 * @throws {ApiError} payload_too_large or invalid_json.
 */
export async function readJson(request: Request, bytes?: Uint8Array): Promise<unknown> {
  return parseJson(bytes ?? (await readBytes(request)))
}

/**
 * Takes the bytes of a body for JSON.
 *
 * @throws {ApiError} invalid_json.
 */
export function parseJson(bytes: Uint8Array): unknown {
  return parse(decode(bytes))
}

async function readBytes(request: Request): Promise<Uint8Array> {
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

function parse(text: string): unknown {
  if (text.trim() === '') throw invalidJson('The body is empty.')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalidJson('The body is not JSON.')
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
