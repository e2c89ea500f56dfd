import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { describe, expect, it } from 'vitest'
import { AskResponse } from '../../src/schemas/ask.ts'
import { postJson, refusal, type Send, targets } from '../support/targets.ts'

const QUESTION = 'כמה זמן נמשכת פגישה?'

async function readEvents(response: Response): Promise<EventSourceMessage[]> {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  parser.feed(await response.text())
  return events
}

const dataOf = (event: EventSourceMessage | undefined) =>
  JSON.parse(event?.data ?? '') as Record<string, unknown>

const get = (send: Send, query: string, headers: HeadersInit = {}) =>
  send(`/ask?query=${encodeURIComponent(query)}`, { headers })

describe.each(targets)('/ask as a stream, $name', ({ send }) => {
  const ask = async (query: string) =>
    AskResponse.strict().parse(await (await get(send, query)).json())
  const post = (body: unknown, path = '/ask') => postJson(send, path, body)
  const signals: [string, () => Promise<Response>][] = [
    ['Accept', () => get(send, QUESTION, { Accept: 'text/event-stream' })],
    ['streaming=true', () => send(`/ask?streaming=true&query=${encodeURIComponent(QUESTION)}`)],
    [
      'a capitalised Accept',
      () => get(send, QUESTION, { Accept: 'Text/Event-Stream; charset=utf-8' }),
    ],
    ['streaming=TRUE', () => send(`/ask?streaming=TRUE&query=${encodeURIComponent(QUESTION)}`)],
    ['streaming=1', () => send(`/ask?streaming=1&query=${encodeURIComponent(QUESTION)}`)],
    ['prefer.streaming', () => post({ query: QUESTION, prefer: { streaming: true } })],
    ['streaming=true on POST', () => post({ query: QUESTION }, '/ask?streaming=true')],
    [
      'Accept on POST',
      () =>
        send('/ask', {
          method: 'POST',
          headers: { Accept: 'text/event-stream' },
          body: JSON.stringify({ query: QUESTION }),
        }),
    ],
  ]

  it.each(signals)(
    'by %s: start, results, complete, equal to the JSON answer',
    async (_, request) => {
      const response = await request()
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-accel-buffering')).toBe('no')
      expect(response.headers.get('x-api-version')).toBe('1')
      const events = await readEvents(response)
      const json = await ask(QUESTION)
      expect(events.map(({ event }) => event)).toEqual([
        'start',
        ...json.results.map(() => 'result'),
        'complete',
      ])
      const [stream] = events[0]?.id?.split('-0') ?? []
      expect(events.map(({ id }) => id)).toEqual(events.map((_event, i) => `${stream}-${i}`))
      expect(dataOf(events[0])).toEqual({
        message_type: 'start',
        query: QUESTION,
        _meta: json._meta,
      })
      expect(events.slice(1, -1).map(dataOf)).toEqual(
        json.results.map((item, index) => ({ message_type: 'result', index, item })),
      )
      expect(dataOf(events.at(-1))).toEqual({
        message_type: 'complete',
        query: QUESTION,
        answer: json.answer,
        count: json.results.length,
        _meta: json._meta,
      })
    },
  )

  it.each([
    ['*/*'],
    ['application/json'],
    ['application/json, text/event-stream'],
    ['text/event-stream;q=0.5, application/json'],
    ['text/event-stream;q=0'],
    ['*/*;q=1, text/event-stream;q=0.1'],
    ['text/event-stream;q=0.9, */*;q=1'],
  ])('is not what Accept: %s asks for', async (accept) => {
    const { headers } = await get(send, QUESTION, { Accept: accept })
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('has a start and an end when nothing matches', async () => {
    const events = await readEvents(
      await get(send, 'מזג אוויר מחר', { Accept: 'text/event-stream' }),
    )
    expect(events.map(({ event }) => event)).toEqual(['start', 'complete'])
  })

  it('goes on after the event that a client saw last', async () => {
    const all = await readEvents(await get(send, QUESTION, { Accept: 'text/event-stream' }))
    const after = async (query: string, id = '', init: RequestInit = {}) =>
      readEvents(
        await send(`/ask?streaming=1&query=${encodeURIComponent(query)}`, {
          ...init,
          headers: { 'Last-Event-ID': id },
        }),
      )
    expect(await after(QUESTION, all[0]?.id)).toEqual(all.slice(1))
    expect(await after(QUESTION, all.at(-1)?.id)).toEqual(all.slice(-1))
    expect(await after(QUESTION, '0')).toEqual(all)
    const other = await after('מחיר', all[0]?.id)
    expect(other[0]?.event).toBe('start')
    const posted = { method: 'POST', body: JSON.stringify({ query: QUESTION }) }
    expect((await after('', all[0]?.id, posted)).map(({ event }) => event)).toEqual(
      all.map(({ event }) => event),
    )
  })

  it('does not begin when there is an error', async () => {
    const response = await get(send, 'a'.repeat(2001), { Accept: 'text/event-stream' })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await refusal(response)).toEqual({ status: 400, code: 'query_too_long' })
  })
})
