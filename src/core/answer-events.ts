import type { Piece } from '../api/json-bytes.ts'
import { join } from '../api/json-bytes.ts'
import type { AskResponse } from '../schemas/ask.ts'
import { encodeResult, encodeText } from './encode.ts'

/**
 * The answer as server-sent events: start, one result for each result, complete. The items in order are
 * the results of the JSON answer.
 *
 * Everything is known before the first event, so the stream is one piece: a client that goes away leaves
 * no work behind.
 *
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @param lastEventId The id of the last event that a reconnecting client has seen; it gets what follows.
 * @returns The stream in UTF-8; empty when the client has seen all of it.
 */
export function toEventStream(response: AskResponse, lastEventId?: string): Buffer<ArrayBuffer> {
  const { results } = response
  const [query, meta] = [JSON.stringify(response.query), JSON.stringify(response._meta)]
  const next = /^\d{1,3}$/.test(lastEventId ?? '') ? Number(lastEventId) + 1 : 0
  const pieces: Piece[] = []
  const event = (id: number, type: string, ...fields: Piece[]) => {
    if (id < next) return
    pieces.push(`event: ${type}\nid: ${id}\ndata: {"message_type":"${type}",`, ...fields, '}\n\n')
  }
  event(0, 'start', `"query":${query},"_meta":${meta}`)
  results.forEach((result, index) =>
    event(index + 1, 'result', `"index":${index},"item":`, ...encodeResult(result)),
  )
  const count = `,"count":${results.length},"_meta":${meta}`
  event(results.length + 1, 'complete', `"query":${query},"answer":`, encodeText(response), count)
  return join(pieces)
}
