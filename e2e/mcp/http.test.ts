import { describe, expect, it } from 'vitest'
import { newClient } from '../support/new-client.ts'
import { targets } from '../support/targets.ts'

describe.each(targets)('MCP $name', ({ send }) => {
  it('answers a tool call with all that an answer of the API carries', async () => {
    const params = { name: 'get_practice_info', arguments: {} }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const response = await send('/api/mcp', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { Origin: 'https://assistant.example', 'Idempotency-Key': 'once' },
    })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'access-control-allow-origin': '*',
      'x-api-version': '1',
      'idempotency-key': 'once',
      'ratelimit-limit': '60',
    })
    const { result } = (await response.json()) as { result: { structuredContent: object } }
    expect(result.structuredContent).toEqual(await (await send('/api/v1/profile')).json())
  })

  it('counts each message of a batch, and turns away a batch that does not fit', async () => {
    const client = { 'X-Forwarded-For': newClient() }
    const post = (pings: number) => {
      const batch = Array.from({ length: pings }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'ping',
      }))
      return send('/api/mcp', { method: 'POST', body: JSON.stringify(batch), headers: client })
    }
    const left: (string | null)[] = []
    for (const pings of [20, 20, 18])
      left.push((await post(pings)).headers.get('ratelimit-remaining'))
    expect(left).toEqual(['40', '20', '2'])
    const refused = await post(3)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(await refused.json()).toMatchObject({
      code: 'rate_limit_exceeded',
      error: 'This batch counts as 3 requests; 1 is left in this minute.',
      hint: expect.stringMatching(/^2 messages are too many: send at most 1 now/) as string,
    })
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await post(1)).status).toBe(200)
    const none = await post(1)
    expect(none.status).toBe(429)
    expect(Number(none.headers.get('retry-after'))).toBeGreaterThan(1)
  })
})

describe.each(targets.filter(({ name }) => name !== 'in process'))('MCP $name', ({ send }) => {
  it('has one server card at both of its addresses', async () => {
    const wellKnown = await send('/.well-known/mcp/server-card.json')
    const beside = await send('/api/mcp/server-card')
    expect([wellKnown.status, beside.status]).toEqual([200, 200])
    for (const { headers } of [wellKnown, beside])
      expect(headers.get('content-type')).toBe('application/mcp-server-card+json')
    expect(await wellKnown.text()).toBe(await beside.text())
  })
})

/** Headers that the connection, not the answer, has, or that tell the time. */
const PASSING =
  /^(connection|content-length|date|keep-alive|ratelimit|(x-)?ratelimit-reset|transfer-encoding)$/

describe('MCP in production', () => {
  const params = { name: 'search_faq', arguments: { query: 'מחיר' } }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const perRequest = {
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'search_faq',
  }
  const text = JSON.stringify(call)
  const chunked = () => ({
    body: new Blob([text]).stream(),
    duplex: 'half' as const,
  })

  it.each<[what: string, init: () => RequestInit]>([
    ['a call', () => ({ body: text })],
    ['a call with a key', () => ({ body: text, headers: { 'Idempotency-Key': 'once' } })],
    ['a call with a bad key', () => ({ body: text, headers: { 'Idempotency-Key': 'é' } })],
    [
      'a call of 2026-07-28',
      () => ({
        body: JSON.stringify({ ...call, params: { ...params, _meta: meta } }),
        headers: perRequest,
      }),
    ],
    ['a call in chunks', chunked],
    ['a call after a byte order mark', () => ({ body: `\ufeff${text}` })],
    [
      'a call with a progress token',
      () => ({ body: text.replace('{"name"', '{"_meta":{"progressToken":1},"name"') }),
    ],
    ['a mistaken call', () => ({ body: text.replace('query', 'q') })],
    ['a call of no tool', () => ({ body: text.replace('search_faq', 'book') })],
    ['a contradiction', () => ({ body: text, headers: perRequest })],
    ['another method', () => ({ body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })],
    ['a notification', () => ({ body: '{"jsonrpc":"2.0","method":"notifications/initialized"}' })],
    ['a batch', () => ({ body: `[${text},${text}]` })],
    ['no JSON', () => ({ body: '{' })],
    ['nothing', () => ({ body: '' })],
    ['what is not UTF-8', () => ({ body: new Uint8Array([0x22, 0xff, 0x22]) })],
    ['too much', () => ({ body: text + ' '.repeat(65_536) })],
    ['a bad origin', () => ({ body: text, headers: { Origin: 'no origin' } })],
  ])('answers %s as the application does', async (_what, init) => {
    const answers = await Promise.all(
      targets
        .filter(({ name }) => name !== 'development')
        .map(async ({ send }) => {
          const request = init()
          const asked = new Headers(request.headers)
          // In process nobody adds one.
          asked.set('Accept-Encoding', 'identity')
          const response = await send('/api/mcp', { ...request, method: 'POST', headers: asked })
          const headers = [...response.headers].filter(([name]) => !PASSING.test(name))
          return { status: response.status, headers, text: await response.text() }
        }),
    )
    expect(answers).toHaveLength(2)
    expect(answers[1]).toEqual(answers[0])
  })

  it('answers the 61st call as the application does', async () => {
    const client = { 'X-Forwarded-For': newClient() }
    for (const { name, send } of targets) {
      if (name === 'development') continue
      const post = () => send('/api/mcp', { method: 'POST', body: text, headers: client })
      const statuses: number[] = []
      for (let i = 0; i < 60; i += 1) statuses.push((await post()).status)
      const refused = await post()
      expect(statuses).toEqual(Array(60).fill(200))
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await refused.json()).toMatchObject({ code: 'rate_limit_exceeded' })
    }
  })
})
