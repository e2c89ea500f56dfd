import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../api/validators.ts'
import { acceptedCodings } from './negotiate-encoding.ts'
import type { Representation, StaticFile } from './static-files.ts'

/** Headers that describe a body, which a 304 does not have (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(['Content-Type', 'Content-Length', 'Content-Encoding'])

interface SendOptions {
  /** Headers of this answer alone; they are never part of a validator. */
  extra?: Record<string, string>
  /** Of a full answer; an error page is a file too. */
  status?: number
}

/** Answers GET or HEAD with a file from memory, in the best coding. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  options?: SendOptions,
): void {
  const coding = acceptedCodings(request.headers['accept-encoding']).find((name) => file[name])
  sendRepresentation(request, response, (coding && file[coding]) ?? file.identity, options)
}

/** Answers GET or HEAD with these bytes, or 304 when the client has them. */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers }: Representation,
  { extra, status = 200 }: SendOptions = {},
): void {
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
