import type { AskResponse } from '../schemas/ask.ts'

/**
 * The answer as server-sent events: start, one result for each result, complete. The items in order are
 * the results of the JSON answer.
 *
 * Everything is known before the first event, so the stream is one text: a client that goes away leaves
 * no work behind.
 *
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @param lastEventId The id of the last event that a reconnecting client has seen; it gets what follows.
 * @returns The stream's text; empty when the client has seen all of it.
 */
export function toEventStream(answer: AskResponse, lastEventId?: string): string {
  const { _meta, query, results } = answer
  const events = [
    { message_type: 'start', query, _meta },
    ...results.map((item, index) => ({ message_type: 'result', index, item })),
    { message_type: 'complete', query, answer: answer.answer, count: results.length, _meta },
  ]
  const seen = /^\d{1,3}$/.test(lastEventId ?? '') ? Number(lastEventId) + 1 : 0
  return events
    .map((data, id) => `event: ${data.message_type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    .slice(seen)
    .join('')
}
