import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { ApiError } from '../core/api-error.ts'
import { createFairQueue, type Enqueue } from '../core/fair-queue.ts'
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
  const answer = withBody(createFairQueue(), (_asked, { byteLength }) => plain(`${byteLength}`))

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
  const answerWith = (enqueue: Enqueue) =>
    withBody(
      enqueue,
      (_asked, body) => plain(Buffer.from(body).toString()),
      ([first]) => first === '['.charCodeAt(0),
    )
  async function post(enqueue: Enqueue, body: string, more: Partial<Incoming> = {}) {
    return (await answerWith(enqueue)(asked([Buffer.from(body)], more))).body
  }

  it('are not taken by a body that does not come', async () => {
    const enqueue = createFairQueue()
    const never: AsyncIterable<Buffer> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    }
    void answerWith(enqueue)(asked(never))
    expect(await post(enqueue, LONG)).toBe(LONG)
  })

  it('are not taken by who went away', async () => {
    const socket = { destroyed: true, pause: () => undefined }
    expect(await post(createFairQueue(), LONG, { socket })).toBe('')
  })

  it.each([
    ['short', '{}', 0],
    ['long', LONG, 1],
    ['of a list', '[', 1],
  ])('are waited for by a body that is %s: %s', async (_, body, expected) => {
    let turns = 0
    const counted: Enqueue = (_client, work) => {
      turns += 1
      return Promise.try(work)
    }
    expect(await post(counted, body)).toBe(body)
    expect(turns).toBe(expected)
  })
})
