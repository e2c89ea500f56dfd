import { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { growthOf } from '../core/testing/growth.ts'
import { content } from '../instance.ts'
import { createService } from '../service.ts'
import { validQuery } from './validate.ts'
import { apiRequestOf } from './web.ts'

const log = { error: vi.fn(), warn: vi.fn() }
const { app, resources, turns } = await createService(readConfig({}), await content(), log)
const from = { client: '192.0.2.1' }

describe('work that has waited too long', () => {
  it('is refused with when to try again, and counted', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const { promise: held, resolve: release } = Promise.withResolvers<number>()
    const before = turns.enqueue({ client: '192.0.2.202' }, () => held)
    const body = JSON.stringify({ query: 'x '.repeat(1500) })
    const asked = apiRequestOf(new Request('http://x/ask', { method: 'POST', body }), '192.0.2.203')
    const socket = new Socket()
    const listeners = socket.listenerCount('close')
    Object.assign(asked.incoming, { socket })
    const answer = app.answer(asked)
    // It listens for its client to leave while it waits.
    await vi.waitUntil(() => socket.listenerCount('close') > listeners)
    now.mockReturnValue(21_000)
    release(1)
    const { status, headers, body: said } = await answer
    await before
    now.mockRestore()
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'Retry-After': '1', 'RateLimit-Limit': '60' })
    expect(String(said)).toContain('"code":"service_unavailable"')
  })
})

describe('a failure of ours', () => {
  it('is told to the operator, and to the client only as internal_error', async () => {
    vi.spyOn(resources, 'profile').mockImplementationOnce(() => {
      throw new Error('secret detail in /some/path')
    })
    const response = await app.request('/api/v1/profile', undefined, { ...from })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' })
    expect(text).not.toContain('secret')
    expect(response.headers.get('ratelimit-remaining')).toBe('59')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('is none where a body breaks off, as Node says it', async () => {
    log.error.mockClear()
    const error = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    for (const length of [undefined, '10']) {
      const stream = {
        duplex: 'half',
        body: new ReadableStream({ pull: () => Promise.reject(error) }),
      }
      const headers = { ...(length && { 'Content-Length': length }) }
      const asked = new Request('http://localhost/ask', { method: 'POST', headers, ...stream })
      await app.request(asked, undefined, { ...from })
    }
    expect(log.error).not.toHaveBeenCalled()
  })

  it('costs only the request it happened in', async () => {
    expect((await app.request('/api/v1/booking', undefined, { ...from })).status).toBe(200)
  })
})

describe('a batch of MCP messages', () => {
  const batch = (count: number, client = '192.0.2.2') =>
    app.request(
      '/api/mcp',
      {
        method: 'POST',
        body: JSON.stringify(
          Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })),
        ),
      },
      { client },
    )

  it('counts each message, and is refused as a whole when they are too many', async () => {
    const remaining = async () => (await batch(20)).headers.get('ratelimit-remaining')
    expect([await remaining(), await remaining(), await remaining()]).toEqual(['40', '20', '0'])
    const refused = await batch(20)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('is told how many it counts as and how many are left, where a smaller one has room', async () => {
    for (const count of [20, 20, 14]) await batch(count, '192.0.2.3')
    const refused = await batch(19, '192.0.2.3')
    expect(refused.headers.get('ratelimit-remaining')).toBe('5')
    expect(await refused.json()).toMatchObject({
      code: 'rate_limit_exceeded',
      error: 'This batch counts as 19 requests; 5 are left in this minute.',
      hint: expect.stringMatching(
        /^14 messages are too many: send at most 5 now, and the rest in \d+ seconds\.$/,
      ) as string,
    })
    expect(refused.status).toBe(429)
    // There is no window to wait for.
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await batch(5, '192.0.2.3')).status).toBe(200)
  })
})

it.each(['&', 'a&', '%71=&'])('reads an address full of %s once', (part) => {
  const read = (size: number) => {
    const address = `http://x/?${part.repeat(size / part.length)}&limit=1`
    return validQuery(apiRequestOf(new Request(address), ''), z.object({ limit: z.string() }))
  }
  expect(read(1000)).toEqual({ limit: '1' })
  expect(growthOf(read)).toBeLessThan(90)
})
