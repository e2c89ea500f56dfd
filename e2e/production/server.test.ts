import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort, type RunningServer, startProduction } from '../support/servers.ts'
import { sendRaw } from '../support/raw-http.ts'

let server: RunningServer
beforeAll(async () => (server = await startProduction()))
afterAll(() => server.stop())

/** One request whose connection ends with the answer. */
const ask = (head: string, body = '') =>
  sendRaw(
    server.port,
    `${head}\r\nHost: x\r\nConnection: close\r\n${body && `Content-Length: ${Buffer.byteLength(body)}\r\n`}\r\n${body}`,
  )

describe('raw requests', () => {
  it.each([
    ['GET /api/v1/%zz HTTP/1.1', 404],
    ['GET /%E0%A4%A HTTP/1.1', 404],
    ['GET /../../etc/passwd HTTP/1.1', 404],
    ['GET /%2e%2e/%2e%2e/package.json HTTP/1.1', 404],
    ['GET /_astro/..%2f..%2fserver%2fentry.mjs HTTP/1.1', 404],
    ['GET /api/v1/faq?limit=5&limit=6 HTTP/1.1', 400],
    ['PROPFIND /api/v1/faq HTTP/1.1', 405],
    ['TRACE /api/v1/faq HTTP/1.1', 405],
    ['QUERY /api/v1/faq HTTP/1.1', 405],
    ['BREW /api/v1/faq HTTP/1.1', 400],
    ['POST / HTTP/1.1', 405],
    ['GET http://other.example/api/v1/booking HTTP/1.1', 200],
    // What the whole server allows (RFC 9110, 9.3.7).
    ['OPTIONS * HTTP/1.1', 204],
    ['GET /api/v1/faq HTTP/1.0', 200],
  ])('%s is answered with %i', async (head, status) => {
    expect(await ask(head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('refuses a body that says to be too large before it comes', async () => {
    const head = 'POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999\r\n\r\n'
    expect(await sendRaw(server.port, head, /payload_too_large/)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('refuses a body that turns out to be too large', async () => {
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
    const head = 'POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'
    const answer = await sendRaw(server.port, head + chunk.repeat(5), /payload_too_large/)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('survives a body that is cut off', async () => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.end(
      'POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"operations":',
    )
    socket.resume()
    await once(socket, 'close')
    expect((await fetch(`${server.origin}/api/v1/booking`)).status).toBe(200)
  })

  it('is not confused by a header in a key', async () => {
    const answer = await ask('GET /api/v1/profile HTTP/1.1\r\nIdempotency-Key: a\u0001b')
    expect(answer).not.toMatch(/\u0001/)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe.each(['development', 'production'] as const)('what is no request, %s', (name) => {
  it.each([
    ['nonsense', 'GARBAGE\r\n\r\n', '400 invalid_request'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', '400 invalid_request'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 invalid_request'],
    [
      'no host, of the API',
      'GET /api/v1/booking HTTP/1.1\r\nConnection: close\r\n\r\n',
      '400 invalid_request',
    ],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: [\r\n\r\n', '400 invalid_request'],
    [
      'a host that is none, of the API',
      'GET /api/v1/booking HTTP/1.1\r\nHost: [\r\n\r\n',
      '400 invalid_request',
    ],
    [
      'a host that is read as another',
      'GET / HTTP/1.1\r\nHost: %61\r\n\r\n',
      '400 invalid_request',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', '400 invalid_request'],
    [
      'a host that only some take for one',
      'POST /ask HTTP/1.1\r\nHost: a.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
      '400 invalid_request',
    ],
    [
      'an address of 90,000 characters',
      `GET /ask?query=${'a'.repeat(90_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '431 query_too_long',
    ],
  ])('is refused by the contract: %s', async (_, bytes, expected) => {
    const answer = await sendRaw(Number(new URL(inject(name)).port), bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .*\r\n/)
    expect(answer).toMatch(/\r\nX-API-Version: 1\r\n/i)
    expect(answer).toMatch(/\r\nAccess-Control-Allow-Origin: \*\r\n/i)
    expect(answer).toMatch(/\r\nContent-Type: application\/json; charset=utf-8\r\n/i)
    const [, code] = /"code":"(\w+)"/.exec(answer) ?? []
    expect(`${answer.slice(9, 12)} ${code}`).toBe(expected)
  })
})

describe('health', () => {
  it('is live and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(server.origin + path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('methods', () => {
  it.each(['/healthz', '/readyz', '/', '/faq?q=x', '/auth.md', '/openapi.json', '/favicon.ico'])(
    'that %s has not are refused in JSON, to scripts of every site too',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const response = await fetch(server.origin + path, { method })
        expect(response.status).toBe(405)
        expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
        expect(response.headers.get('access-control-allow-origin')).toBe('*')
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('x-api-version')).toBe('1')
        expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
      }
    },
  )
})

describe('logs', () => {
  it('hold one line for each answer, with the pattern of its route and nothing about the person', async () => {
    const own = await startProduction()
    const markers = ['markerquery', 'markerbody', 'markerheader', '203.0.113.77', 'markerpath']
    await fetch(`${own.origin}/api/v1/faq?q=markerquery`, {
      headers: { 'X-Forwarded-For': '203.0.113.77', 'Idempotency-Key': 'markerheader' },
    })
    await fetch(`${own.origin}/api/v1/batch`, { method: 'POST', body: '{"markerbody":1}' })
    await fetch(`${own.origin}/markerpath`)
    await fetch(`${own.origin}/api/markerpath`)
    await own.stop()
    const lines = own
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const answers = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ status }) => status)
    // A line is written when its connection lets go of the answer, so their order is nobody's promise.
    expect(
      answers
        .slice(-4)
        .map(({ method, route, status }) => `${String(method)} ${String(route)} ${String(status)}`)
        .sort(),
    ).toEqual([
      'GET /api/v1/faq 200',
      'GET unmatched 404',
      'GET unmatched 404',
      'POST /api/v1/batch 400',
    ])
    for (const { id, ms } of answers) {
      expect(id).toEqual(expect.any(String))
      expect(ms).toEqual(expect.any(Number))
    }
    for (const marker of markers) expect(own.output()).not.toContain(marker)
  })

  it('and figures have what was answered to requests that are none', async () => {
    const metricsPort = await freePort()
    const own = await startProduction({ METRICS_PORT: String(metricsPort) })
    await sendRaw(own.port, 'GET /markerpath HTTP/1.1\r\nHost: x\r\nBad\x01: x\r\n\r\n')
    await sendRaw(own.port, 'markerline\r\n\r\n')
    await sendRaw(own.port, `GET / HTTP/1.1\r\nX: ${'marker'.repeat(20_000)}\r\n\r\n`)
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    await own.stop()
    const ofNone = /"method":"","route":"unmatched","status":(\d+)/g
    expect([...own.output().matchAll(ofNone)].map(([, status]) => status)).toEqual([
      '400',
      '400',
      '431',
    ])
    expect(figures).toMatch(
      /^http_requests_total\{method="",route="unmatched",status="400",worker="0"\} 2$/m,
    )
    expect(own.output()).not.toContain('marker')
  })
})
