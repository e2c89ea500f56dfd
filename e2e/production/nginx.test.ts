import { once } from 'node:events'
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askTls, type TlsRequest } from '../support/https.ts'
import { newClient } from '../support/new-client.ts'
import { type RunningProgram, startNginx } from '../support/programs.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

const PER_CLIENT = [
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]
const LIST_PAGE = '/api/v1/faq?limit=5'
const QUESTION = `/api/v1/faq?q=${encodeURIComponent('כמה עולה פגישה')}`

let origin: RunningServer
let nginx: RunningProgram
beforeAll(async () => {
  origin = await startProduction({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '40' })
  nginx = await startNginx([origin.port])
})
afterAll(async () => {
  await nginx.stop()
  await origin.stop('SIGKILL')
})

const ask = (path: string, request?: TlsRequest) => askTls(nginx.port, path, request)
const cacheOf = async (path: string, request?: TlsRequest) =>
  (await ask(path, request)).headers['x-cache']

describe('the proxy before the service', () => {
  it('adds Strict-Transport-Security, which the service leaves to it', async () => {
    const { headers } = await ask('/')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    expect((await fetch(`${origin.origin}/`)).headers.get('strict-transport-security')).toBeNull()
  })

  it.each(['/api/v1/booking', LIST_PAGE, '/about'])(
    'stores %s, without what was the first client’s own',
    async (path) => {
      const fetched = await ask(path)
      const stored = await ask(path)
      expect(fetched.headers['x-cache']).toBe('MISS')
      expect(stored.headers['x-cache']).toBe('HIT')
      expect(stored.body).toBe(fetched.body)
      expect(stored.headers['content-type']).toBe(fetched.headers['content-type'])
      for (const name of PER_CLIENT) {
        expect(fetched.headers[name] === undefined, name).toBe(!path.startsWith('/api/'))
        expect(stored.headers[name], name).toBeUndefined()
      }
    },
  )

  it('keeps a variant for each coding, however it is asked for', async () => {
    const codings = { br: 'gzip, deflate, br', gzip: 'gzip;q=0.5, br;q=0', '': 'identity' }
    for (const [coding, accept] of Object.entries(codings)) {
      const headers = { 'Accept-Encoding': accept }
      expect(await cacheOf('/api/v1/services', { headers })).toBe('MISS')
      const again = await ask('/api/v1/services', { headers })
      expect(again.headers['x-cache']).toBe('HIT')
      expect(again.headers['content-encoding'] ?? '').toBe(coding)
    }
    const other = { 'Accept-Encoding': 'br, zstd' }
    expect(await cacheOf('/api/v1/services', { headers: other })).toBe('HIT')
  })

  it('answers 304 to a client that has the stored copy', async () => {
    const { headers } = await ask('/api/v1/profile')
    const again = await ask('/api/v1/profile', {
      headers: { 'If-None-Match': headers.etag ?? 'none' },
    })
    expect(again.status).toBe(304)
    expect(again.headers['x-cache']).toBe('HIT')
  })

  it('echoes a key only to who sent it', async () => {
    await ask('/api/v1/booking')
    const own = await ask('/api/v1/booking', { headers: { 'Idempotency-Key': 'mine' } })
    expect(own.headers['idempotency-key']).toBe('mine')
    expect((await ask('/api/v1/booking')).headers['idempotency-key']).toBeUndefined()
  })

  it.each<[string, TlsRequest, number]>([
    [QUESTION, {}, 200],
    ['/faq?q=x', {}, 200],
    ['/ask?query=x', {}, 200],
    ['/ask', { method: 'POST', body: '{"query":"x"}' }, 200],
    ['/api/v1/batch', { method: 'POST', body: '{"operations":[{"op":"booking"}]}' }, 200],
    ['/api/v1/faq?limit=0', {}, 400],
    ['/api/nothing', {}, 404],
    ['/nothing', {}, 404],
    ['/practice-site-error', {}, 404],
    ['/api/mcp', { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }, 200],
  ])('never stores %s %j', async (path, request, status) => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      Host: '127.0.0.1',
    }
    for (let i = 0; i < 2; i += 1) {
      const answer = await ask(path, { ...request, headers: path === '/api/mcp' ? headers : {} })
      expect(answer.status).toBe(status)
      expect(answer.headers['cache-control']).toMatch(/^(private, )?no-store$/)
      expect(answer.headers['x-cache']).not.toBe('HIT')
      if (path.startsWith('/api/')) expect(answer.headers['ratelimit-limit']).toBe('40')
    }
  })

  it('passes events on', async () => {
    const { headers, body } = await ask('/ask?query=x', {
      headers: { Accept: 'text/event-stream' },
    })
    expect(headers['content-type']).toContain('text/event-stream')
    expect(body).toContain('event: complete')
  })
})

const CHROME =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'
const FIREFOX = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('one copy for all who are given the same', () => {
  it.each([
    ['/', CHROME, '/?utm_source=x', FIREFOX],
    ['/booking', FIREFOX, '/booking?q=anything&%71=%D7%90&&=', '*/*'],
    ['/faq', CHROME, '/faq?utm_source=x&fbclid=y', ''],
    ['/services', 'text/markdown', '/services?ref', 'text/markdown, text/html;q=0.9, */*;q=0.1'],
    ['/api/v1/booking', CHROME, '/api/v1/booking?utm_source=x', 'application/json'],
    ['/llms.txt', CHROME, '/llms.txt?v=2', 'text/plain'],
    ['/openapi.json', 'application/json', '/openapi.json', '*/*'],
  ])('%s for %s is %s for %s', async (path, accept, other, otherAccept) => {
    const first = await ask(path, { headers: { Accept: accept } })
    expect(first.headers['x-cache']).toMatch(/^(MISS|HIT)$/)
    const second = await ask(other, { headers: { Accept: otherAccept } })
    expect(second.headers['x-cache']).toBe('HIT')
    expect(second.body).toBe(first.body)
  })

  const types = ['text/html', 'text/markdown', 'text/*', '*/*', 'application/json', 'Text/HTML']
  const weights = [
    '',
    ';q=1',
    '; q=1.000',
    ';q=0.9',
    ' ; q=0.25',
    ';q=0',
    ';q=2',
    ';level=1',
    ';q=',
    ';x',
  ]
  const header = fc
    .array(fc.tuple(fc.constantFrom(...types), fc.constantFrom(...weights)), { maxLength: 4 })
    .chain((items) =>
      fc
        .constantFrom(',', ', ', ' ,,')
        .map((comma) => items.map((item) => item.join('')).join(comma)),
    )

  it('is the one that the origin would give, whatever Accept says', { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(header, async (Accept) => {
        const straight = await fetch(`${origin.origin}/about`, { headers: { Accept } })
        const type = straight.headers.get('Content-Type')
        await straight.body?.cancel()
        const { status, headers } = await ask('/about', { headers: { Accept } })
        expect([status, headers['content-type']]).toEqual([straight.status, type])
      }),
      { numRuns: 400, seed: 17 },
    ),
  )

  it.each([
    '/api/v1/faq?%6cimit=1',
    '/api/v1/faq?limi%74=1',
    '/api/v1/faq?LIMIT=1&limit=1',
    '/api/v1/faq?x=1&limit=1',
    '/%61pi/v1/faq?limit=1',
    '/api/v1/faq?q=%D7%9E%D7%97%D7%99%D7%A8',
    '/api/v1/faq?%71=%D7%9E%D7%97%D7%99%D7%A8',
    '/api/v1/faq?x&q=%D7%9E%D7%97%D7%99%D7%A8',
    '/faq?q=%D7%9E%D7%97%D7%99%D7%A8',
    '/faq?x=y&%71=%D7%9E%D7%97%D7%99%D7%A8',
  ])('is not given to %s, which asks for something else', async (path) => {
    const headers = { 'X-Forwarded-For': '192.0.2.1' }
    const straight = await (await fetch(origin.origin + path, { headers })).text()
    const bare = `${path.startsWith('/faq') ? '' : '/api/v1'}/faq`
    for (const each of [bare, path, bare, path]) {
      const { body } = await ask(each, { from: newClient(127) })
      if (each === path) expect(body).toBe(straight)
      else expect(body).not.toBe(straight)
    }
  })
})

describe('the limit behind the proxy', () => {
  it('counts by the client’s own address, which it cannot choose, and stores no refusal', async () => {
    const own = await startProduction({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '3' })
    const proxy = await startNginx([own.port])
    try {
      const statuses: number[] = []
      for (let i = 0; i < 4; i += 1) {
        const headers = { 'X-Forwarded-For': `198.51.100.${i}` }
        statuses.push((await askTls(proxy.port, `/api/v1/faq?limit=${i + 1}`, { headers })).status)
      }
      expect(statuses).toEqual([200, 200, 200, 429])
      const refused = await askTls(proxy.port, '/api/v1/faq?limit=4')
      expect(refused.headers['retry-after']).toMatch(/^\d+$/)
      expect(refused.headers['x-cache']).not.toBe('HIT')
      // What was stored before is still given: it costs the origin nothing.
      expect((await askTls(proxy.port, '/api/v1/faq?limit=1')).status).toBe(200)
    } finally {
      await proxy.stop()
      await own.stop()
    }
  })
})

describe('an origin that is down', () => {
  const kept = ['/', '/about', '/api/v1/faq', LIST_PAGE]

  it('is stood in for by the cache until it is back', async () => {
    const before = await Promise.all(kept.map((path) => ask(path)))
    await origin.stop()
    for (const [i, path] of kept.entries())
      expect(await ask(path), path).toMatchObject({ status: 200, body: before[i]?.body })
    const down = await ask('/ask?query=x')
    expect(down.status).toBe(503)
    expect(JSON.parse(down.body)).toMatchObject({ code: 'service_unavailable' })
    origin = await startProduction({ TRUSTED_PROXIES: '127.0.0.1', PORT: String(origin.port) })
    expect((await ask('/ask?query=x')).status).toBe(200)
  })

  it('is stood in for by stale copies too, which are renewed when it is back', async () => {
    const ageing = await startStub(forwardAgeing)
    const proxy = await startNginx([ageing.port])
    const read = (path: string, request?: TlsRequest) => askTls(proxy.port, path, request)
    const before = await Promise.all(kept.map((path) => read(path)))
    await ageing.stop()
    for (const [i, path] of kept.entries()) {
      let answer = await read(path)
      // UPDATING is a stale copy too, given while nginx tries the origin again.
      await expect
        .poll(async () => (answer = await read(path)).headers['x-cache'], { message: path })
        .toMatch(/^(STALE|UPDATING)$/)
      expect(answer, path).toMatchObject({ status: 200, body: before[i]?.body })
      for (const name of PER_CLIENT) expect(answer.headers[name], name).toBeUndefined()
    }
    // A browser's copy serves every visitor.
    for (const path of ['/', '/?utm_source=x', '/about', '/about?fbclid=x'])
      for (const Accept of [CHROME, FIREFOX, '*/*', ''])
        expect((await read(path, { headers: { Accept } })).status, path).toBe(200)

    const back = await startStub(forwardAgeing, ageing.port)
    await expect.poll(async () => (await read(LIST_PAGE)).headers['x-cache']).toBe('HIT')
    await proxy.stop()
    await back.stop()
  })
})

/** Answers as the origin does, but that its copies are stale after a second. */
const forwardAgeing: RequestListener = ({ url, method, headers }, response) => {
  const { port } = origin
  httpRequest({ port, path: url, method, headers }, (answer) => {
    const caching = answer.headers['cache-control']?.replace('max-age=60', 'max-age=1')
    response.writeHead(answer.statusCode ?? 0, { ...answer.headers, 'cache-control': caching })
    answer.pipe(response)
  }).end()
}

describe('an origin with other content', () => {
  it('is asked again, by everybody, when a copy is older than it may be', async () => {
    let version = 1
    const stub = await startStub((_request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=1, stale-while-revalidate=2')
      response.end(String(version))
    })
    const proxy = await startNginx([stub.port])
    const read = async () => (await askTls(proxy.port, '/about')).body
    expect(await read()).toBe('1')
    version = 2
    const changedAt = performance.now()
    // One second fresh, two more while it is renewed.
    await sleep(changedAt + 4000 - performance.now())
    expect(await read()).toBe('2')
    await proxy.stop()
    await stub.stop()
  })

  it('has its new header fields reach everybody, where what it says is the same', async () => {
    let policy = 'former'
    const stub = await startStub(({ headers }, response) => {
      const isSame = headers['if-none-match'] === '"a"'
      response.writeHead(isSame ? 304 : 200, {
        'Cache-Control': 'public, max-age=1',
        ETag: '"a"',
        'Content-Security-Policy': policy,
      })
      response.end(isSame ? undefined : 'body')
    })
    const proxy = await startNginx([stub.port])
    const read = async () => (await askTls(proxy.port, '/about')).headers['content-security-policy']
    expect(await read()).toBe('former')
    policy = 'new'
    await expect.poll(read, { timeout: 10_000 }).toBe('new')
    await proxy.stop()
    await stub.stop()
  })

  it('does not take the former deploy’s assets away from who has its pages', async () => {
    const path = '/_astro/site.former.css'
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
    let isFormer = true
    const stub = await startStub((_request, response) => {
      if (isFormer) response.writeHead(200, headers).end('body {}')
      else response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    })
    const proxy = await startNginx([stub.port])
    const read = () => askTls(proxy.port, path)
    await read()
    isFormer = false
    expect(await read()).toMatchObject({ status: 200, body: 'body {}' })
    expect((await askTls(proxy.port, '/_astro/other.css')).status).toBe(404)
    await proxy.stop()
    await stub.stop()
  })
})

async function startStub(
  listener: RequestListener,
  port = 0,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
