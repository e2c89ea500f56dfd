import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../api/validators.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { StaticFile } from './static-files.ts'

/** Headers that describe a body, which a 304 does not have (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(['Content-Type', 'Content-Length', 'Content-Encoding'])

/**
 * Answers GET or HEAD with a file from memory: the best coding, or 304 when the client has it.
 *
 * @param extra Headers of this answer alone; they are never part of a validator.
 * @param status Of a full answer; an error page is a file too.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { extra, status = 200 }: { extra?: Record<string, string>; status?: number } = {},
): void {
  const coding = negotiateEncoding(request.headers['accept-encoding'])
  const { body, etag, headers } = (coding && file[coding]) ?? file.identity
  if (status === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    response.writeHead(304, extra ? { ...bodiless(headers), ...extra } : bodiless(headers)).end()
    return
  }
  response.writeHead(status, extra ? { ...headers, ...extra } : headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const bodilessHeaders = new WeakMap<object, Record<string, string>>()

/** The headers of a representation without those of its body; filtered once, since files do not change. */
function bodiless(headers: Record<string, string>): Record<string, string> {
  let kept = bodilessHeaders.get(headers)
  if (!kept) {
    kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !BODY_HEADERS.has(name)))
    bodilessHeaders.set(headers, kept)
  }
  return kept
}
