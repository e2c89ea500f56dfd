import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { ApiError } from '../core/api-error.ts'
import { createTurns, type Turns } from '../core/fair-queue.ts'
import type { PlainResponse } from '../core/response.ts'
import { MAX_BODY_BYTES } from '../schemas/limits.ts'
import type { ApiRequest, Incoming } from './route.ts'
import { withBody } from './json-body.ts'

/** A request whose body comes in these chunks. */
function asked(
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  more: Partial<Incoming> = {},
): ApiRequest {
  const incoming = Object.assign(Readable.from(chunks), { headers: {} }, more)
  return { client: '192.0.2.1', method: 'POST', target: '/', path: '/', incoming }
}
const plain = (body: string): PlainResponse => ({ status: 200, headers: {}, body })

describe('a body', () => {
  const answer = withBody(createTurns(), (_asked, { byteLength }) => plain(`${byteLength}`))

  /** What is answered, or the code of its refusal, and how many chunks were read. */
  async function post(chunks: string[], headers = {}): Promise<[unknown, number]> {
    let read = 0
    const request = asked(
      chunks.map((text) => Buffer.from(text)),
      { headers },
    )
    request.incoming.on('data', () => (read += 1))
    const { body } = await answer(request).catch((error: unknown) =>
      plain((error as ApiError).code),
    )
    return [body, read]
  }

  it.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'x'])('in %s is refused', async (coding) => {
    const [code] = await post(['x'], { 'content-encoding': coding })
    expect(code).toBe('unsupported_media_type')
  })

  it.each(['identity', 'Identity', ''])('in %j is read', async (coding) => {
    expect(await post(['x'], { 'content-encoding': coding })).toEqual(['1', 1])
  })

  it('is read up to the limit', async () => {
    expect((await post(['x'.repeat(MAX_BODY_BYTES)]))[0]).toBe(`${MAX_BODY_BYTES}`)
    expect((await post(['x'.repeat(MAX_BODY_BYTES + 1)]))[0]).toBe('payload_too_large')
    const said = { 'content-length': `${MAX_BODY_BYTES + 1}` }
    expect((await post(['x'], said))[0]).toBe('payload_too_large')
  })

  it('is read whole', async () => {
    expect(await post(['ab', 'c'])).toEqual(['3', 2])
    expect(await post([])).toEqual(['0', 0])
  })

  it.each([
    ['in too many chunks', Array<string>(60_000).fill(' '), 1100],
    ['that is too large', Array<string>(1000).fill(' '.repeat(1024)), 70],
  ])('%s is not read to its end', async (_, chunks, most) => {
    const [code, read] = await post(chunks)
    expect(code).toBe('payload_too_large')
    expect(read).toBeLessThan(most)
  })
})

describe('turns', () => {
  const LONG = ' '.repeat(2001)
  const answerWith = (turns: Turns) =>
    withBody(
      turns,
      (_asked, body) => plain(Buffer.from(body).toString()),
      ([first]) => first === '['.charCodeAt(0),
    )
  async function post(turns: Turns, body: string, more: Partial<Incoming> = {}) {
    return (await answerWith(turns)(asked([Buffer.from(body)], more))).body
  }

  it('are not taken by a body that does not come', async () => {
    const turns = createTurns()
    const never: AsyncIterable<Buffer> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    }
    void answerWith(turns)(asked(never))
    expect(await post(turns, LONG)).toBe(LONG)
  })

  it('are not taken by who went away', async () => {
    const socket = Object.assign(new Socket(), { destroyed: true })
    expect(await post(createTurns(), LONG, { socket })).toBe('')
  })

  it.each([
    ['short', '{}', ['admit']],
    ['long', LONG, ['enqueue']],
    ['of a list', '[', ['enqueue']],
  ])('are waited for by a body that is %s: %s', async (_, body, expected) => {
    const waitedFor: string[] = []
    const counted: Turns = {
      enqueue: (_request, work) => {
        waitedFor.push('enqueue')
        return Promise.try(work)
      },
      admit: () => void waitedFor.push('admit'),
    }
    expect(await post(counted, body)).toBe(body)
    expect(waitedFor).toEqual(expected)
  })
})
