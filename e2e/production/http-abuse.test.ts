import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_CHUNKS } from '../../src/schemas/limits.ts'
import { costOf } from '../support/process-cost.ts'
import { sendRaw } from '../support/raw-http.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

let server: RunningServer
beforeAll(async () => (server = await startProduction()))
afterAll(() => server.stop())

const raw = (bytes: string, until?: RegExp) => sendRaw(server.port, bytes, until)
const batch = (body: string) =>
  fetch(`${server.origin}/api/v1/batch`, {
    method: 'POST',
    body,
  })
const statusLines = (answer: string) => answer.match(/HTTP\/1\.1 \d+/g) ?? []

it.each(['Host: a b', 'Host: x\r\nHost: y', 'Host: %61', 'X: no host'])(
  'a request of the API with %j is counted, and gets its key back',
  async (host) => {
    const fields = `${host}\r\nIdempotency-Key: k1\r\nConnection: close`
    for (const line of ['GET /api/v1/faq?q=x', 'POST /ask', 'GET /api/%zz', 'GET //api']) {
      const answer = await raw(`${line} HTTP/1.1\r\n${fields}\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*Host must be given once/)
      expect(answer).toMatch(/^RateLimit-Limit: 100000\r$/im)
      expect(answer).toMatch(/^Idempotency-Key: k1\r$/im)
      expect(answer).toMatch(/^Connection: close\r$/im)
    }
    expect(await raw(`GET /about HTTP/1.1\r\n${fields}\r\n\r\n`)).not.toMatch(/^RateLimit/im)
  },
)

describe('a body that is too large', () => {
  const post = (fields: string) => `POST /ask HTTP/1.1\r\nHost: x\r\n${fields}\r\n\r\n`
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
  it.each([
    ['whose length is said', post('Content-Length: 500000') + ' '.repeat(500_000)],
    ['in chunks', `${post('Transfer-Encoding: chunked')}${chunk.repeat(30)}0\r\n\r\n`],
    ['to MCP', post('Content-Length: 500000').replace('/ask', '/api/mcp') + ' '.repeat(500_000)],
  ])('%s: is told so, and that the connection ends', async (_, bytes) => {
    // Rejects where the connection is reset.
    const answer = await raw(bytes.replace('Host: x', 'Host: 127.0.0.1'))
    expect(statusLines(answer)).toEqual(['HTTP/1.1 413'])
    expect(answer).toMatch(/^Connection: close\r$/im)
    expect(answer).toContain('larger than 64 KiB')
  })

  it('does not keep a connection open that goes on for ever', async () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
    socket.write(post('Transfer-Encoding: chunked'))
    const timer = setInterval(() => socket.write(chunk), 10)
    await new Promise((resolve) => socket.resume().on('close', resolve))
    clearInterval(timer)
  })
})

it.each(['64:ff9b::203.0.113.12', 'fe80::1%br-lan', '::1.2.3.4', '[fe80::1%br-lan]:80'])(
  'a client whose proxy writes its address as %s is answered',
  async (address) => {
    const headers = { 'X-Forwarded-For': address }
    for (const path of ['/api/v1/booking', '/api/v1/faq?limit=1', '/faq?q=x'])
      expect((await fetch(server.origin + path, { headers })).status).toBe(200)
  },
)

describe('header injection', () => {
  it.each(['%0d%0aX-Injected:%201', '%0aX-Injected:%201', '%E5%98%8A%E5%98%8DX-Injected:%201'])(
    'through a parameter: %s',
    async (injection) => {
      for (const path of ['/api/v1/faq?q=', '/ask?query=', '/faq?q=', '/api/v1/faq?cursor=', '/']) {
        const answer = await raw(
          `GET ${path}${injection} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        )
        expect(answer.split('\r\n\r\n', 1)[0]).not.toMatch(/^X-Injected/im)
        expect(answer).toMatch(/^HTTP\/1\.1 [234]/)
      }
    },
  )

  it('through Idempotency-Key, with bytes that are no printable ASCII', async () => {
    for (const key of ['a\u0085X-Injected: 1', 'a\u007f', 'é', '\t', 'a'.repeat(129)]) {
      const bytes = Buffer.from(
        `GET /api/v1/booking HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIdempotency-Key: ${key}\r\n\r\n`,
        'latin1',
      )
      const answer = await sendRaw(server.port, bytes)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).not.toMatch(/^Idempotency-Key:/im)
    }
  })
})

describe('work that costs the client little', () => {
  const long = (unit: string) => Array.from(unit.repeat(2000)).slice(0, 2000).join('')
  const units = [
    'ו',
    'וכשה',
    "'",
    '"א',
    'א"',
    'a',
    'ab ',
    ' ',
    '\u05B7',
    'א\u05B7',
    '־',
    '\u200F',
    '😀',
    '0',
    'aaab',
    'ﷺ',
    "ה'",
  ]

  const asksFor = (path: string) =>
    costOf(server.pid, async () => {
      const answer = await fetch(server.origin + path)
      await answer.text()
      expect(answer.status, path.slice(0, 20)).toBe(200)
    })
  const PLAIN = long('How much is a session? כמה עולה פגישה? ')

  it.each(units)('a question of 2,000 times %j costs no more than others', async (unit) => {
    for (const path of ['/api/v1/faq?q=', '/ask?query=', '/faq?q=']) {
      const plain = await asksFor(path + encodeURIComponent(PLAIN))
      expect(await asksFor(path + encodeURIComponent(long(unit)))).toBeLessThan(plain * 10)
    }
  })

  it('a batch of ten such questions costs no more than ten others', async () => {
    const cost = (texts: string[]) =>
      costOf(server.pid, async () => {
        const operations = texts.map((q) => ({ op: 'faq', params: { q } }))
        const answer = await batch(JSON.stringify({ operations }))
        await answer.text()
        expect(answer.status).toBe(200)
      })
    const plain = await cost(Array<string>(10).fill(PLAIN))
    expect(await cost(units.slice(0, 10).map(long))).toBeLessThan(plain * 10)
  })

  it('parameters by the thousand, with names that collide or do not', async () => {
    for (const name of ['q', '0', '__proto__', 'a'.repeat(3)]) {
      const query = Array.from({ length: 2000 }, (_, i) => `${name}${name === 'q' ? '' : i}=`).join(
        '&',
      )
      const { status } = await fetch(`${server.origin}/api/v1/faq?${query}`)
      expect(status).toBe(name === 'q' ? 400 : 200)
    }
  })

  it.each(['/api/v1/faq', '/api/v1/profile', '/ask', '/faq', '/about'])(
    'percent signs by the thousand that encode nothing: %s',
    async (path) => {
      const cost = (unit: string) =>
        costOf(server.pid, async () => {
          for (let i = 0; i < 10; i += 1)
            await (await fetch(`${server.origin}${path}?x=${unit.repeat(15_500)}`)).text()
        })
      const plain = await cost('abcd')
      // 50 times as much once: an error was thrown and caught for each.
      for (const unit of ['%ffa', '%E0&']) expect(await cost(unit)).toBeLessThan(plain * 10)
    },
  )

  it('raw UTF-8 by the ten thousand', async () => {
    const cost = (unit: string) =>
      costOf(server.pid, async () => {
        for (let i = 0; i < 40; i += 1)
          await raw(
            `GET /about?${unit.repeat(10_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
          )
      })
    const plain = await cost('%D7%A9')
    // Encoding them takes a few times as long; what grew faster than their number would take hundreds.
    expect(await cost('ש')).toBeLessThan(plain * 10)
  })

  it('an address of a resource, of thousands of letters that a host would be encoded from', async () => {
    const cost = (letterOf: (i: number) => string) =>
      costOf(server.pid, async () => {
        const uri = `http://${Array.from({ length: 5300 }, (_, i) => letterOf(i)).join('')}`
        const message = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } }
        for (let i = 0; i < 5; i += 1) {
          const answer = await fetch(`${server.origin}/api/mcp`, {
            method: 'POST',
            body: JSON.stringify(message),
          })
          expect(await answer.text()).toContain('at most 500 characters')
        }
      })
    const plain = await cost(() => 'abc')
    // The SDK's parsing alone made it fifteen times as much.
    expect(await cost((i) => String.fromCharCode(0x4e00 + i))).toBeLessThan(plain * 10)
  })

  it('bodies in chunks of one byte', async () => {
    const chunked = (line: string, size: number) =>
      `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: br\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(size)}0\r\n\r\n`
    expect(await raw(chunked('POST /ask', MAX_CHUNKS))).toMatch(/^HTTP\/1\.1 200 /)
    const cost = (line: string, expected: RegExp) =>
      costOf(server.pid, async () => {
        // So many that collections of memory fall into each run alike.
        for (let i = 0; i < 40; i += 1) {
          const answer = await raw(chunked(line, 60_000)).catch(() => undefined)
          // A client that sends on may be told by a reset.
          if (answer !== undefined) expect(answer).toMatch(expected)
        }
      })
    // What Node's parser costs, which reads 64 KiB of it at once.
    const unread = await cost('POST /nothing', /^HTTP\/1\.1 404 /)
    // 25 times as much once, and 30 where an answer is compressed meanwhile.
    const read = await cost('POST /ask', /^HTTP\/1\.1 413 [^]*payload_too_large/)
    expect(read).toBeLessThan(unread * 6)
    const compressed = await cost('GET /ask?query=price', /^HTTP\/1\.1 200 [^]*: br\r\n/)
    expect(compressed).toBeLessThan(unread * 6)
  })

  it('forged cursors', async () => {
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const forged = [
      '',
      '_',
      encode('\0'),
      encode('a'.repeat(5000)),
      encode('__proto__'),
      '%00',
      '../../x',
      '\u05D0',
    ]
    for (const cursor of forged) {
      const answer = await fetch(`${server.origin}/api/v1/faq?cursor=${encodeURIComponent(cursor)}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_cursor' })
    }
  })
})

describe('paths out of the site', () => {
  const paths = [
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/%2e%2e/etc/passwd',
    '..\\..\\x',
    '....//x',
    '\0',
    '/etc/passwd',
    '%252e%252e/x',
  ]

  it.each(paths)('%j is no file', async (path) => {
    const target = encodeURI(path.replace('\0', '%00')).replaceAll('%25', '%')
    expect(
      await raw(`GET /_astro/${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 404 /)
  })

  it.each(paths)('%j is no page to read_site_page', async (path) => {
    const answer = await fetch(`${server.origin}/api/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'read_site_page', arguments: { path } },
      }),
    })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain('"isError":true')
    expect(text).not.toMatch(/root:|"dependencies"/)
  })
})
