/**
 * Compares CPU time per tools/call with that of the SDK on Fastify (bench/peers/sdk-on-fastify.mjs), in one run:
 *
 *   npm run build
 *   npm ci --prefix bench
 *   node bench/mcp.ts [REQUESTS [PART]]   PART: only calls whose name contains it
 *
 * Linux only, as the time is taken from /proc. Rounds alternate between the servers, so that a busy machine affects both
 * alike; the median round counts.
 */
import { spawn } from 'node:child_process'
import { cpuOf } from '../e2e/support/process-cost.ts'
import { NODE_FLAGS, freePort, startProduction } from '../e2e/support/servers.ts'
import { median } from './figures.ts'
import { send } from './load.ts'
import { QUESTIONS } from './questions.ts'
import { post } from './requests.ts'

const ROUNDS = 5
const REQUESTS = Number(process.argv[2] ?? 1500)
const PART = process.argv[3] ?? ''

const ACCEPT = 'Accept: application/json, text/event-stream'
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

interface Call {
  name: string
  /** Sent in turn. */
  requests: Buffer[]
}

/** Calls of a tool with each of these arguments in turn, for two revisions of the protocol. */
function calls(what: string, tool: string, allArgs: object[]): Call[] {
  const requests = (headers: readonly string[], extra: object) =>
    allArgs.map((args, id) =>
      post(
        '/api/mcp',
        JSON.stringify({
          jsonrpc: '2.0',
          id,
          method: 'tools/call',
          params: { name: tool, arguments: args, ...extra },
        }),
        [ACCEPT, ...headers].map((header) => `${header}\r\n`).join(''),
      ),
    )
  return [
    {
      name: `${what}, 2025-11-25`,
      requests: requests(['MCP-Protocol-Version: 2025-11-25'], {}),
    },
    {
      name: `${what}, 2026-07-28`,
      requests: requests(
        ['MCP-Protocol-Version: 2026-07-28', 'Mcp-Method: tools/call', `Mcp-Name: ${tool}`],
        { _meta: META },
      ),
    },
  ]
}

function load(port: number, { requests }: Call, total: number): Promise<number> {
  return send({ port, requests, total, holding: 'structuredContent' })
}

const ours = await startProduction({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' })
const otherPort = await freePort()
const other = spawn(
  process.execPath,
  [...NODE_FLAGS, 'peers/sdk-on-fastify.mjs', `${ours.origin}/api/mcp`, String(otherPort)],
  { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
)
await new Promise((resolve) => other.stdout.once('data', resolve))
const servers = [
  { port: ours.port, pid: ours.pid },
  { port: otherPort, pid: other.pid ?? 0 },
]

const questions = QUESTIONS.map((query) => ({ query }))
const all = [
  ...calls('get_booking_info', 'get_booking_info', [{}]),
  ...calls('list_services', 'list_services', [{}]),
  ...calls('read_site_page', 'read_site_page', [{ path: '/about' }]),
  ...calls('search_faq, no query', 'search_faq', [{}]),
  ...calls('search_faq, 144 queries', 'search_faq', questions),
].filter(({ name }) => name.includes(PART))

console.log('| work | ours µs CPU | SDK on Fastify µs CPU | peer/ours CPU |')
console.log('|---|---|---|---|')
try {
  for (const call of all) {
    const rounds: number[][] = servers.map(() => [])
    for (const { port } of servers) await load(port, call, REQUESTS)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [i, { port, pid }] of servers.entries()) {
        const before = cpuOf(pid)
        await load(port, call, REQUESTS)
        rounds[i]?.push(((cpuOf(pid) - before) * 1000) / REQUESTS)
      }
    const [own = NaN, theirs = NaN] = rounds.map(median)
    console.log(
      `| ${call.name} | ${own.toFixed(0)} | ${theirs.toFixed(0)} | ${(theirs / own).toFixed(2)} |`,
    )
  }
} finally {
  other.kill()
  await ours.stop()
}
