import { Readable } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ApiError } from '../core/api-error.ts'
import { MAX_BODY_BYTES } from '../schemas/limits.ts'
import type { ApiEnv } from './environment.ts'
import { readBody } from './json-body.ts'

const app = new Hono<ApiEnv>()
  .post('/', readBody, (c) => c.text(`${c.var.body.byteLength}`))
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
