import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { preferredCodings, represent } from './content-coding.ts'

describe('the codings of an answer', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['identity', ['identity']],
    ['gzip, deflate, br', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
    ['br;q=0.5, gzip;q=0.8, identity;q=0.6', ['gzip', 'identity', 'br']],
    ['identity, gzip;q=0.5', ['identity', 'gzip']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['gzip;q=0, br;q=0', ['identity']],
    ['gzip, identity;q=0', ['gzip']],
    ['identity;q=0', ['br', 'gzip']],
    ['br;q=0, identity;q=0', ['gzip']],
    ['*;q=0', ['identity']],
    ['gzip, *;q=0', ['gzip']],
    ['*', ['br', 'gzip', 'identity']],
    ['zstd', ['identity']],
    ['nonsense;;q=x', ['identity']],
  ])('by Accept-Encoding %j are %j', (header, expected) => {
    expect(preferredCodings(header)).toEqual(expected)
  })

  it('of a long list are found at little cost', () => {
    const startedAt = performance.now()
    for (const unit of ['br,', 'x,', '*;q=0,', ';'])
      expect(preferredCodings(unit.repeat(16_000 / unit.length)).length).toBeGreaterThan(0)
    expect(performance.now() - startedAt).toBeLessThan(200)
  })
})

describe('a text that was made for one request', () => {
  const text = 'שלום '.repeat(1000)
  const answer = (headers = {}) =>
    new Response(text, {
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    })
  const ask =
    (headers: Record<string, string>) =>
    (name: string): string | undefined =>
      headers[name]

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s, with a validator of its own', async (coding, decode) => {
    const asked = { 'Accept-Encoding': coding }
    const coded = await represent(answer({ ETag: '"x"', Vary: 'Accept' }), ask(asked))
    expect(Object.fromEntries(coded.headers)).toMatchObject({
      'content-encoding': coding,
      etag: `"x-${coding}-live"`,
      vary: 'Accept, Accept-Encoding',
    })
    const bytes = await coded.bytes()
    expect(coded.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(decode(bytes).toString()).toBe(text)
    const again = await represent(
      answer({ ETag: '"x"' }),
      ask({ ...asked, 'If-None-Match': `W/"x-${coding}-live"` }),
    )
    expect([again.status, again.headers.get('etag')]).toEqual([304, `"x-${coding}-live"`])
    expect(again.headers.has('content-encoding')).toBe(false)
  })

  it.each([
    ['events', new Response(text, { headers: { 'Content-Type': 'text/event-stream' } })],
    ['pictures', new Response(text, { headers: { 'Content-Type': 'image/png' } })],
    ['what is coded', answer({ 'Content-Encoding': 'gzip' })],
    ['what is short', answer({ 'Content-Length': '1023' })],
  ])('is sent as it is where it is %s', async (_, response) => {
    expect(await represent(response, ask({ 'Accept-Encoding': 'br' }))).toBe(response)
  })

  it('is sent as it is where it is short, though its length is not said', async () => {
    const short = new Response('{}', { headers: { 'Content-Type': 'application/json' } })
    const plain = await represent(short, ask({ 'Accept-Encoding': 'br' }))
    expect(Object.fromEntries(plain.headers)).toEqual({
      'content-type': 'application/json',
      'content-length': '2',
    })
    expect(await plain.text()).toBe('{}')
  })

  it('is not sent where the client has it, in whatever coding', async () => {
    for (const headers of [{ 'If-None-Match': '*' }, { 'If-None-Match': '"x"' }]) {
      const plain = await represent(answer({ ETag: '"x"' }), ask(headers))
      expect([plain.status, plain.headers.get('etag')]).toEqual([304, '"x"'])
    }
    const asked = { 'Accept-Encoding': 'br', 'If-None-Match': '"x"' }
    expect((await represent(answer({ ETag: '"x"' }), ask(asked))).status).toBe(200)
  })

  it('is sent as it is while many others are under way', async () => {
    const many = Array.from({ length: 30 }, () =>
      represent(answer(), ask({ 'Accept-Encoding': 'gzip' })),
    )
    const codings = (await Promise.all(many)).map(({ headers }) => headers.get('content-encoding'))
    expect(codings).toEqual([...Array<string>(20).fill('gzip'), ...Array<null>(10).fill(null)])
  })
})
