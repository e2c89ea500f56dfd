import { describe, expect, it } from 'vitest'
import { BatchResult } from '../../src/schemas/batch.ts'
import { postJson, refusal, targets } from '../support/targets.ts'

describe.each(targets)('POST /api/v1/batch, $name', ({ send }) => {
  const batch = async (operations: unknown) =>
    BatchResult.strict().parse(await (await postJson(send, '/api/v1/batch', { operations })).json())

  it('gives what each endpoint would give, byte for byte and in order', async () => {
    const q = 'כמה עולה פגישה'
    const operations = [
      { op: 'booking' },
      { op: 'faq', params: { q } },
      { op: 'profile', params: { q: 'is ignored here' } },
      { op: 'services', params: {} },
      { op: 'services', params: { q: 'חרדה' } },
    ]
    const paths = [
      '/api/v1/booking',
      `/api/v1/faq?q=${encodeURIComponent(q)}`,
      '/api/v1/profile',
      '/api/v1/services',
      `/api/v1/services?q=${encodeURIComponent('חרדה')}`,
    ]
    const text = await (await postJson(send, '/api/v1/batch', { operations })).text()
    const expected = await Promise.all(paths.map(async (path) => (await send(path)).text()))
    const results = operations.map(
      ({ op }, i) => `{"op":"${op}","status":"ok","data":${expected[i]}}`,
    )
    expect(text).toBe(`{"count":5,"results":[${results.join(',')}]}`)
  })

  it('reports a mistake in one operation as that operation’s result', async () => {
    const { results } = await batch([
      { op: 'delete-everything' },
      { op: 'faq', params: { q: 5 } },
      { op: 'faq', params: 'text' },
      { op: 'services', params: { q: 'a'.repeat(2001) } },
      { op: '__proto__' },
      { op: 'profile', params: null },
    ])
    const codes = results.map(({ data }) => data && 'code' in data && data.code)
    expect(results.map(({ status }, i) => [status, codes[i]])).toEqual([
      ['error', 'unknown_operation'],
      ['error', 'invalid_params'],
      ['error', 'invalid_params'],
      ['error', 'query_too_long'],
      ['error', 'unknown_operation'],
      ['error', 'invalid_params'],
    ])
  })

  it.each(['profile', 'booking'])('does not look at the q of %s', async (op) => {
    for (const q of [5, null, 'a'.repeat(2001)])
      expect((await batch([{ op, params: { q } }])).results).toMatchObject([{ op, status: 'ok' }])
    for (const params of ['text', null, []])
      expect((await batch([{ op, params }])).results).toMatchObject([
        { status: 'error', data: { code: 'invalid_params' } },
      ])
  })

  it('takes one to ten operations', async () => {
    expect((await batch([{ op: 'faq' }])).count).toBe(1)
    expect((await batch(Array(10).fill({ op: 'faq' }))).count).toBe(10)
  })

  it.each([
    ['no operations', {}],
    ['null', { operations: null }],
    ['an object', { operations: { op: 'faq' } }],
    ['none', { operations: [] }],
    ['eleven', { operations: Array(11).fill({ op: 'faq' }) }],
    ['an item that is no object', { operations: ['faq'] }],
    ['an item without op', { operations: [{ op: 'faq' }, {}] }],
    ['an op that is no string', { operations: [{ op: 1 }] }],
    ['an array', []],
    ['a string', '"faq"'],
    ['a number', '5'],
    ['null as the whole', 'null'],
  ])('refuses %s', async (_, body) => {
    const response = await postJson(send, '/api/v1/batch', body)
    expect(await refusal(response)).toEqual({ status: 400, code: 'invalid_operations' })
  })

  it.each(['', '  ', '{', '{"operations":[}', "{'operations':[]}", 'op=faq'])(
    'refuses a body that is no JSON: %j',
    async (body) => {
      const response = await postJson(send, '/api/v1/batch', body)
      expect(await refusal(response)).toEqual({ status: 400, code: 'invalid_json' })
    },
  )

  it('refuses a body that is not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"operations":[{"op":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}]}'),
    ])
    const response = await send('/api/v1/batch', { method: 'POST', body })
    expect(await refusal(response)).toEqual({ status: 400, code: 'invalid_json' })
  })

  it('takes a body of 64 KiB and refuses one byte more', async () => {
    const fill = (size: number) => {
      const body = '{"operations":[{"op":"booking"}]}'
      return body + ' '.repeat(size - body.length)
    }
    expect((await postJson(send, '/api/v1/batch', fill(65_536))).status).toBe(200)
    const refused = await postJson(send, '/api/v1/batch', fill(65_537))
    expect(await refusal(refused)).toEqual({ status: 413, code: 'payload_too_large' })
  })

  it('is never stored', async () => {
    const response = await postJson(send, '/api/v1/batch', { operations: [{ op: 'faq' }] })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
  })
})
