import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainAnswer } from './plain-answers.ts'
import type { FileAnswer } from './static-files.ts'

/** Sends an answer whose body is known, to HEAD without it. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FileAnswer | PlainAnswer,
): void {
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}
