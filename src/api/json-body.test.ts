import { Readable } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ApiError } from '../core/api-error.ts'
import { MAX_BODY_BYTES } from '../schemas/limits.ts'
import { createFairQueue, type InTurn } from '../core/fair-queue.ts'
import type { ApiEnv } from './asked.ts'
import { withBody } from './json-body.ts'

const app = new Hono<ApiEnv>()
  .post(
    '/',
    withBody(createFairQueue(), (c, { byteLength }) => c.text(`${byteLength}`)),
  )
  .onError((error, c) => c.text((error as ApiError).code))

describe('a body', () => {
  const post = async (headers: Record<string, string>, body = 'x') =>
    (await app.request('/', { method: 'POST', headers, body }, { client: '' })).text()

  it.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'x'])('in %s is refused', async (coding) => {
    expect(await post({ 'Content-Encoding': coding })).toBe('unsupported_media_type')
  })

  it.each(['identity', 'Identity', ''])('in %j is read', async (coding) => {
    expect(await post({ 'Content-Encoding': coding })).toBe('1')
  })

  it('is read up to the limit', async () => {
    expect(await post({}, 'x'.repeat(MAX_BODY_BYTES))).toBe(`${MAX_BODY_BYTES}`)
    expect(await post({}, 'x'.repeat(MAX_BODY_BYTES + 1))).toBe('payload_too_large')
    expect(await post({ 'Content-Length': `${MAX_BODY_BYTES + 1}` })).toBe('payload_too_large')
  })
})

describe('a body as Node has it', () => {
  async function post(chunks: string[]): Promise<[string, number]> {
    let read = 0
    const stream = Readable.from(chunks.map((text) => Buffer.from(text)))
    const incoming = Object.assign(stream, { socket: { pause: () => undefined } })
    incoming.on('data', () => (read += 1))
    const bindings = { client: '', incoming: incoming as unknown as IncomingMessage }
    const answer = await app.request('/', { method: 'POST' }, bindings)
    return [await answer.text(), read]
  }

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
  const from = { client: '192.0.2.1' }
  const LONG = ' '.repeat(2000)

  /** An application that says what waited for a turn. */
  function appWith(inTurn: InTurn) {
    return new Hono<ApiEnv>().post(
      '/',
      withBody(
        inTurn,
        (c, body) => c.text(Buffer.from(body).toString()),
        ([first]) => first === '['.charCodeAt(0),
      ),
    )
  }

  it('are not taken by a body that does not come', async () => {
    const app = appWith(createFairQueue())
    const endless = { method: 'POST', body: new ReadableStream(), duplex: 'half' }
    void app.request(new Request('http://x/', endless), {}, from)
    const answer = await app.request('/', { method: 'POST', body: LONG }, from)
    expect(await answer.text()).toBe(LONG)
  })

  it('are not taken by who went away', async () => {
    const asked = { method: 'POST', body: LONG, signal: AbortSignal.abort() }
    const answer = await appWith(createFairQueue()).request(
      new Request('http://x/', asked),
      {},
      {
        ...from,
        incoming: Object.assign(Readable.from([Buffer.from(LONG)]), {
          socket: {},
        }) as unknown as IncomingMessage,
      },
    )
    expect(await answer.text()).toBe('')
  })

  it.each([
    ['short', '{}', 0],
    ['long', LONG, 1],
    ['of a list', '[', 1],
  ])('are waited for by a body that is %s: %s', async (_, body, expected) => {
    let turns = 0
    const app = appWith((_client, work) => {
      turns += 1
      return Promise.try(work)
    })
    const answer = await app.request('/', { method: 'POST', body }, from)
    expect(await answer.text()).toBe(body)
    expect(turns).toBe(expected)
  })
})
