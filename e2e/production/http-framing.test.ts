/** How requests are told apart on a connection, and what is no request. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from '../support/raw-http.ts'
import { MAX_FIELDS } from '../../src/schemas/limits.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

let server: RunningServer
beforeAll(async () => (server = await startProduction()))
afterAll(() => server.stop())

const lines = (...all: string[]) => all.join('\r\n')
const raw = (bytes: string, until?: RegExp) => sendRaw(server.port, bytes, until)
const statusLines = (answer: string) => answer.match(/HTTP\/1\.1 \d+/g) ?? []

describe('requests that two parsers could read differently', () => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
  it.each([
    [
      'both lengths',
      lines('Content-Length: 4', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${smuggled}`),
    ],
    [
      'both lengths, the other way',
      lines('Transfer-Encoding: chunked', 'Content-Length: 4', '', `0\r\n\r\n${smuggled}`),
    ],
    ['two lengths', lines('Content-Length: 0', 'Content-Length: 44', '', smuggled)],
    ['a list of lengths', lines('Content-Length: 0, 44', '', smuggled)],
    ['a signed length', lines('Content-Length: +0', '', smuggled)],
    ['a hexadecimal length', lines('Content-Length: 0x2c', '', smuggled)],
    ['a coding that is not chunked', lines('Transfer-Encoding: xchunked', '', smuggled)],
    [
      'chunked, but not last',
      lines('Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${smuggled}`),
    ],
    ['chunked twice', lines('Transfer-Encoding: chunked, chunked', '', `0\r\n\r\n${smuggled}`)],
    ['a space before the colon', lines('Transfer-Encoding : chunked', '', `0\r\n\r\n${smuggled}`)],
    ['a folded header', lines('X-Folded: a', ' Transfer-Encoding: chunked', '', smuggled)],
    ['a bare CR', lines('X: a\rTransfer-Encoding: chunked', '', smuggled)],
    ['a header without a name', lines(': nothing', '', smuggled)],
    ['a NUL in a header', lines('X: a\0b', '', smuggled)],
    ['a wrong chunk size', lines('Transfer-Encoding: chunked', '', `zz\r\n\r\n${smuggled}`)],
    [
      'a chunk longer than it says',
      lines('Transfer-Encoding: chunked', '', `1\r\nabc\r\n0\r\n\r\n${smuggled}`),
    ],
  ])('%s: one 400 at most, and the connection ends', async (_, rest) => {
    const answer = await raw(`POST /api/v1/batch HTTP/1.1\r\nHost: x\r\n${rest}`)
    expect(statusLines(answer)).toEqual(['HTTP/1.1 400'])
  })

  it.each(['gzip, chunked', 'identity, chunked'])(
    'a body that is coded for its transfer by %j is not taken for another one',
    async (coding) => {
      const body = `0\r\n\r\n${smuggled}`
      const answer = await raw(
        `POST /ask HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n${body}`,
      )
      expect(statusLines(answer)).toEqual(['HTTP/1.1 501'])
    },
  )

  it.each([
    'GET /about',
    'HEAD /faq',
    'OPTIONS /ask',
    'GET /api/v1/faq?q=x',
    'POST /about',
    'POST /api/nothing',
    'DELETE /api/v1/faq',
  ])('%s with a body that nobody reads is the last request of its connection', async (request) => {
    const head = `${request} HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n`
    for (const bytes of [head, head + smuggled.repeat(2)]) {
      const answer = await raw(bytes)
      expect(statusLines(answer)).toHaveLength(1)
      expect(answer).toMatch(/^Connection: close\r$/im)
    }
  })

  it('a body that comes after the answer is never taken for the next request', async () => {
    const target = '/api/v1/faq?q=ש'
    const received = await new Promise<string>((resolve, reject) => {
      let all = ''
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`),
      )
      socket.setEncoding('utf8').on('error', reject)
      socket.on('close', () => resolve(all))
      const next = [
        `GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n`,
        `${smuggled}GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ]
      socket.on('data', (chunk: string) => {
        all += chunk
        if (statusLines(all).length + next.length === 3) socket.write(next.shift() ?? '')
      })
    })
    expect(received).not.toContain('smuggled')
    expect(statusLines(received)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  it.each([
    ['bare line feeds', 'GET /api/v1/booking HTTP/1.1\nHost: x\n\n'],
    ['a later version', 'GET / HTTP/3.7\r\nHost: x\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['a TLS handshake', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'],
    ['a space in the target', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s: refused', async (_, bytes) => {
    expect((await raw(bytes)).slice(0, 12)).toBe('HTTP/1.1 400')
  })

  it.each([
    [
      'header fields beyond 16 KiB',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(16_400)}\r\n\r\n`,
    ],
    ['many short header fields', `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3000)}\r\n`],
    [
      'many header fields, each with a name of its own',
      `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 3000 }, (_, i) => `X${i}: 1\r\n`).join('')}\r\n`,
    ],
    [
      'header fields beyond 80 KiB',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
    ],
    [
      'an address beyond 64 KiB',
      `GET /ask?query=${'a'.repeat(66_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    ],
  ])('%s: 431', async (_, bytes) => {
    const answer = await raw(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toMatch(/^X-API-Version: 1\r$/im)
    expect(answer).toMatch(/^Access-Control-Expose-Headers: /im)
    expect(answer).toContain('"code":"query_too_long"')
  })

  it.each([
    ['header fields that are too long', `Host: x\r\nX: ${'a'.repeat(70_000)}\r\n`],
    ['two hosts', 'Host: x\r\nHost: y\r\n'],
  ])('a search page with %s is counted among its like', async (_, fields) => {
    const answer = await raw(`GET /faq?q=x HTTP/1.1\r\nConnection: close\r\n${fields}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 4(31|00) /)
    expect(answer).toMatch(/^RateLimit-Policy: "search";/im)
  })

  it('as many header fields as there may be are read', async () => {
    const answerTo = (fields: number) =>
      raw(
        `GET /api/v1/booking HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'A: b\r\n'.repeat(fields - 2)}\r\n`,
      )
    expect(await answerTo(MAX_FIELDS - 1)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await answerTo(MAX_FIELDS + 1)).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('CONNECT is a method that no path has', async () => {
    const answer = await raw('CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n')
    expect(statusLines(answer)).toEqual(['HTTP/1.1 405'])
    expect(answer).toMatch(/^Allow: GET, HEAD, POST, OPTIONS\r$/m)
    expect(answer).toMatch(/^X-API-Version: 1\r$/m)
    expect(answer).toContain('"code":"method_not_allowed"')
  })

  it('a method that the parser does not know is told which ones there are', async () => {
    const answer = await raw('FOO /api/v1/profile HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('GET, HEAD, POST or OPTIONS')
  })

  it.each([
    '/api/v1/faq?q=מחיר',
    '/ask?query=כמה%20עולה',
    '/faq?q=מחיר',
    '/מחיר',
    '/faq?q=\u{1f600}',
  ])('%s as it stands is read as if it were percent-encoded', async (target) => {
    const get = (line: string) =>
      raw(`GET ${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const varying =
      /^(?:date|ratelimit-reset|x-ratelimit-reset|ratelimit(?:-remaining)?|x-ratelimit-remaining): .*$/gim
    const answer = await get(target)
    expect(answer).toMatch(target === '/מחיר' ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /)
    const encoded = await get(encodeURI(target).replaceAll('%25', '%'))
    expect(answer.replace(varying, '')).toBe(encoded.replace(varying, ''))
  })

  it('an address with bytes that are no UTF-8, or a tab, is a mistake', async () => {
    const get = (q: string) =>
      sendRaw(
        server.port,
        Buffer.from(
          `GET /api/v1/faq?q=${q} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
          'latin1',
        ),
      )
    expect(await get('\xee\xe7\xe9\xf8')).toMatch(/^HTTP\/1\.1 400 [^]*encode no UTF-8/)
    expect(await get('a\tb')).toMatch(/^HTTP\/1\.1 400 [^]*must be percent-encoded/)
  })

  it('an address that is begun anew is no second connection of its client', async () => {
    const strict = await startProduction({ TRUSTED_PROXIES: '', CONNECTIONS_PER_ADDRESS: '2' })
    const request = 'GET /faq?q=ש HTTP/1.1\r\nHost: x\r\n\r\n'
    let answers = 0
    const socket = connect(strict.port, '127.0.0.1', () => socket.write(request))
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject).on('close', () => reject(new Error('closed')))
      socket.on('data', (bytes: Buffer) => {
        if (!bytes.includes('HTTP/1.1 200')) return
        answers += 1
        if (answers === 5) resolve()
        else socket.write(request)
      })
    })
    socket.destroy()
    await strict.stop()
  })

  it('an expectation that nobody knows is ignored', async () => {
    const answer = await raw(
      'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('requests sent at once on one connection are answered in their order', async () => {
    const paths = Array.from({ length: 100 }, (_, i) => `/api/v1/faq?limit=${1 + (i % 3)}`)
    const last = '/api/nothing'
    const requests = [...paths, last].map(
      (path) =>
        `GET ${path} HTTP/1.1\r\nHost: x\r\n${path === last ? 'Connection: close\r\n' : ''}\r\n`,
    )
    const answer = await raw(requests.join(''))
    expect(statusLines(answer)).toEqual([
      ...Array<string>(100).fill('HTTP/1.1 200'),
      'HTTP/1.1 404',
    ])
    expect([...answer.matchAll(/"count":(\d)/g)].map(([, count]) => Number(count))).toEqual(
      paths.map((_, i) => 1 + (i % 3)),
    )
  })
})
