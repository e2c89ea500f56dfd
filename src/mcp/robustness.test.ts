import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callTool, postRaw, rpc } from '../testing/mcp-calls.ts'
import { instance } from '../instance.ts'

const { app } = await instance()

const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
const cancel = (requestId: number) => ({
  jsonrpc: '2.0',
  method: 'notifications/cancelled',
  params: { requestId },
})
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: number } }).error.code

describe('a batch', () => {
  it('is answered in order, one answer to a request', async () => {
    const response = await postRaw(JSON.stringify([ping(1), cancel(7), ping(2)]))
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', id: 1, result: {} },
      { jsonrpc: '2.0', id: 2, result: {} },
    ])
  })

  it('is answered although it cancels its own request', async () => {
    const response = await postRaw(JSON.stringify([ping(1), cancel(1)]))
    expect(await response.json()).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }])
  })

  it('answers both of two requests with one id', async () => {
    const response = await postRaw(JSON.stringify([ping(1), ping(1)]))
    expect(await response.json()).toHaveLength(2)
  })

  it('stays below 1 MB, and says what was left out', async () => {
    const { body } = await rpc('resources/list')
    const resources = body.result['resources'] as { uri: string; size: number }[]
    const [largest] = resources.toSorted((a, b) => b.size - a.size)
    const read = (id: number) => ({
      ...ping(id),
      method: 'resources/read',
      params: { uri: largest?.uri },
    })
    const batch = [...Array.from({ length: 18 }, (_, i) => read(i)), cancel(7), ping(19)]
    const text = await (await postRaw(JSON.stringify(batch))).text()
    const answers = JSON.parse(text) as { id: number; error?: { code: number; message: string } }[]
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000)
    expect(answers.map(({ id }) => id)).toEqual([...Array(18).keys(), 19])
    expect(answers[0]).toHaveProperty('result')
    expect(answers.at(-1)?.error).toMatchObject({
      code: -32000,
      message: expect.stringContaining('1 MB') as string,
    })
  })

  it('of notifications is accepted', async () => {
    expect((await postRaw(JSON.stringify([cancel(1)]))).status).toBe(202)
  })

  it.each([
    ['more than 20 messages', Array.from({ length: 21 }, (_, i) => ping(i))],
    ['no message', []],
    ['what is no message', [1]],
    ['null', [null]],
    ['a batch', [[ping(1), cancel(1)]]],
    ['a message of a revision without batches', [{ ...ping(1), params: { _meta: META } }]],
    ['initialize', [{ ...ping(1), method: 'initialize' }, ping(2)]],
  ])('of %s is refused', async (_what, batch) => {
    const response = await postRaw(JSON.stringify(batch))
    expect([response.status, await codeOf(response)]).toEqual([400, -32600])
  })

  it('says of one message that it is refused, and answers the others', async () => {
    const large = { ...ping(2), params: { x: Array.from({ length: 600 }, () => 1) } }
    const response = await postRaw(JSON.stringify([ping(1), large, ping(3)]))
    const answers = (await response.json()) as { id: unknown; error?: { code: number } }[]
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [2, -32600],
      [3, undefined],
    ])
  })

  it('says of one that is no message that it is none, and answers the others', async () => {
    const response = await postRaw(JSON.stringify([1, ping(2), {}]))
    const answers = (await response.json()) as { id: unknown; error?: { message: string } }[]
    const none = expect.stringMatching(/^A message is an object/) as string
    expect(answers.map(({ id, error }) => [id, error?.message])).toEqual([
      [null, none],
      [2, undefined],
      [null, none],
    ])
  })

  it('of too many messages is told how many they are too many', async () => {
    const response = await postRaw(JSON.stringify(Array.from({ length: 23 }, (_, i) => ping(i))))
    expect(await response.text()).toContain('at most 20 messages. This one has 23: 3 too many.')
  })
})

describe('a careless client', () => {
  it.each([
    ['accepts JSON only', { Accept: 'application/json' }],
    ['accepts nothing that exists', { Accept: 'image/png' }],
    ['forgets what it sends', { 'Content-Type': 'text/plain' }],
  ])('that %s is answered', async (_what, headers) => {
    const response = await postRaw(JSON.stringify(ping(1)), headers)
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  })

  it('may write null for arguments', async () => {
    const { structuredContent } = await callTool('get_booking_info', null)
    expect(structuredContent).toMatchObject({ bookingSystem: 'none' })
  })

  it('may ask for a task, of which there are none', async () => {
    const params = { name: 'list_services', arguments: {}, task: { ttl: 'x' } }
    const { result } = (await rpc('tools/call', params)).body
    expect(result.isError).toBeUndefined()
  })

  it('may write null for the parameters', async () => {
    const response = await postRaw('{"jsonrpc":"2.0","id":1,"method":"ping","params":null}')
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  })

  it('may write null for the id', async () => {
    const response = await postRaw('{"jsonrpc":"2.0","id":null,"method":"ping"}')
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: null, result: {} })
  })

  it.each([['1.5'], ['-1'], ['1e300'], ['"א"'], ['""']])(
    'may number its message %s',
    async (id) => {
      const response = await postRaw(`{"jsonrpc":"2.0","id":${id},"method":"ping"}`)
      expect(await response.json()).toEqual({
        jsonrpc: '2.0',
        id: JSON.parse(id) as unknown,
        result: {},
      })
    },
  )

  it('gets its own id back with an error', async () => {
    const response = await postRaw(JSON.stringify({ ...ping(0), id: 0.5, method: 'prompts/list' }))
    expect(await response.json()).toMatchObject({ id: 0.5, error: { code: -32601 } })
  })

  it('may add members that JSON-RPC does not know', async () => {
    const response = await postRaw(JSON.stringify({ ...ping(1), auth: 'x', trace: { id: 2 } }))
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  })

  it('may write null for one argument', async () => {
    const args = { query: 'מחיר', limit: 1, cursor: null }
    expect((await callTool('search_faq', args)).structuredContent).toMatchObject({ count: 1 })
  })

  it.each(['question', 'q', 'text'])('that makes up an argument %s is told', async (name) => {
    const { isError, content, structuredContent } = await callTool('search_faq', { [name]: 'x' })
    expect(isError).toBe(true)
    expect(structuredContent).toBeUndefined()
    expect(content[0]?.text).toContain(`there is no argument "${name}": perhaps "query" was meant`)
  })

  it.each([
    [{ query: 'x', max_results: 3 }, 'there is no argument "max_results". It takes'],
    [{ query: 'x', limits: 3 }, 'perhaps "limit" was meant'],
    [{ nextCursor: 'x' }, 'perhaps "cursor" was meant'],
    [{ query: null, question: 'x' }, 'perhaps "query" was meant'],
    [{ query: 'x', text: 'y' }, 'there is no argument "text". It takes'],
  ])('that sends %j is told no name that it has sent', async (args, told) => {
    const { isError, content } = await callTool('search_faq', args)
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(told)
  })

  it('that makes up hundreds of arguments is told of five, and of how many there are', async () => {
    const made = Array.from({ length: 450 }, (_, i) => [`a${i}`, 1] as const)
    const { isError, content } = await callTool('search_faq', Object.fromEntries(made))
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(
      'there is no argument "a0", "a1", "a2", "a3", "a4" (and 445 more)',
    )
    expect(content[0]?.text.length).toBeLessThan(300)
  })

  it('that has thousands of values is refused at once', async () => {
    const named = (value: unknown) =>
      Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, value]))
    const clientInfo = { name: 'x', version: '1' }
    const capabilities = { experimental: named(5) }
    const bodies = [
      ...[
        { capabilities, clientInfo },
        { capabilities: {}, clientInfo: { ...clientInfo, icons: Array(2000).fill({}) } },
        { capabilities: { experimental: { arguments: named({}) } }, clientInfo },
      ].map((params) => ({ ...ping(1), method: 'initialize', params })),
      { ...ping(1), method: 'tools/list', params: { _meta: { ...META, ...named(5) } } },
      { ...ping(1), method: 'tools/call', params: { name: 'search_faq', arguments: named(1) } },
      { jsonrpc: '2.0', id: 1, result: named(5) },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, ...named(5) } },
    ]
    for (const body of bodies) {
      const response = await postRaw(JSON.stringify(body))
      expect(response.status).toBe(400)
      const { error } = (await response.json()) as { error: { message: string } }
      expect(error.message).toContain('more than 500 values')
    }
  })

  it.each([
    ['search_faq', { limit: '5' }],
    ['read_site_page', { path: '/faq', offset: '5' }],
  ])('that sends %s a number as text %j is told so', async (tool, args) => {
    const { content } = await callTool(tool, args)
    expect(content[0]?.text).toContain(': send a number, not text')
  })

  it.each([
    ['limit', 0],
    ['limit', 51],
    ['limit', '5'],
    ['cursor', 'made-up'],
    ['query', 5],
    ['query', 'ש'.repeat(2001)],
  ])('that sends %s %j is told which argument is wrong', async (name, value) => {
    const { isError, content } = await callTool('search_faq', { [name]: value })
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(name)
    expect(content[0]?.text.length).toBeLessThan(400)
  })

  it.each([
    ['search_faq', { query: 5 }, '"query" must be text, not a number. It takes'],
    ['search_faq', { cursor: [] }, '"cursor" must be text, not a list.'],
    ['list_services', { q: { text: 'x' } }, '"q" must be text, not an object.'],
    ['list_services', { q: true }, '"q" must be text, not true.'],
    ['read_site_page', {}, '"path" is missing: send text.'],
  ])('that calls %s with %j is told so in words for people', async (tool, args, told) => {
    expect((await callTool(tool, args)).content[0]?.text).toContain(told)
  })

  it('that reads a resource by no address is told so in words for people', async () => {
    const { error } = (await rpc('resources/read', { uri: 5 })).body
    expect(error.message).toMatch(/uri: must be text, not a number$/)
  })

  it('that calls an unknown tool is told the tools', async () => {
    const { body } = await rpc('tools/call', { name: 'book_appointment', arguments: {} })
    expect(body.error.code).toBe(-32602)
    expect(body.error.message).toContain('get_booking_info')
  })

  it.each([
    ['tools/call', {}],
    ['tools/call', { name: 5 }],
    ['resources/read', {}],
    ['tools/list', { cursor: 'made-up' }],
  ])('that calls %s with %j is told that the parameters are wrong', async (method, params) => {
    const { error } = (await rpc(method, params)).body
    expect(error.code).toBe(-32602)
    expect(error.message).not.toMatch(/[\n{[]/)
  })
})

describe('a hostile client', () => {
  it.each([
    ['no JSON', '{"jsonrpc":', 400, -32700],
    ['nothing', '', 400, -32700],
    ['what is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, -32700],
    ['what is nested too deep', '['.repeat(101) + ']'.repeat(101), 400, -32700],
    ['a number', '5', 400, -32600],
    ['null', 'null', 400, -32600],
    ['an object that is no message', '{}', 400, -32600],
    ['more than 64 KiB', `"${'x'.repeat(65_536)}"`, 413, -32600],
  ])('that sends %s is refused', async (_what, body, status, code) => {
    const response = await postRaw(body)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
  })

  it.each([
    '5',
    'null',
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":1,"method":5}',
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}',
    '{"jsonrpc":"2.0","id":{},"method":"ping"}',
  ])('that sends %s is told what a message is', async (body) => {
    const response = await postRaw(body)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('A message is an object with jsonrpc')
  })

  it('cannot reach it through a name of its own', async () => {
    const response = await postRaw(JSON.stringify(ping(1)), { Host: 'evil.example' })
    expect(response.status).toBe(403)
  })

  it('learns nothing of what is inside, however it spoils a message', async () => {
    const spoilt = (value: unknown) =>
      fc.oneof(
        { weight: 4, arbitrary: fc.constant(value) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      )
    const method = fc.constantFrom(
      ...['initialize', 'server/discover', 'ping', 'tools/call', 'tools/list', 'resources/read'],
    )
    const params = fc.record({
      name: spoilt('search_faq'),
      uri: spoilt('x'),
      arguments: spoilt({ query: 'x' }),
      _meta: spoilt(META),
    })
    const message = fc.record({
      jsonrpc: spoilt('2.0'),
      id: spoilt(1),
      method: fc.oneof(method, fc.jsonValue({ maxDepth: 1 })),
      params: fc.oneof(params, fc.jsonValue({ maxDepth: 2 })),
    })
    const version = fc.constantFrom('2025-11-25', '2026-07-28')
    await fc.assert(
      fc.asyncProperty(message, version, async (body, protocolVersion) => {
        const response = await postRaw(JSON.stringify(body), {
          'MCP-Protocol-Version': protocolVersion,
          'Mcp-Method': typeof body.method === 'string' ? encodeURI(body.method) : '',
          'Mcp-Name': body.method === 'resources/read' ? 'x' : 'search_faq',
        })
        expect(response.status).toBeLessThan(500)
        const text = await response.text()
        expect(text).not.toMatch(/invalid_type|invalid_union|node_modules|-32603/)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['clientInfo', 5, ': must be an object, not a number'],
    ['clientCapabilities', [], ': must be an object, not a list'],
    ['clientInfo', {}, '.name: is missing: send text'],
    [
      'logLevel',
      'loud',
      ': must be debug, info, notice, warning, error, critical, alert or emergency',
    ],
    ['protocolVersion', 5, ': must be text, not a number'],
  ])('is told in plain words what is wrong with %s in _meta', async (name, value, words) => {
    const key = `io.modelcontextprotocol/${name}`
    const response = await postRaw(
      JSON.stringify({
        ...ping(1),
        method: 'tools/list',
        params: { _meta: { ...META, [key]: value } },
      }),
      { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list' },
    )
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as { error: { code: number; message: string } }
    expect(error).toMatchObject({ code: -32602 })
    expect(error.message).toContain(`${key}${words}`)
  })

  it.each(['__proto__', 'constructor', 'toString'])('finds no tool %s', async (name) => {
    const { body } = await rpc('tools/call', { name, arguments: {} })
    expect(body.error.code).toBe(-32602)
  })

  it('gets from an unwanted method no more than where to read', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await app.request('/api/mcp', { method }, { client: '10.1.0.1' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST, OPTIONS')
      expect(((await response.json()) as { hint: string }).hint).toContain('/developers')
    }
  })
})
