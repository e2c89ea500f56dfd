import { mkdtemp, readFile, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort, startProduction } from '../support/servers.ts'

const MARK = 'zqmarker'
const ADDRESS = '203.0.113.77'
const IPV6 = '2001:db8:77:77::1'

const RPC = (method: string, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: MARK, method, params })
const tool = (name: string, args: object) => RPC('tools/call', { name, arguments: args })

/** Every endpoint, with marks wherever a person could write something. */
const REQUESTS: [method: string, path: string, body?: string][] = [
  ['GET', `/?${MARK}=${MARK}`],
  ['GET', `/faq?q=${MARK}`],
  ['GET', `/services/${MARK}`],
  ['GET', `/%zz${MARK}`],
  ['GET', `/api/v1/profile?${MARK}`],
  ['GET', `/api/v1/services?q=${MARK}`],
  ['GET', `/api/v1/faq?q=${MARK}`],
  ['GET', `/api/v1/faq?limit=${MARK}`],
  ['GET', `/api/v1/faq?cursor=${MARK}`],
  ['GET', `/api/v1/faq?q=${MARK.repeat(400)}`],
  ['GET', `/api/v1/booking?${MARK}`],
  ['GET', `/api/${MARK}`],
  ['DELETE', `/api/v1/booking?${MARK}`],
  [
    'POST',
    '/api/v1/batch',
    `{"operations":[{"op":"faq","params":{"q":"${MARK}"}},{"op":"${MARK}"}]}`,
  ],
  ['POST', '/api/v1/batch', `{"operations":"${MARK}"}`],
  ['POST', '/api/v1/batch', `{${MARK}`],
  ['POST', '/api/v1/batch', MARK.repeat(10_000)],
  ['GET', `/ask?query=${MARK}`],
  ['GET', `/ask?query=${MARK}&streaming=true`],
  ['POST', '/ask', `{"query":"${MARK}"}`],
  ['POST', '/ask', `{"query":{"text":"${MARK}"},"prefer":{"streaming":true}}`],
  ['POST', '/ask', `{"query":["${MARK}"]}`],
  [
    'POST',
    '/api/mcp',
    RPC('initialize', {
      protocolVersion: MARK,
      clientInfo: { name: MARK, version: MARK },
      capabilities: {},
    }),
  ],
  ['POST', '/api/mcp', tool('search_faq', { query: MARK })],
  ['POST', '/api/mcp', tool('list_services', { q: MARK, cursor: MARK })],
  ['POST', '/api/mcp', tool('read_site_page', { path: `/${MARK}` })],
  ['POST', '/api/mcp', tool(MARK, { [MARK]: MARK })],
  ['POST', '/api/mcp', RPC('resources/read', { uri: `https://${MARK}.example/` })],
  ['POST', '/api/mcp', RPC(MARK, { [MARK]: MARK })],
  ['POST', '/api/mcp', `{${MARK}`],
  ['POST', `/${MARK}`, MARK],
]

it.each(['info', 'trace'])(
  'writes down nothing of what people send, at level %s',
  async (level) => {
    const folder = await mkdtemp(join(tmpdir(), 'practice-privacy-'))
    const metricsPort = await freePort()
    const server = await startProduction({
      LOG_LEVEL: level,
      METRICS_PORT: String(metricsPort),
      TMPDIR: folder,
      HOME: folder,
      RATE_LIMIT_PER_MINUTE: '40',
    })
    for (const client of [ADDRESS, IPV6])
      for (const [method, path, body] of REQUESTS) {
        const response = await fetch(server.origin + path, {
          method,
          body,
          headers: {
            'X-Forwarded-For': client,
            'Content-Type': 'application/json',
            Accept: 'application/json, text/event-stream',
            'User-Agent': MARK,
            Referer: `https://${MARK}.example/`,
            Cookie: `${MARK}=${MARK}`,
            Authorization: `Bearer ${MARK}`,
            'Idempotency-Key': MARK,
            'Mcp-Session-Id': MARK,
            [`X-${MARK}`]: MARK,
          },
        })
        await response.text()
        expect(response.status, path).toBeLessThan(500)
        expect(response.headers.get('set-cookie')).toBeNull()
      }
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const opened = await writtenFiles(server.pid)
    await server.stop()
    const log = server.output()
    expect(log.split('\n').length).toBeGreaterThan(REQUESTS.length * 2)
    expect(figures).toContain('http_requests_total')
    for (const text of [log, figures])
      for (const mark of [MARK, ADDRESS, '203.0.113', '2001:db8', '127.0.0.1"'])
        expect(
          text.split('\n').filter((line) => line.includes(mark) && !line.includes('listening')),
        ).toEqual([])
    expect(await readdir(folder, { recursive: true })).toEqual([])
    expect(opened).toEqual([])
    await rm(folder, { recursive: true })
  },
)

/** Files that a process holds open for writing: the kernel says with which flags each was opened. */
async function writtenFiles(pid: number): Promise<string[]> {
  const files: string[] = []
  for (const fd of await readdir(`/proc/${pid}/fd`)) {
    const target = await readlink(`/proc/${pid}/fd/${fd}`)
    if (!target.startsWith('/') || target.startsWith('/dev/')) continue
    const info = await readFile(`/proc/${pid}/fdinfo/${fd}`, 'utf8')
    const flags = Number.parseInt(/flags:\s+(\d+)/.exec(info)?.[1] ?? '0', 8)
    if ((flags & 3) !== 0) files.push(target)
  }
  return files
}
