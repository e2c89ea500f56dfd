import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { searchPath } from '../support/search-path.ts'

const production = inject('production')
const development = inject('development')

describe.each([
  ['development', development],
  ['production', production],
])('the search page in %s', (_, origin) => {
  it('answers a question at /faq?q=', async () => {
    const response = await fetch(origin + searchPath('כמה עולה פגישה'))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('id="session-fee"')
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it('refuses a question that is too long, in a page', async () => {
    const response = await fetch(origin + searchPath('a'.repeat(2001)))
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('is counted in a window with a name of its own', async () => {
    const { headers } = await fetch(origin + searchPath('חניה'))
    const limit = headers.get('ratelimit-limit')
    expect(headers.get('ratelimit-policy')).toBe(`"search";q=${limit};w=60`)
    expect(headers.get('ratelimit')).toMatch(/^"search";r=\d+;t=\d+$/)
  })

  it('has no other address', async () => {
    const response = await fetch(`${origin}/faq/search?q=a`)
    expect(response.status).toBe(404)
  })
})

describe('the search page in both', () => {
  /** What people see and hear of a page: its name and its body, however that is written down. */
  async function page(origin: string, question: string) {
    const html = await (await fetch(origin + searchPath(question))).text()
    return [/<title>.*?<\/title>/s, /<body>.*<\/body>/s].map((part) =>
      (part.exec(html)?.[0] ?? '')
        .replace(/&(?:#(\d+)|(lt|gt|quot|amp));/g, (_, code?: string, name?: keyof typeof NAMED) =>
          name ? NAMED[name] : String.fromCharCode(Number(code)),
        )
        .replace(/\s*\n\s*/g, '')
        .replace(/ data-astro-source-\w+="[^"]*"/g, '')
        // Where a script stands, and what it is called, is the bundler's affair.
        .replace(/<script type="module"[^>]*>.*?<\/script>/gs, ''),
    )
  }
  const NAMED = { lt: '<', gt: '>', quot: '"', amp: '&' }

  it.each([
    ['what it answers', 'כמה עולה פגישה'],
    ['services beside answers', 'חרדה'],
    ['no answer', 'מזג האוויר מחר'],
    ['distress', 'אני רוצה למות'],
    ['a question in English', 'do you take Maccabi?'],
    ['a hostile question', '  " onfocus=alert(1) <b>&amp;{query}$&\uE000entries\uE001  '],
    ['a question that is too long', 'ארוך '.repeat(401)],
  ])('is the same for %s', async (_, question) => {
    const [developed, produced] = await Promise.all(
      [development, production].map((origin) => page(origin, question)),
    )
    expect(produced).toEqual(developed)
  })
})

describe('the search page in production', () => {
  it.each([
    '/faq/search/',
    '/faq/search.html',
    '/faq/search/index.html',
    '/faq/%73earch',
    '/faq/%2573earch',
    '/faq/%252573earch',
  ])('is not at %s, where nobody would count', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${production}${path}?q=a`, { method })
      expect(response.status, method).toBe(404)
    }
  })

  /** An answer as it is sent, without a client that unpacks it. */
  async function ask(method: 'GET' | 'HEAD', headers: Record<string, string>, query = 'כמה עולה') {
    const outgoing = request(production + searchPath(query), { method, headers }).end()
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) }
  }

  it('is compressed for those who accept it, and is the same page', async () => {
    const query = 'כמה זמן נמשך טיפול, כמה הוא עולה ואיך קובעים'
    const plain = await ask('GET', { 'accept-encoding': 'identity' }, query)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const codings = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const { headers, body } = await ask('GET', codings, query)
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).toBe('Accept, Accept-Encoding')
    expect(body.byteLength).toBeLessThan(plain.body.byteLength / 2)
    expect(brotliDecompressSync(body).equals(plain.body)).toBe(true)
  })

  it('is compressed when it refuses a question, too', async () => {
    const { status, headers } = await ask('GET', { 'accept-encoding': 'gzip' }, 'a'.repeat(2001))
    expect(status).toBe(400)
    expect(headers['content-encoding']).toBe('gzip')
  })

  it.each(['GET', 'HEAD'] as const)('is nobody else’s, by %s', async (method) => {
    const { status, headers, body } = await ask(method, {})
    expect(status).toBe(200)
    expect(body.byteLength > 0).toBe(method === 'GET')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['cdn-cache-control']).toBeUndefined()
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-api-version']).toBe('1')
  })

  it('is limited in a window of its own', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    for (let i = 0; i < 60; i += 1) expect((await ask('GET', from)).status).toBe(200)
    const { status, headers, body } = await ask('GET', from)
    expect(status).toBe(429)
    expect(headers['retry-after']).toMatch(/^\d+$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString()).toContain('tel:1201')
    const api = await fetch(`${production}/api/v1/booking`, { headers: from })
    expect(api.headers.get('ratelimit-remaining')).toBe('59')
    expect((await fetch(`${production}/faq`, { headers: from })).status).toBe(200)
  })
})
