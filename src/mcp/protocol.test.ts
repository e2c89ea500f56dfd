import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { HANDSHAKE_VERSIONS, instructions } from './identity.ts'
import { postRaw, rpc, rpc2026 } from '../testing/mcp-calls.ts'

const { catalogue } = await instance()

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

  describe('begin with instructions that', () => {
    const initialize = async () => {
      const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }
      return String((await rpc('initialize', params)).body.result['instructions'])
    }

    it('are short enough for clients that cut them, what matters most first', async () => {
      const text = await initialize()
      const longAddress = `https://${'a'.repeat(52)}`
      expect(text.replaceAll(catalogue.siteUrl, longAddress).length).toBeLessThanOrEqual(2000)
      const parts = ['placeholders', 'Distress', 'search_faq', 'get_booking_info.', 'Privacy']
      const places = parts.map((part) => text.indexOf(part))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    })

    it('name every helpline in Hebrew and English, and where to read on', async () => {
      const text = await initialize()
      for (const { name, english, phone, url } of catalogue.helplines)
        expect(text).toContain(`${english.name} (${name}): ${phone ?? url ?? '?'}`)
      expect(text).toContain('/emergency')
      expect(text).toContain('in danger give the numbers instead')
    })

    it('name every tool, the one for any question first', async () => {
      const named = [...(await initialize()).matchAll(/^- .+: ([a-z]+(?:_[a-z]+)+)$/gm)]
      const { tools } = (await rpc('tools/list')).body.result as { tools: { name: string }[] }
      expect(named[0]?.[1]).toBe('search_faq')
      expect(named.map(([, name]) => name).toSorted()).toEqual(
        tools.map(({ name }) => name).toSorted(),
      )
    })

    it('warn of placeholders only while there are some', () => {
      const real = { ...catalogue, practice: { ...catalogue.practice, placeholders: [] } }
      expect(instructions(real, [])).toMatch(/^Distress/)
    })
  })

  it('answers ping', async () => {
    expect((await rpc('ping')).body.result).toEqual({})
  })

  it('accepts a notification with 202 and no body', async () => {
    const response = await postRaw('{"jsonrpc":"2.0","method":"notifications/initialized"}')
    expect(response.status).toBe(202)
    expect(await response.text()).toBe('')
  })

  it.each(['tools/list', 'resources/list', 'resources/templates/list'])(
    'gives the whole of %s for a cursor that is null, as for none',
    async (method) => {
      const { body } = await rpc(method, { cursor: null })
      expect(body.result).toEqual((await rpc(method)).body.result)
    },
  )

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
