import { hash } from 'node:crypto'
import type { AskResponse } from '../schemas/ask.ts'

/**
 * The answer as a stream of server-sent events: start, one result for each result, complete. The items in order
 * are the results of the JSON answer.
 *
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @param lastEventId The id of the last event that a reconnecting client has seen: it gets what follows, and
 *   `complete` again if it has seen all. An id of another question's stream begins at the start.
 */
export function eventStream(response: AskResponse, lastEventId?: string): string {
  const { query, answer, results, _meta } = response
  const count = results.length
  const stream = hash('sha256', query, 'base64url').slice(0, 8)
  const events = [
    { message_type: 'start', query, _meta },
    ...results.map((item, index) => ({ message_type: 'result', index, item })),
    { message_type: 'complete', query, answer, count, _meta },
  ].map((data, i) => ({ id: `${stream}-${i}`, data }))
  const seen = events.findIndex(({ id }) => id === lastEventId)
  return events
    .slice(Math.min(seen + 1, events.length - 1))
    .map(
      ({ id, data }) => `event: ${data.message_type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`,
    )
    .join('')
}
