/** What nginx keeps by the recipe of deploy/: nothing that a stranger chose, and no more than there is. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { negotiateType } from '../../src/core/negotiate-type.ts'
import { PAGE_TYPES } from '../../src/server/negotiate-page.ts'
import { askTls } from '../support/https.ts'
import { startNginx } from '../support/programs.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

/** A nightly run asks for a million. */
const ACCEPT_FIELDS = Number(process.env['ACCEPT_FIELDS'] ?? 10_000)
const PAGES =
  '/ /about /booking /emergency /privacy /accessibility /services /en /about/ /booking/'.split(' ')
const CHROME = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

let origin: RunningServer
let nginx: Awaited<ReturnType<typeof startNginx>>
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
beforeAll(async () => {
  origin = await startProduction({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '100000' })
  nginx = await startNginx([origin.port])
})
afterAll(async () => {
  agent.destroy()
  await nginx.stop()
  await origin.stop('SIGKILL')
})

/** Asks with several fields of a name, where they are given so. */
async function ask(path: string, headers: Record<string, string | string[]> = {}) {
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port: nginx.port,
    path,
    headers: { Host: 'practice.example', ...headers },
    rejectUnauthorized: false,
  })
  outgoing.end()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { headers: incoming.headers, body: await text(incoming) }
}

/** Asks with a target as it is, which clients would correct. */
async function askRaw(target: string): Promise<string> {
  const socket = connect({ port: nginx.port, host: '127.0.0.1', rejectUnauthorized: false })
  socket.write(`GET ${target} HTTP/1.1\r\nHost: practice.example\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

async function filesInStore(): Promise<string[]> {
  const folder = join(nginx.folder, 'cache-practice-site')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Every copy that is kept, as nginx wrote it: its key, then the origin's answer. */
async function stored(): Promise<{ key: string; bytes: string }[]> {
  const files = await filesInStore()
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file, 'latin1')
      return { key: /\nKEY: (.*)\n/.exec(bytes)?.[1] ?? '', bytes }
    }),
  )
}

/** Whoever asks next decides again what is kept. */
async function emptyStore(): Promise<void> {
  await Promise.all((await filesInStore()).map((file) => rm(file)))
}

/** Holds every copy against its key; gives how many there are. */
async function expectCopiesToBeWhatTheirKeysSay(): Promise<number> {
  const copies = await stored()
  for (const { key, bytes } of copies) {
    const type = / (html|markdown) \//.exec(key)?.[1]
    if (type) expect(bytes, key).toMatch(new RegExp(`\r\nContent-Type: text/${type};`, 'i'))
  }
  return copies.length
}

describe('a stored page', () => {
  beforeEach(emptyStore)

  it.each<[string, string | string[]]>([
    ['two fields', ['*/*;q=0.1', 'text/markdown']],
    ['two fields, the other way', ['text/markdown;q=0.1', 'text/html']],
    ['an empty field first', ['', 'text/markdown']],
    ['a quoted comma', 'text/markdown;q=0.5,a/b;x=",text/html,"'],
    ['a quoted comma, the other way', 'text/html;q=0.5,a/b;x=",text/markdown,"'],
    ['many items', `text/markdown;q=0.5,${'a/b,'.repeat(30)}text/html`],
    ['many items, the other way', `text/html;q=0.5,${'a/b,'.repeat(30)}text/markdown`],
    ['an escaped quote', 'text/markdown;q=0.9,a/b;x="\\",text/html,"'],
  ])('is HTML for browsers after %s', async (_, accept) => {
    for (const path of ['/', '/about', '/booking', '/emergency']) {
      await ask(path, { Accept: accept })
      const { headers } = await ask(path, { Accept: CHROME })
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      const markdown = await ask(path, { Accept: 'text/markdown' })
      expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
    }
    expect(await expectCopiesToBeWhatTheirKeysSay()).toBeGreaterThan(0)
  })

  it('is HTML for browsers after two fields over HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false })
    const stream = session.request({
      ':path': '/privacy',
      ':authority': 'practice.example',
      accept: ['*/*;q=0.1', 'text/markdown'],
    })
    await text(stream)
    session.close()
    const { headers } = await ask('/privacy', { Accept: CHROME })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(await expectCopiesToBeWhatTheirKeysSay()).toBeGreaterThan(0)
  })

  const types = ['text/html', 'text/markdown', 'text/*', '*/*', 'a/b', 'Text/HTML', 'TEXT/MARKDOWN']
  const parameters = [
    ...[
      '',
      '',
      ';q=1',
      '; q=1.000',
      ';q=0.9',
      ' ; q=0.25',
      ';q=0',
      ';q=0.0',
      ';q=2',
      ';q=',
      ';Q=0.5',
    ],
    ...[
      ';level=1',
      ';x',
      ';x=","',
      ';x=",text/html,"',
      ';x="\\",text/markdown"',
      '\t;\tq=.5',
      ';q=0.5;q=1',
    ],
  ]
  const item = fc.tuple(fc.constantFrom(...types), fc.constantFrom(...parameters))
  const field = fc
    .tuple(fc.array(item, { maxLength: 5 }), fc.constantFrom(',', ', ', ' ,,', ',\t'), fc.nat(30))
    .map(([items, comma, more]) =>
      [
        ...items.map((one) => one.join('')),
        ...(more > 25 ? Array<string>(more).fill('c/d') : []),
      ].join(comma),
    )

  it('is what its key says, whatever anybody sends in Accept', { timeout: 3_600_000 }, async () => {
    const fields = fc.sample(fc.array(field, { minLength: 1, maxLength: 3 }), {
      numRuns: ACCEPT_FIELDS,
      seed: 30,
    })
    let copies = 0
    // Each asks for a page of its own, which is not stored: nobody waits for another's.
    for (let i = 0; i < fields.length; i += PAGES.length) {
      await emptyStore()
      await Promise.all(
        PAGES.map(async (path, page) => {
          const accept = fields[i + page]
          if (!accept) return
          const { headers } = await ask(path, { Accept: accept })
          const type = headers['content-type']?.split(';')[0]
          // Of several fields, nginx 1.22 reads the first, later ones all.
          const expected = [accept[0], accept.join(', ')].map(
            (one) => negotiateType(one, PAGE_TYPES) ?? 'application/json',
          )
          expect(expected, accept.join(' | ')).toContain(type)
        }),
      )
      copies += await expectCopiesToBeWhatTheirKeysSay()
    }
    expect(copies).toBeGreaterThan(ACCEPT_FIELDS / 10)
  })
})

describe('the store', () => {
  const inStore = async (part: string) =>
    (await stored()).filter(({ key, bytes }) => `${key}${bytes}`.includes(part))

  it.each([
    ['/faq?limit=n1', '/faq?limit=n2'],
    ['/%61bout', '/abou%74'],
    ['/about#x', '/about#y'],
    ['/./about', '/x/../about'],
    ['//about', '///about'],
    ['/about?a#b', '/about?a%23b#c'],
    ['/api/v1/profile#a', '/api/v1/profile?b#c'],
    ['/%2e/about', '/about%2f'],
    ['/services?limit=1', '/services?limit=2'],
    ['/faq?cursor=a', '/faq?cursor=b'],
    ['/api/v1/profile?limit=n1', '/api/v1/profile?limit=n2'],
    ['/api/v1/booking/?cursor=a', '/api/v1/booking/?limit=1&cursor=b'],
  ])('has one copy at most for %s and %s', async (...targets) => {
    const before = (await stored()).length
    for (const target of targets) await askRaw(target)
    expect((await stored()).length - before).toBeLessThanOrEqual(1)
  })

  it('has the beginnings of lists, and not the pages that follow, of which there are thousands', async () => {
    const cacheOf = async (path: string) => {
      await askTls(nginx.port, path)
      return (await askTls(nginx.port, path)).headers['x-cache']
    }
    expect(await cacheOf('/api/v1/faq?limit=7')).toBe('HIT')
    const { body } = await askTls(nginx.port, '/api/v1/faq?limit=7')
    const { nextCursor } = JSON.parse(body) as { nextCursor: string }
    for (const path of [`?cursor=${nextCursor}`, `?limit=7&cursor=${nextCursor}`, '?limit=07'])
      expect(await cacheOf(`/api/v1/faq${path}`), path).toBeUndefined()
  })

  it.each([
    '/faq?limit=1#&q=SECRET',
    '/faq?limit=1&x=SECRET',
    '/faq?x=SECRET',
    '/api/v1/faq?limit=1#&q=SECRET',
    '/api/v1/faq?limit=1&q=SECRET',
    '/about?SECRET#SECRET',
    '/api/v1/profile?limit=SECRET',
    '/api/v1/faq?cursor=SECRET',
    '/SECRET',
    '/faq/?q=SECRET',
    '/api/v1/faq/?%71=SECRET',
    'http://practice.example/faq?q=SECRET',
    'http://practice.example/about#SECRET',
  ])('keeps nothing that somebody wrote into %s', async (target) => {
    await askRaw(target)
    expect(await inStore('SECRET')).toEqual([])
  })

  it('has no key of one client’s own', async () => {
    for (const keys of [['', 'theirs'], ['theirs', ''], ['theirs']]) {
      for (const path of ['/api/v1/booking', '/api/v1/faq?limit=3'])
        await ask(path, { 'Idempotency-Key': keys })
    }
    expect(await inStore('theirs')).toEqual([])
    for (const path of ['/api/v1/booking', '/api/v1/faq?limit=3'])
      expect((await ask(path)).headers['idempotency-key']).toBeUndefined()
  })

  it('keeps nothing for who writes what looks like a verdict, over HTTP/2', async () => {
    const before = (await stored()).length
    const session = connectHttp2(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false })
    for (const name of ['idempotency-key', 'range'])
      for (const [i, type] of ['any', 'html', 'markdown'].entries())
        for (const end of ['theirs', 'br ', 'br', ' '])
          for (const path of ['/api/v1/services', `/faq?limit=1&x=SECRET${i}`, `/%61bout?${i}`]) {
            const odd = { [name]: ` none ${type} ${end}`, 'accept-encoding': 'br' }
            const head = { ':path': path, ':authority': 'practice.example' }
            await text(session.request({ ...head, ...odd }))
          }
    session.close()
    expect((await stored()).length).toBe(before)
    const { headers } = await ask('/api/v1/services', { 'Accept-Encoding': 'br' })
    expect(headers['idempotency-key']).toBeUndefined()
  })

  it('still serves what it had, after one client asked for everything', async () => {
    await askTls(nginx.port, '/booking')
    const before = (await stored()).length
    for (let i = 0; i < 200; i += 1) {
      await ask(`/booking?limit=n${i}`)
      await askRaw(`/bookin%67#${i}`)
    }
    expect((await stored()).length).toBe(before)
    expect((await ask('/booking')).headers['x-cache']).toBe('HIT')
  })
})
