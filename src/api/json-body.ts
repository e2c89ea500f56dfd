import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '../core/api-error.ts'
import { ERRORS } from '../schemas/error.ts'
import { MAX_BODY_BYTES } from '../schemas/limits.ts'

/**
 * The deepest nesting of arrays and objects that is read (RFC 8259, 9, allows a limit). What handles a body
 * afterwards recurses, the MCP SDK and older versions of Node among it, and would run out of stack.
 */
export const MAX_JSON_DEPTH = 100

/**
 * Refuses a body that is too large, before it comes when its length is said.
 *
 * @throws {ApiError} payload_too_large.
 */
export function limitBody(): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })
  return (c, next) => {
    const length = c.req.header('Content-Length')
    // Hono's own opens a stream even where the length is said, which takes longer than the whole answer to a POST.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return limitStream(c, next)
    return Number(length) > MAX_BODY_BYTES ? tooLarge() : next()
  }
}

function tooLarge(): never {
  const { meaning } = ERRORS.payload_too_large
  throw new ApiError('payload_too_large', `${meaning}.`, 'Send a smaller body.')
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
