import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../core/etag.ts'
import type { PlainAnswer } from './plain-answers.ts'
import type { StaticFile } from './static-files.ts'
import { representationOf } from './static-files.ts'

/** Answers GET or HEAD with a file from memory, in the best coding, or with 304 when the client has it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status = 200,
): void {
  const { body, headers } = representationOf(file, request.headers['accept-encoding'])
  if (status === 200 && isNotModified(request.headers['if-none-match'], headers['ETag'] ?? '')) {
    // The others describe a body (RFC 9110, 15.4.5).
    const kept = Object.entries(headers).filter(([name]) => !DESCRIBES_BODY.test(name))
    response.writeHead(304, Object.fromEntries(kept)).end()
    return
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

const DESCRIBES_BODY = /^Content-(Type|Encoding|Length)$/

/** Answers with a text that is no file. */
export function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PlainAnswer,
): void {
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}
