import { hash } from 'node:crypto'
import type { AskResponse } from '../schemas/ask.ts'
import { resultJson } from './ask.ts'
import { joinedBytes, type Piece } from './ready-json.ts'

/**
 * Encodes an answer as server-sent events: start, a result event for each result of the JSON answer, complete.
 *
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @param lastEventId Last-Event-ID of a reconnecting client, which gets the events after that one, or `complete`
 *   again if it has seen all. The id of another question's stream is ignored.
 */
export function eventStream(response: AskResponse, lastEventId?: string): Buffer {
  const { query, answer, results, _meta } = response
  const count = results.length
  const stream = hash('sha256', query, 'base64url').slice(0, 8)
  const events: [name: string, ...data: Piece[]][] = [
    ['start', JSON.stringify({ message_type: 'start', query, _meta })],
    ...results.map((item, index): [string, ...Piece[]] => [
      'result',
      `{"message_type":"result","index":${index},"item":`,
      ...resultJson(item),
      '}',
    ]),
    ['complete', JSON.stringify({ message_type: 'complete', query, answer, count, _meta })],
  ]
  const seen = events.findIndex((_, i) => `${stream}-${i}` === lastEventId)
  const first = Math.min(seen + 1, events.length - 1)
  return joinedBytes(
    events
      .slice(first)
      .flatMap(([name, ...data], i) => [
        `event: ${name}\nid: ${stream}-${first + i}\ndata: `,
        ...data,
        '\n\n',
      ]),
  )
}
