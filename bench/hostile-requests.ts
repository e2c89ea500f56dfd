/** The costliest known request of each kind. */

const LIGATURES = '\u{fdfa}'.repeat(2000)
const QUESTION = encodeURIComponent(LIGATURES)
const ORIGIN = 'http://127.0.0.1:4321'

/** A raw request in two halves, between which the client inserts an X-Forwarded-For. */
export type Halves = readonly [Buffer, Buffer]

const halves = (line: string, rest: string): Halves => [
  Buffer.from(`${line} HTTP/1.1\r\n`),
  Buffer.from(rest),
]

const get = (path: string, headers = '') => halves(`GET ${path}`, `Host: x\r\n${headers}\r\n`)

function post(path: string, value: unknown): Halves {
  const body = JSON.stringify(value)
  const length = Buffer.byteLength(body)
  return halves(`POST ${path}`, `Host: 127.0.0.1\r\nContent-Length: ${length}\r\n\r\n${body}`)
}

const messages = (count: number, method: string, params: object) =>
  Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method, params }))

const ONE_BY_ONE = {
  'search pages': get(`/faq?q=${QUESTION}`),
  '/ask': get(`/ask?query=${QUESTION}`),
  'MCP searches': post(
    '/api/mcp',
    messages(20, 'tools/call', {
      name: 'search_faq',
      arguments: { query: LIGATURES.slice(0, 900) },
    }),
  ),
  'MCP reads': post('/api/mcp', messages(20, 'resources/read', { uri: `${ORIGIN}/faq` })),
  batches: post('/api/v1/batch', {
    operations: Array.from({ length: 10 }, () => ({ op: 'faq', params: { q: LIGATURES } })),
  }),
  'Accept of 30 KB': get('/about', `Accept: ${'a/b;q=0.1,'.repeat(3000)}\r\n`),
  'Accept of 15 KB': get('/about', `Accept: ${'*/*,'.repeat(3750)}\r\n`),
  'not found': get('/api/nothing'),
  'header fields': get('/about', 'a: b\r\n'.repeat(1000)),
  'If-None-Match': get('/about', `If-None-Match: ${','.repeat(15_000)}\r\n`),
  parameters: get(`/api/v1/faq?${'a=b&'.repeat(16_000)}`),
  path: get(`/${'a/'.repeat(32_000)}`),
  'JSON members': post(
    '/ask',
    Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i])),
  ),
  'JSON lists': post('/api/v1/batch', { operations: Array.from({ length: 30_000 }, () => 1) }),
  'empty messages': post(
    '/api/mcp',
    Array.from({ length: 20_000 }, () => ({})),
  ),
} as const

/** Requests by kind; `all` has one of each, to be sent in turn. */
export const HOSTILE: Record<string, readonly Halves[]> = {
  ...Object.fromEntries(Object.entries(ONE_BY_ONE).map(([kind, request]) => [kind, [request]])),
  all: Object.values(ONE_BY_ONE),
}
