import { describe, expect, it } from 'vitest'
import { newClient } from '../support/new-client.ts'
import { postJson, refusal, targets } from '../support/targets.ts'

const READS = ['/api/v1/profile', '/api/v1/services', '/api/v1/faq', '/api/v1/booking']
const HEBREW = encodeURIComponent('כמה עולה פגישה')

describe.each(targets)('everything under /api, $name', ({ send }) => {
  it('reads If-None-Match whole', async () => {
    const { headers } = await send('/api/v1/services')
    const others = Array.from({ length: 59 }, (_, i) => `"${String(i).padStart(22, 'x')}"`)
    const tags = [...others, headers.get('etag')].join(', ')
    const again = await send('/api/v1/services', { headers: { 'If-None-Match': tags } })
    expect(again.status).toBe(304)
  })

  it('reads Accept whole', async () => {
    const others = Array.from({ length: 40 }, (_, i) => `a/b${i}`)
    const Accept = [...others, 'text/event-stream'].join()
    const response = await send('/ask?query=x', { headers: { Accept } })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
  })

  it.each(['/ask', '/api/v1/batch', '/api/mcp'])(
    'refuses a coded body, and counts it: %s',
    async (path) => {
      const headers = { 'Content-Encoding': 'gzip' }
      const response = await send(path, { method: 'POST', headers, body: '\x1f\x8b' })
      expect(response.status).toBe(415)
      expect(response.headers.get('accept-encoding')).toBe('identity')
      expect(response.headers.get('ratelimit-remaining')).toBe('59')
      const text = await response.text()
      expect(text).toContain(path === '/api/mcp' ? '-32600' : 'unsupported_media_type')
    },
  )

  it.each([...READS, `/api/v1/faq?q=${HEBREW}`, '/api/nope', '/api/v1/faq?limit=0'])(
    'carries version, CORS and both families of rate limit headers: %s',
    async (path) => {
      const { headers } = await send(path)
      expect(headers.get('x-api-version')).toBe('1')
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('ratelimit-limit')).toBe('60')
      expect(headers.get('ratelimit-remaining')).toBe('59')
      expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThanOrEqual(1)
      expect(headers.get('x-ratelimit-limit')).toBe('60')
      expect(headers.get('x-ratelimit-remaining')).toBe('59')
      expect(headers.get('x-ratelimit-reset')).toBe(headers.get('ratelimit-reset'))
      expect(headers.get('ratelimit-policy')).toBe('"default";q=60;w=60')
      expect(headers.get('ratelimit')).toMatch(/^"default";r=59;t=\d+$/)
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('deprecation')).toBeNull()
    },
  )

  it('exposes every header that the contract names to scripts of other sites', async () => {
    const { headers } = await send('/api/v1/profile')
    const exposed = headers.get('access-control-expose-headers')?.split(', ')
    for (const name of [
      'X-API-Version',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ])
      expect(exposed).toContain(name)
    for (const name of ['Retry-After', 'Idempotency-Key', 'X-RateLimit-Limit', 'ETag'])
      expect(exposed).toContain(name)
  })

  it.each(READS)('lets caches keep the bare read %s, and revalidate it', async (path) => {
    const response = await send(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=600',
    )
    expect(response.headers.get('cdn-cache-control')).toBe(
      'public, max-age=3600, stale-if-error=86400',
    )
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const ifNoneMatch of [etag, `"other", W/${etag}`, '*']) {
      const again = await send(path, { headers: { 'If-None-Match': ifNoneMatch } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('ratelimit-limit')).toBe('60')
      expect(await again.text()).toBe('')
    }
    const other = await send(path, { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it.each([
    ['/api/v1/faq?limit=5', 'public, max-age=60'],
    [`/api/v1/faq?q=${HEBREW}`, 'private, no-store'],
    [`/api/v1/services?limit=5&q=${HEBREW}`, 'private, no-store'],
  ])(
    'lets shared caches keep pages but no questions, and revalidates: %s',
    async (path, caching) => {
      const response = await send(path)
      expect(response.headers.get('cache-control')).toBe(caching)
      expect(response.headers.get('cdn-cache-control')).toBeNull()
      const etag = response.headers.get('etag') ?? ''
      const again = await send(path, { headers: { 'If-None-Match': etag } })
      expect(again.status).toBe(304)
    },
  )

  it.each([...READS, '/api/v1/faq?limit=5', '/api/mcp/server-card'])(
    'lets no cache give a copy of %s to who sent another key, or none',
    async (path) => {
      for (const headers of [[], [['Idempotency-Key', 'mine']]] satisfies HeadersInit[])
        expect((await send(path, { headers })).headers.get('vary')).toBe(
          'Accept-Encoding, Idempotency-Key',
        )
    },
  )

  it.each(['/api/nope', '/api/v1/faq?limit=0'])('stores no error: %s', async (path) => {
    const { headers } = await send(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cdn-cache-control')).toBeNull()
  })

  it('answers a question that is too long, up to a request line of 64 KiB', async () => {
    const response = await send(`/api/v1/faq?q=${'a'.repeat(60_000)}`)
    expect(response.headers.get('ratelimit-limit')).toBe('60')
    expect(await refusal(response)).toEqual({ status: 400, code: 'query_too_long' })
  })

  it.each([
    ['/api/v1/faq', 'GET, HEAD, OPTIONS'],
    ['/api/v1/profile', 'GET, HEAD, OPTIONS'],
    ['/api/v1/batch', 'POST, OPTIONS'],
    ['/api/mcp', 'POST, OPTIONS'],
    ['/ask', 'GET, HEAD, POST, OPTIONS'],
  ])('answers the preflight of %s', async (path, methods) => {
    const response = await send(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toBe(methods)
    expect(response.headers.get('content-type')).toBeNull()
    expect(response.headers.get('access-control-max-age')).toBe('86400')
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ')
    for (const name of [
      'Content-Type',
      'Accept',
      'Authorization',
      'Idempotency-Key',
      'If-None-Match',
    ])
      expect(allowed).toContain(name)
    for (const name of [
      'Last-Event-ID',
      'Mcp-Session-Id',
      'MCP-Protocol-Version',
      'Mcp-Method',
      'Mcp-Name',
    ])
      expect(allowed).toContain(name)
    expect(allowed?.at(-1)).toBe('*')
  })

  it('neither counts nor refuses a preflight', async () => {
    const headers = { 'X-Forwarded-For': newClient() }
    const preflight = () =>
      send('/api/v1/faq', {
        method: 'OPTIONS',
        headers: { ...headers, 'Access-Control-Request-Method': 'GET' },
      })
    const first = await preflight()
    expect(first.status).toBe(204)
    expect(first.headers.get('ratelimit-remaining')).toBe('60')
    expect(first.headers.get('x-api-version')).toBe('1')
    for (let left = 59; left >= 0; left -= 1) {
      const { headers: answered } = await send('/api/v1/booking', { headers })
      expect(answered.get('ratelimit-remaining')).toBe(String(left))
    }
    expect((await send('/api/v1/booking', { headers })).status).toBe(429)
    expect((await preflight()).status).toBe(204)
  })

  it.each([
    ['POST', '/api/v1/faq', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/v1/profile', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/booking', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/v1/services', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/batch', 'POST, OPTIONS'],
    ['GET', '/api/mcp', 'POST, OPTIONS'],
    ['DELETE', '/api/mcp/server-card', 'GET, HEAD, OPTIONS'],
    ['PUT', '/ask', 'GET, HEAD, POST, OPTIONS'],
  ])('refuses %s %s and names what is allowed', async (method, path, allow) => {
    // Also to who opened it in a browser.
    const response = await send(path, { method, headers: { Accept: 'text/html' } })
    expect(response.headers.get('allow')).toBe(allow)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await refusal(response)).toEqual({ status: 405, code: 'method_not_allowed' })
  })

  it.each([
    ['GET', '/api/nope'],
    ['POST', '/api/v1/nope'],
    ['DELETE', '/api/v1'],
    ['OPTIONS', '/api/nope'],
    ['GET', '/api/v1/faq/extra'],
    ['GET', '/api/v1//faq'],
    ['GET', '/api/v1/faq//'],
    ['GET', '/api/v1/faq.html'],
    ['GET', '/api/'],
    ['GET', '/api/v2/faq'],
    ['GET', '/api/v1/FAQ'],
  ])('has nothing at %s %s', async (method, path) => {
    expect(await refusal(await send(path, { method }))).toEqual({ status: 404, code: 'not_found' })
  })

  it.each([
    ['/%61pi/v1/profile', 200],
    ['/api%2Fv1%2Fprofile', 200],
    ['/api/v1/%70rofile/', 200],
    ['/API/v1/profile', 404],
    ['/api/v1/profile%00', 404],
  ])('answers the spelling %s of a path with every header', async (path, status) => {
    const response = await send(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('x-api-version')).toBe('1')
    expect(response.headers.get('ratelimit-remaining')).toBe('59')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    if (status === 404) expect(await refusal(response)).toEqual({ status, code: 'not_found' })
  })

  it('takes a single trailing slash as the same path', async () => {
    const [plain, slashed] = [await send('/api/v1/faq'), await send('/api/v1/faq/')]
    expect(slashed.status).toBe(200)
    expect(await slashed.text()).toBe(await plain.text())
  })

  it('gives errors as an envelope that says what to do', async () => {
    const body = (await (await send('/api/v1/faq?limit=0')).json()) as Record<string, string>
    expect(Object.keys(body).sort()).toEqual(['code', 'docs', 'error', 'hint'])
    expect(body['docs']).toMatch(/\/developers#errors$/)
  })

  it.each([
    ...READS,
    `/api/v1/faq?q=${HEBREW}`,
    '/api/v1/faq?limit=3',
    '/api/v1/faq?limit=0',
    '/api/mcp/server-card',
    '/ask?query=x',
    '/ask?query=x&streaming=1',
    '/api/nope',
  ])('answers HEAD of %s with the headers of GET', async (path) => {
    const [get, head] = [await send(path), await send(path, { method: 'HEAD' })]
    expect(head.status).toBe(get.status)
    expect(await head.text()).toBe('')
    const namesOf = ({ headers }: Response) =>
      [...headers.keys()].filter((name) => !/^(connection|date|keep-alive)$/.test(name))
    expect(namesOf(head)).toEqual(namesOf(get))
    for (const name of [
      'content-length',
      'content-type',
      'etag',
      'cache-control',
      'vary',
      'x-api-version',
    ])
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
  })

  it.each(['a', 'x'.repeat(128), '"quoted, with = and ; kept"'])(
    'echoes the Idempotency-Key %s unchanged',
    async (key) => {
      for (const path of ['/api/v1/profile', `/api/v1/faq?q=${HEBREW}`, '/api/nope']) {
        const response = await send(path, { headers: { 'Idempotency-Key': key } })
        expect(response.headers.get('idempotency-key'), path).toBe(key)
      }
    },
  )

  it.each(['x'.repeat(129), 'é'])(
    'refuses the Idempotency-Key %s and echoes nothing',
    async (key) => {
      for (const path of ['/api/v1/profile', '/api/v1/faq?limit=3']) {
        const response = await send(path, { headers: { 'Idempotency-Key': key } })
        expect(response.headers.get('idempotency-key')).toBeNull()
        expect(await refusal(response)).toEqual({ status: 400, code: 'invalid_idempotency_key' })
      }
    },
  )

  it('limits a client to 60 requests a minute, counting bare reads, queries, batches and errors alike', async () => {
    const headers = { 'X-Forwarded-For': newClient() }
    const batch = () =>
      send('/api/v1/batch', {
        method: 'POST',
        headers,
        body: '{"operations":[{"op":"faq"},{"op":"profile"}]}',
      })
    const turns = [
      () => send('/api/v1/profile', { headers }),
      () => send(`/api/v1/faq?q=${HEBREW}`, { headers }),
      () => send('/api/nope', { headers }),
      batch,
    ]
    for (let used = 1; used <= 60; used += 1) {
      const response = await turns[used % turns.length]?.()
      expect(response?.status).not.toBe(429)
      expect(response?.headers.get('ratelimit-remaining')).toBe(String(60 - used))
    }
    for (const turn of turns) {
      const response = await turn()
      expect(response.headers.get('ratelimit-remaining')).toBe('0')
      const wait = Number(response.headers.get('retry-after'))
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(60)
      expect(response.headers.get('ratelimit-reset')).toBe(String(wait))
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await refusal(response)).toEqual({ status: 429, code: 'rate_limit_exceeded' })
    }
    const neighbour = await send('/api/v1/profile', { headers: { 'X-Forwarded-For': newClient() } })
    expect(neighbour.status).toBe(200)
  })

  it('counts a client by the address that its proxy saw, whatever it claims itself', async () => {
    const real = newClient()
    const first = await send('/api/v1/profile', {
      headers: { 'X-Forwarded-For': `1.1.1.1, ${real}` },
    })
    const second = await send('/api/v1/profile', {
      headers: { 'X-Forwarded-For': `2.2.2.2, ${real}` },
    })
    expect(first.headers.get('ratelimit-remaining')).toBe('59')
    expect(second.headers.get('ratelimit-remaining')).toBe('58')
  })

  it('gives the same bytes for the same request', async () => {
    const read = async () => (await send(`/api/v1/faq?q=${HEBREW}&limit=3`)).text()
    expect(await read()).toBe(await read())
  })

  it('writes letters of any language as they are', async () => {
    expect(await (await send('/api/v1/profile')).text()).toMatch(
      /"description":"[^"\\]*\p{L}{3,} /u,
    )
  })

  it('takes a body for JSON whatever its Content-Type says', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const response = await send('/api/v1/batch', {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: '{"operations":[{"op":"booking"}]}',
      })
      expect(response.status, type).toBe(200)
    }
  })

  it('answers many requests at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        postJson(send, '/api/v1/batch', { operations: [{ op: 'faq' }] }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
})

describe.each(targets.slice(1))('everything else, $name', ({ send }) => {
  it.each([
    '/',
    '/about',
    '/about.md',
    '/faq?q=x',
    '/llms.txt',
    '/openapi.json',
    '/.well-known/api-catalog',
    '/favicon.ico',
    '/og/home.png',
    '/site.webmanifest',
  ])('has no POST at %s, and says so', async (path) => {
    const response = await send(path, { method: 'POST', body: '{}' })
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(await refusal(response)).toEqual({ status: 405, code: 'method_not_allowed' })
    const options = await send(path, { method: 'OPTIONS' })
    expect(options.status).toBe(204)
    expect(options.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
  })

  it('has nothing for any method where nothing is', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const response = await send('/nothing', { method })
      expect(response.status, method).toBe(404)
      expect(response.headers.get('x-api-version')).toBe('1')
    }
  })

  it.each<[string, string, Record<string, string>]>([
    ['long fields', '/api/v1/faq', { 'X-Long': 'a'.repeat(17_000) }],
    ['a long address', `/ask?query=${'a'.repeat(66_000)}`, {}],
  ])('counts %s, and gives the key back', async (_, path, long) => {
    const headers = { 'Idempotency-Key': 'k1', 'X-Forwarded-For': newClient(), ...long }
    for (const remaining of ['59', '58']) {
      const response = await send(path, { headers })
      expect(response.headers.get('ratelimit-remaining')).toBe(remaining)
      expect(response.headers.get('idempotency-key')).toBe('k1')
      expect(await refusal(response)).toEqual({ status: 431, code: 'query_too_long' })
    }
    const after = await send('/api/v1/booking', { headers: { ...headers, 'X-Long': '' } })
    expect(after.headers.get('ratelimit-remaining')).toBe('57')
  })

  it('has no address of 66,000 characters', async () => {
    for (const path of ['/ask', '/about']) {
      const response = await send(`${path}?query=${'a'.repeat(66_000)}`)
      expect(response.headers.get('x-api-version')).toBe('1')
      expect(await refusal(response)).toEqual({ status: 431, code: 'query_too_long' })
    }
  })
})
