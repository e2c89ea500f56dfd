/** What the contract says of every answer, behind a real nginx with the recipe of deploy/. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '../../src/schemas/error.ts'
import { askTls, type TlsAnswer, type TlsRequest } from '../support/https.ts'
import { newClient } from '../support/new-client.ts'
import { startNginx } from '../support/programs.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

const MARK = 'zqmarker'
const QUESTION = encodeURIComponent('כמה זמן נמשכת פגישה?')

let origin: RunningServer
let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  origin = await startProduction({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '60' })
  nginx = await startNginx([origin.port])
})
afterAll(async () => {
  await nginx.stop()
  await origin.stop('SIGKILL')
})

const ask = (path: string, request: TlsRequest = {}) =>
  askTls(nginx.port, path, { from: newClient(127), ...request })

/** Holds an error against the contract; its status and code. */
function refusal({ status, headers, body }: TlsAnswer): string {
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['x-api-version']).toBe('1')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-expose-headers']).toContain('X-API-Version')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['cdn-cache-control']).toBeUndefined()
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  const { code, hint, docs } = ErrorBody.strict().parse(JSON.parse(body))
  expect(hint).toBeTruthy()
  expect(docs).toMatch(/\/developers#errors$/)
  return `${status} ${code}`
}

describe('behind the proxy', () => {
  it.each<[string, TlsRequest, string]>([
    ['/api/nope', {}, '404 not_found'],
    ['/API/v1/profile', {}, '404 not_found'],
    ['/api/v1/profile//', {}, '404 not_found'],
    ['/api/v1/faq', { method: 'PUT' }, '405 method_not_allowed'],
    ['/about', { method: 'POST' }, '405 method_not_allowed'],
    ['/api/v1/faq', { method: 'TRACE' }, '405 method_not_allowed'],
    ['/api/v1/faq?limit=0', {}, '400 invalid_limit'],
    [`/ask?query=${'a'.repeat(33_000)}`, {}, '400 query_too_long'],
    [`/ask?query=${'a'.repeat(65_000)}`, {}, '400 query_too_long'],
    [`/ask?query=${'a'.repeat(66_000)}`, {}, '431 query_too_long'],
    [`/ask?query=${'a'.repeat(90_000)}`, {}, '431 query_too_long'],
    ['/about', { headers: { 'X-Long': 'a'.repeat(90_000) } }, '431 query_too_long'],
    ['/ask', { method: 'POST', body: ' '.repeat(65_537) }, '413 payload_too_large'],
    ['/ask', { method: 'POST', body: ' '.repeat(200_000) }, '413 payload_too_large'],
    ['/api/v1/profile%00', {}, '400 invalid_request'],
    ['/%zz', {}, '400 invalid_request'],
    ['/api/v1/faq?x=%ff', {}, '400 invalid_request'],
    ['/api/v1/booking/?utm_source=%', {}, '400 invalid_request'],
    ['/API/v1/profile?a=b&x=%C3%28', {}, '400 invalid_request'],
    ['/about', { headers: { Host: 'a b' } }, '400 invalid_request'],
    ['/ask', { method: 'POST', body: '{"prefer":{"streaming":5}}' }, '400 invalid_request'],
    ['/about', { headers: { 'If-Match': '"x"' } }, '412 invalid_request'],
    ['/api/v1/faq', { headers: { 'If-Match': '"x"' } }, '412 invalid_request'],
  ])('refuses %s %j as the contract says', async (path, request, expected) => {
    expect(refusal(await ask(path, request))).toBe(expected)
  })

  it.each(['/%61pi/v1/profile', '/api%2Fv1%2Fprofile', '/api/v1/%70rofile/', '/%61sk'])(
    'counts the spelling %s of a path',
    async (path) => {
      const { status, headers } = await ask(path)
      expect(status).toBe(200)
      expect(headers['x-api-version']).toBe('1')
      expect(headers['ratelimit-remaining']).toBe('59')
    },
  )

  it.each(['/', '/auth.md', '/nothing', '/.well-known/mcp/server-card.json', '/healthz'])(
    'names the version once at %s',
    async (path) => {
      expect((await ask(path)).headers['x-api-version']).toBe('1')
      expect((await ask(path)).headers['x-api-version']).toBe('1')
    },
  )

  it('neither counts nor refuses a preflight, and tells a script of a refusal', async () => {
    const from = newClient(127)
    const preflight = () =>
      ask('/api/v1/faq', {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Method': 'GET' },
        from,
      })
    await preflight()
    // With a key, so that each is asked of the origin.
    const counted = () => ask('/api/v1/booking', { from, headers: { 'Idempotency-Key': 'x' } })
    for (let i = 0; i < 60; i += 1) expect((await counted()).status).toBe(200)
    expect((await preflight()).status).toBe(204)
    const refused = await counted()
    expect(refusal(refused)).toBe('429 rate_limit_exceeded')
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect(refused.headers['ratelimit-remaining']).toBe('0')
  })

  it('gives events by any spelling of their type, on from the last one seen', async () => {
    const events = async (headers: Record<string, string>) => {
      const { body } = await ask(`/ask?query=${QUESTION}`, { headers })
      return body
    }
    const all = await events({ Accept: 'Text/Event-Stream; charset=utf-8' })
    const [first = ''] = /^id: (.*)$/m.exec(all)?.slice(1) ?? []
    expect(all).toMatch(/^event: start/)
    const rest = await events({ Accept: 'text/event-stream', 'Last-Event-ID': first })
    expect(all.endsWith(rest)).toBe(true)
    expect(rest).toMatch(/^event: result/)
  })

  it('revalidates an answer to a question, which it does not keep', async () => {
    const path = `/api/v1/faq?q=${QUESTION}`
    const { headers } = await ask(path)
    const again = await ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expect(again.headers['x-cache']).toBeUndefined()
  })

  // Of what is stored, only the preferred type is asked for; an answer to a question is HTML alone.
  it('tells the origin of each type that a client takes for an answer to a question', async () => {
    const headers = { Accept: 'text/html;q=0.5, text/markdown' }
    const answer = await ask(`/faq?q=${QUESTION}`, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await ask('/faq', { headers })).headers['content-type']).toMatch(/^text\/markdown/)
  })

  it.each(['0', 'limit=5'])('echoes the Idempotency-Key %s to who sent it alone', async (key) => {
    for (const path of ['/api/v1/profile', '/api/v1/faq?limit=4']) {
      const headers = { 'Idempotency-Key': key }
      expect((await ask(path, { headers })).headers['idempotency-key']).toBe(key)
      expect((await ask(path)).headers['idempotency-key']).toBeUndefined()
      expect((await ask(path, { headers })).headers['idempotency-key']).toBe(key)
    }
  })

  it('counts the messages of a batch, whose answer stays below 1 MB', async () => {
    const body = JSON.stringify(
      Array.from({ length: 20 }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'resources/read',
        params: { uri: 'http://127.0.0.1:4321/faq' },
      })),
    )
    const request = { method: 'POST', body, headers: { Host: '127.0.0.1' } }
    const { headers, body: text } = await ask('/api/mcp', request)
    expect(headers['ratelimit-remaining']).toBe('40')
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000)
  })

  it('says in which variable a host is missing', async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    const { status, body: text } = await ask('/api/mcp', { method: 'POST', body })
    expect(status).toBe(403)
    expect(text).toContain('ALLOWED_HOSTS')
  })

  it('turns away too many connections of one address', async () => {
    const from = newClient(127)
    // One more than it may have: when that one is refused, all the others are held.
    const open = Array.from({ length: 65 }, () => halfRequest(nginx.port, from))
    try {
      await Promise.race(open.map((socket) => once(socket, 'data')))
      const refused = await ask('/about', { from })
      expect(refusal(refused)).toBe('429 rate_limit_exceeded')
      expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/)
      for (const name of ['limit', 'remaining', 'reset']) {
        const [own, mirror] = [`ratelimit-${name}`, `x-ratelimit-${name}`]
        expect(refused.headers[own], name).toMatch(/^\d+$/)
        expect(refused.headers[mirror]).toBe(refused.headers[own])
        expect(refused.headers['access-control-expose-headers']?.toLowerCase()).toContain(own)
      }
      const other = await ask('/%zz')
      expect(other.headers['ratelimit-limit']).toBeUndefined()
    } finally {
      for (const socket of open) socket.destroy()
    }
  })

  it('writes down nothing of what people ask: not in logs, not in the cache, not in keys', async () => {
    const paths = [
      `/?q=${MARK}`,
      `/about?${MARK}=${MARK}`,
      `/faq?q=${MARK}`,
      `/faq?query=${MARK}`,
      `/services/${MARK}`,
      `/${MARK}`,
      `/api/${MARK}`,
      `/api/v1/faq?q=${MARK}`,
      `/api/v1/faq?query=${MARK}`,
      `/api/v1/faq?limit=3&q=${MARK}`,
      `/api/v1/faq?limit=${MARK}`,
      `/api/v1/faq?cursor=${MARK}`,
      `/api/v1/services?q=${MARK}`,
      `/api/v1/profile?${MARK}`,
      `/ask?query=${MARK}`,
      `/ask?query=${MARK}&streaming=1`,
      `/ask?query=${MARK.repeat(5000)}`,
      `/ask?query=${MARK.repeat(12_000)}`,
      `/%zz${MARK}`,
      `/api/v1/profile%00${MARK}`,
    ]
    const headers = { 'Idempotency-Key': MARK, 'User-Agent': MARK, Referer: `https://x/${MARK}` }
    const bodies = [
      `{"query":"${MARK}"}`,
      MARK,
      `${MARK}${' '.repeat(60_000)}`,
      MARK.repeat(20_000),
    ]
    const askAll = async () => {
      for (const path of paths) {
        await ask(path)
        await ask(path, { headers })
      }
      for (const path of ['/ask', '/api/v1/batch', '/api/mcp', '/about'])
        for (const body of bodies) await ask(path, { method: 'POST', body, headers })
    }
    await ask('/api/v1/profile')
    await askAll()
    await origin.stop('SIGKILL')
    await askAll()
    const down = await ask('/ask')
    expect(refusal(down)).toBe('503 service_unavailable')
    expect(down.headers['retry-after']).toBe('60')
    const files = await filesOf(nginx.folder)
    expect(files.some(({ name }) => name.includes('cache-'))).toBe(true)
    expect(files.some(({ text }) => / GET 200 /.test(text))).toBe(true)
    for (const { name, text } of files) expect(text.includes(MARK), name).toBe(false)
  })
})

/** A connection that begins a request whose body does not come. */
function halfRequest(port: number, localAddress: string): TLSSocket {
  const socket = connectTls({
    socket: connect({ port, host: '127.0.0.1', localAddress }),
    rejectUnauthorized: false,
  })
  socket.on('error', () => undefined)
  socket.write('POST /ask HTTP/1.1\r\nHost: practice.example\r\nContent-Length: 9\r\n\r\n{')
  return socket
}

async function filesOf(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({
        name: join(parentPath, name),
        text: await readFile(join(parentPath, name), 'latin1'),
      })),
  )
}
