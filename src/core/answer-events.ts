import { hash } from 'node:crypto'
import type { AskResponse } from '../schemas/ask.ts'

/** A server-sent event. */
export interface AnswerEvent {
  event: 'start' | 'result' | 'complete'
  id: string
  data: object
}

/**
 * The answer as events: start, one result for each result, complete. The items in order are the results of
 * the JSON answer.
 *
 * @param lastEventId The id of the last event that a reconnecting client has seen: it gets what follows, and
 *   `complete` again if it has seen all. An id of another question's stream begins at the start.
 */
export function answerEvents(response: AskResponse, lastEventId?: string): AnswerEvent[] {
  const { query, answer, results, _meta } = response
  const count = results.length
  const data = [
    { message_type: 'start', query, _meta } as const,
    ...results.map((item, index) => ({ message_type: 'result', index, item }) as const),
    { message_type: 'complete', query, answer, count, _meta } as const,
  ]
  const stream = hash('sha256', query, 'base64url').slice(0, 8)
  const events = data.map((fields, i) => ({
    event: fields.message_type,
    id: `${stream}-${i}`,
    data: fields,
  }))
  const seen = events.findIndex(({ id }) => id === lastEventId)
  return events.slice(Math.min(seen + 1, events.length - 1))
}

/**
 * Events as the text of a stream.
 *
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStreamText(events: readonly AnswerEvent[]): string {
  return events
    .map(({ event, id, data }) => `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('')
}
