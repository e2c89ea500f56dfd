import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { preferredCodings, represent } from './content-coding.ts'
import type { PlainResponse } from './response.ts'
import { growthOf } from './testing/growth.ts'

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
    ['BR;Q=0, GZip;Q=0.5', ['gzip', 'identity']],
    ['gzip, *;q=0', ['gzip']],
    ['*', ['br', 'gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['zstd', ['identity']],
    ['nonsense;;q=x', ['identity']],
  ])('by Accept-Encoding %j are %j', (header, expected) => {
    expect(preferredCodings(header)).toEqual(expected)
  })

  it('of a long list are found at little cost', () => {
    for (const unit of ['br,', 'x,', '*;q=0,', ';'])
      expect(
        growthOf((size) => preferredCodings(unit.repeat(size / unit.length))),
        unit,
      ).toBeLessThan(90)
  })
})

describe('a text that was made for one request', () => {
  const text = 'שלום '.repeat(1000)
  const answer = (headers: Record<string, string> = {}, body = text): PlainResponse => ({
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body,
  })
  const ask =
    (headers: Record<string, string>) =>
    (name: string): string | undefined =>
      headers[name]

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s, with a validator of its own', async (coding, decode) => {
    const asked = { 'accept-encoding': coding }
    const coded = await represent(answer({ ETag: '"x"', Vary: 'Accept' }), ask(asked))
    expect(coded.headers).toMatchObject({
      'Content-Encoding': coding,
      ETag: `"x-${coding}-live"`,
      Vary: 'Accept, Accept-Encoding',
    })
    const bytes = coded.body as Buffer
    expect(coded.headers['Content-Length']).toBe(String(bytes.byteLength))
    expect(decode(bytes).toString()).toBe(text)
    const again = await represent(
      answer({ ETag: '"x"' }),
      ask({ ...asked, 'if-none-match': `W/"x-${coding}-live"` }),
    )
    expect([again.status, again.headers['ETag']]).toEqual([304, `"x-${coding}-live"`])
    expect(Object.keys(again.headers)).not.toContain('Content-Encoding')
    expect(Object.keys(again.headers)).not.toContain('Content-Type')
    expect(again.body).toBeUndefined()
  })

  it.each([
    ['events', answer({ 'Content-Type': 'text/event-stream' })],
    ['pictures', answer({ 'Content-Type': 'image/png' })],
    ['what is coded', answer({ 'Content-Encoding': 'gzip' })],
    ['what is short', answer({}, 'a'.repeat(1023))],
  ])('is sent as it is where it is %s, with its length', async (_, response) => {
    const plain = await represent(response, ask({ 'accept-encoding': 'br' }))
    const length = String(Buffer.byteLength(response.body ?? ''))
    expect(plain).toEqual({
      ...response,
      headers: { ...response.headers, 'Content-Length': length },
    })
  })

  it('is not sent where the client has it, in whatever coding', async () => {
    for (const headers of [{ 'if-none-match': '*' }, { 'if-none-match': '"x"' }]) {
      const plain = await represent(answer({ ETag: '"x"' }), ask(headers))
      expect([plain.status, plain.headers['ETag']]).toEqual([304, '"x"'])
    }
    const asked = { 'accept-encoding': 'br', 'if-none-match': '"x"' }
    expect((await represent(answer({ ETag: '"x"' }), ask(asked))).status).toBe(200)
  })

  it('is sent as it is while many others are under way', async () => {
    const many = Array.from({ length: 30 }, () =>
      Promise.resolve(represent(answer(), ask({ 'accept-encoding': 'gzip' }))),
    )
    const codings = (await Promise.all(many)).map(({ headers }) => headers['Content-Encoding'])
    expect(codings).toEqual([
      ...Array<string>(20).fill('gzip'),
      ...Array<undefined>(10).fill(undefined),
    ])
  })
})
