import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { createEndpoint } from './endpoint.ts'
import { serverIdentity } from './identity.ts'
import { createPlainCalls } from './plain-calls.ts'

const { catalogue, resources } = await instance()

const { exchange, plainCalls } = createEndpoint({
  catalogue,
  resources,
  onFailure: () => undefined,
})

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
}

interface Sent {
  message: unknown
  headers: Record<string, string>
}

function call(params: object, rest: object = {}): object {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params, ...rest }
}

/** As clients of the revisions that begin with initialize send it. */
function handshake(params: object, rest: object = {}): Sent {
  return { message: call(params, rest), headers: { 'mcp-protocol-version': '2025-11-25' } }
}

/** As clients of 2026-07-28 send it; these headers and this metadata may be spoiled. */
function perRequest(params: { name?: string }, headers = {}, meta: object = {}): Sent {
  return {
    message: call({ ...params, _meta: { ...META, ...meta } }),
    headers: {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': params.name ?? '',
      ...headers,
    },
  }
}

const booking = { name: 'get_booking_info', arguments: {} }

const PLAIN: [what: string, sent: Sent][] = [
  ['no version', { message: call(booking), headers: {} }],
  ...['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'].map((version): [string, Sent] => [
    version,
    { message: call(booking), headers: { 'mcp-protocol-version': version } },
  ]),
  ['2026-07-28', perRequest(booking)],
  ['no client info', perRequest(booking, {}, { 'io.modelcontextprotocol/clientInfo': undefined })],
  ...[
    { name: 'get_practice_info' },
    { name: 'list_services', arguments: {} },
    { name: 'list_services', arguments: { q: 'חרדה', limit: 1 } },
    { name: 'search_faq', arguments: {} },
    { name: 'search_faq', arguments: { query: 'מחיר', cursor: null } },
    { name: 'search_faq', arguments: { query: 'qwertyuiop' } },
    { name: 'search_faq', arguments: { query: '\ud800 "\u2028' } },
    { name: 'search_faq', arguments: { question: 'x' } },
    { name: 'search_faq', arguments: { limit: 0 } },
    { name: 'search_faq', arguments: { cursor: 'made-up' } },
    { name: 'read_site_page', arguments: { path: '/faq' } },
    { name: 'read_site_page', arguments: { path: '/nothing' } },
  ].flatMap((params): [string, Sent][] => {
    const what = JSON.stringify(params)
    return [
      [`2025-11-25 ${what}`, handshake(params)],
      [`2026-07-28 ${what}`, perRequest(params)],
    ]
  }),
  ['an id that is a text', handshake(booking, { id: 'א"' })],
  ['an id that is 0', handshake(booking, { id: 0 })],
  [
    'a header that says what it need not',
    {
      ...handshake(booking),
      headers: { 'mcp-name': 'search_faq', 'mcp-method': 'ping' },
    },
  ],
]

const LEFT: [what: string, sent: Sent][] = [
  ['another method', handshake(booking, { method: 'ping' })],
  ['a notification', handshake(booking, { id: undefined })],
  ['an id that is null', handshake(booking, { id: null })],
  ['an id that is no whole number', handshake(booking, { id: 1.5 })],
  ['an id beyond safe numbers', handshake(booking, { id: 2 ** 53 })],
  ['another JSON-RPC', handshake(booking, { jsonrpc: '1.0' })],
  ['a field more', handshake(booking, { extra: 1 })],
  ['a result too', handshake(booking, { result: {} })],
  ['no parameters', handshake(booking, { params: undefined })],
  ['a parameter more', handshake({ ...booking, task: { ttl: 1 } })],
  ['a retry', handshake({ ...booking, requestState: 'x' })],
  ['metadata of a revision that needs none', handshake({ ...booking, _meta: {} })],
  ['a progress token', handshake({ ...booking, _meta: { progressToken: 1 } })],
  ['a progress token, 2026-07-28', perRequest(booking, {}, { progressToken: 1 })],
  ['a log level', perRequest(booking, {}, { 'io.modelcontextprotocol/logLevel': 'debug' })],
  ['no name', handshake({ arguments: {} })],
  ['a name that is no text', handshake({ name: 5 })],
  ['an unknown tool', handshake({ name: 'book_appointment', arguments: {} })],
  ['__proto__ for a tool', handshake({ name: '__proto__' })],
  ['arguments that are null', handshake({ name: 'search_faq', arguments: null })],
  ['arguments that are a list', handshake({ name: 'search_faq', arguments: [] })],
  ['arguments that are a text', handshake({ name: 'search_faq', arguments: 'x' })],
  [
    'a version that does not exist',
    {
      ...handshake(booking),
      headers: { 'mcp-protocol-version': '1999-01-01' },
    },
  ],
  [
    'a new version without metadata',
    {
      ...handshake(booking),
      headers: { 'mcp-protocol-version': '2026-07-28' },
    },
  ],
  ['metadata without a version header', { ...perRequest(booking), headers: {} }],
  [
    'an old version header with metadata',
    perRequest(booking, { 'mcp-protocol-version': '2025-11-25' }),
  ],
  ['another method in the header', perRequest(booking, { 'mcp-method': 'tools/list' })],
  ['another name in the header', perRequest(booking, { 'mcp-name': 'search_faq' })],
  ['a name in Base64', perRequest(booking, { 'mcp-name': '=?base64?Z2V0X2Jvb2tpbmdfaW5mbw==?=' })],
  [
    'another version in the metadata',
    perRequest(booking, {}, { 'io.modelcontextprotocol/protocolVersion': '2025-11-25' }),
  ],
  [
    'a version that is no text',
    perRequest(booking, {}, { 'io.modelcontextprotocol/protocolVersion': 1 }),
  ],
  [
    'no capabilities',
    perRequest(booking, {}, { 'io.modelcontextprotocol/clientCapabilities': undefined }),
  ],
  [
    'capabilities that are none',
    perRequest(booking, {}, { 'io.modelcontextprotocol/clientCapabilities': { roots: 1 } }),
  ],
  [
    'a client without a name',
    perRequest(booking, {}, { 'io.modelcontextprotocol/clientInfo': {} }),
  ],
  ['a batch', { message: [call(booking)], headers: {} }],
  ['a text', { message: 'x', headers: {} }],
  ['null', { message: null, headers: {} }],
]

/** What goes over the wire is JSON. */
function answers({ message, headers }: Sent) {
  const parsed = JSON.parse(JSON.stringify(message)) as unknown
  return {
    plain: plainCalls(parsed, new Headers(headers))?.toString(),
    bySdk: exchange(parsed, new Headers(headers)),
  }
}

describe('plain calls', () => {
  it.each(PLAIN)('answer as the SDK does: %s', async (_what, sent) => {
    const { plain, bySdk } = answers(sent)
    const response = await bySdk
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(plain).toBe(await response.text())
  })

  it.each(LEFT)('leave to the SDK: %s', (_what, sent) => {
    expect(answers(sent).plain).toBeUndefined()
  })

  it('never answer otherwise than the SDK, however they are spoiled', async () => {
    const spoil = (value: unknown) =>
      fc.oneof(
        { weight: 20, arbitrary: fc.constant(value) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
    const json = fc.jsonValue({ maxDepth: 2 })
    const clientInfo = { name: 'x', version: '1' }
    const capabilities = fc.oneof(
      { weight: 10, arbitrary: fc.constant({ elicitation: { form: {} }, roots: {} }) },
      ...['elicitation', 'experimental', 'extensions', 'roots', 'sampling', 'tasks', 'other'].map(
        (name) =>
          fc
            .oneof(json, fc.dictionary(fc.constantFrom('form', 'listChanged', 'tools', 'x'), json))
            .map((value) => ({ [name]: value })),
      ),
    )
    const header = (value: string) =>
      fc.oneof(
        { weight: 20, arbitrary: fc.constant(value) },
        { weight: 1, arbitrary: fc.constantFrom('', '2025-06-18', 'tools/list', 'search_faq') },
      )
    const name = fc.constantFrom('get_booking_info', 'list_services', 'search_faq')
    const sent = fc.boolean().chain((isNew) =>
      name.chain((tool) =>
        fc.record({
          message: fc.record({
            jsonrpc: spoil('2.0'),
            id: spoil(7),
            method: spoil('tools/call'),
            params: fc.record({
              name: spoil(tool),
              arguments: spoil({ limit: 1 }),
              ...(isNew && {
                _meta: fc.record({
                  'io.modelcontextprotocol/protocolVersion': spoil('2026-07-28'),
                  'io.modelcontextprotocol/clientInfo': fc.oneof(
                    { weight: 10, arbitrary: fc.constant(clientInfo) },
                    json,
                    fc
                      .dictionary(fc.constantFrom('title', 'icons', 'websiteUrl', 'x'), json)
                      .map((more) => ({ ...clientInfo, ...more })),
                  ),
                  'io.modelcontextprotocol/clientCapabilities': capabilities,
                }),
              }),
            }),
          }),
          headers: fc.record({
            'mcp-protocol-version': header(isNew ? '2026-07-28' : '2025-11-25'),
            ...(isNew && { 'mcp-method': header('tools/call'), 'mcp-name': header(tool) }),
          }),
        }),
      ),
    )
    let met = 0
    await fc.assert(
      fc.asyncProperty(sent, async (one) => {
        const { plain, bySdk } = answers(one)
        const text = await (await bySdk).text()
        if (plain === undefined) return
        met += 1
        expect(plain).toBe(text)
      }),
      { numRuns: 500 },
    )
    expect(met).toBeGreaterThan(50)
  })

  it('leave a tool that fails to the SDK, which says so', () => {
    const broken = {
      definition: {
        name: 'broken',
        title: 'Broken',
        description: 'Fails.',
        inputSchema: {},
        outputSchema: {},
        annotations: {},
      },
      call: () => {
        throw new Error('broken')
      },
    }
    const calls = createPlainCalls(serverIdentity(catalogue), [broken])
    expect(calls(call({ name: 'broken' }), new Headers())).toBeUndefined()
  })
})
