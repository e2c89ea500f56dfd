import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchPath } from '../../src/site/urls.ts'
import type { RunningServer } from '../support/servers.ts'
import { startDevelopment, startProduction } from '../support/servers.ts'

describe.each([
  ['development', startDevelopment],
  ['production', startProduction],
])('the search page in %s', (_, start) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())

  it('answers a question at /faq?q=', async () => {
    const response = await fetch(server.origin + searchPath('כמה עולה פגישה'))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('id="session-fee"')
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it('refuses a question that is too long, in a page', async () => {
    const response = await fetch(server.origin + searchPath('a'.repeat(2001)))
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('has no other address', async () => {
    const response = await fetch(`${server.origin}/faq/search?q=a`)
    expect(response.status).toBe(404)
  })
})

describe('the search page in production', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startProduction()
  })
  afterAll(() => server.stop())

  /** An answer as it is sent, without a client that unpacks it. */
  async function ask(method: 'GET' | 'HEAD', headers: Record<string, string>, query = 'כמה עולה') {
    const outgoing = request(server.origin + searchPath(query), { method, headers }).end()
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) }
  }

  it('is compressed as the client likes it, each time the same page', async () => {
    const plain = await ask('GET', { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [coding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await ask('GET', { 'accept-encoding': `deflate, ${coding}` })
      expect(headers['content-encoding']).toBe(coding)
      expect(headers.vary).toBe('Accept, Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.byteLength))
      expect(body.byteLength).toBeLessThan(plain.body.byteLength / 3)
      expect(unpack(body).equals(plain.body)).toBe(true)
    }
  })

  it('tells HEAD what it would send', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const get = await ask('GET', { 'accept-encoding': coding })
      const head = await ask('HEAD', { 'accept-encoding': coding })
      const own = ({ headers: { date: _, ...headers } }: typeof get) => headers
      expect(own(head)).toEqual(own(get))
      expect(head.body.byteLength).toBe(0)
    }
  })

  it('is not sent again to who has it, in that coding', async () => {
    const { headers } = await ask('GET', { 'accept-encoding': 'br' })
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^".+-br"$/)
    const again = { 'if-none-match': etag }
    const known = await ask('GET', { ...again, 'accept-encoding': 'br' })
    expect(known.status).toBe(304)
    expect(known.headers['content-encoding']).toBeUndefined()
    expect((await ask('GET', { ...again, 'accept-encoding': 'gzip' })).status).toBe(200)
  })

  it('is compressed when it refuses a question, too', async () => {
    const { status, headers } = await ask('GET', { 'accept-encoding': 'gzip' }, 'a'.repeat(2001))
    expect(status).toBe(400)
    expect(headers['content-encoding']).toBe('gzip')
  })
})
