import { describe, expect, it } from 'vitest'
import { HANDSHAKE_VERSIONS } from './identity.ts'
import { postRaw, rpc, rpc2026 } from './testing/post.ts'

const clientInfo = { name: 'test', version: '1.0.0' }

describe('revisions that begin with initialize', () => {
  it.each(HANDSHAKE_VERSIONS)('speaks %s, as JSON', async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo }
    const response = await postRaw(
      JSON.stringify({ jsonrpc: '2.0', id: 'a', method: 'initialize', params }),
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { id, result } = (await response.json()) as { id: string; result: object }
    expect(id).toBe('a')
    expect(result).toMatchObject({
      protocolVersion,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      serverInfo: { name: 'localhost/practice' },
    })
  })

  it('offers its newest to a client of an unknown one', async () => {
    const { body } = await rpc('initialize', {
      protocolVersion: '1999-01-01',
      capabilities: {},
      clientInfo,
    })
    expect(body.result['protocolVersion']).toBe('2025-11-25')
  })

  it.each([
    undefined,
    {},
    { protocolVersion: 1 },
    { protocolVersion: '2025-11-25', capabilities: {} },
  ])('say in a sentence what initialize with %j lacks', async (params) => {
    const { body } = await rpc('initialize', params)
    expect(body.error.code).toBe(-32602)
    expect(body.error.message).toMatch(/^initialize needs params with protocolVersion [^\n]+\.$/)
  })

  it('says what it is, which tool is first and where to turn in distress', async () => {
    const { body } = await rpc('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo,
    })
    const instructions = String(body.result['instructions'])
    for (const said of ['search_faq', 'get_booking_info', '1201', '101', '100', '/emergency'])
      expect(instructions).toContain(said)
  })

  it('answers ping', async () => {
    expect((await rpc('ping')).body.result).toEqual({})
  })

  it('accepts a notification with 202 and no body', async () => {
    const response = await postRaw('{"jsonrpc":"2.0","method":"notifications/initialized"}')
    expect(response.status).toBe(202)
    expect(await response.text()).toBe('')
  })

  it('knows no other method', async () => {
    expect((await rpc('prompts/list')).body.error.code).toBe(-32601)
  })

  it('reports a missing resource with their code', async () => {
    const { body } = await rpc('resources/read', { uri: 'http://127.0.0.1:4321/abuot' })
    expect(body.error).toMatchObject({ code: -32002, data: { uri: 'http://127.0.0.1:4321/abuot' } })
    expect(body.error.message).toContain('Closest: http://127.0.0.1:4321/about')
  })
})

describe('2026-07-28', () => {
  it('is discovered', async () => {
    const { status, body } = await rpc2026('server/discover')
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      ttlMs: 300_000,
      cacheScope: 'public',
    })
  })

  it.each(['tools/list', 'resources/list', 'resources/templates/list'])(
    'says how long %s may be kept',
    async (method) => {
      expect((await rpc2026(method)).body.result).toMatchObject({
        resultType: 'complete',
        ttlMs: 300_000,
        cacheScope: 'public',
      })
    },
  )

  it('calls a tool', async () => {
    const { body } = await rpc2026('tools/call', { name: 'get_booking_info', arguments: {} })
    expect(body.result['structuredContent']).toMatchObject({ bookingSystem: 'none' })
  })

  it('reports a missing resource with its code', async () => {
    const { body } = await rpc2026('resources/read', { uri: 'http://127.0.0.1:4321/abuot' })
    expect(body.error.code).toBe(-32602)
  })

  it('answers an unknown method with 404', async () => {
    const { status, body } = await rpc2026('prompts/list')
    expect([status, body.error.code]).toEqual([404, -32601])
  })

  it('refuses a message that its headers contradict', async () => {
    const response = await postRaw(
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list' },
    )
    expect(response.status).toBe(400)
  })
})
