/**
 * CPU time per tools/call, beside the SDK on Fastify answering the same (bench/peers/sdk-on-fastify.mjs says how), in one
 * run:
 *
 *   npm run build
 *   npm ci --prefix bench
 *   node bench/mcp.ts
 *
 * Linux only: the time is what /proc says each server's process used. Rounds alternate between the
 * servers, so that a busy machine troubles both alike; the median round counts.
 */
import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { cpuOf } from '../e2e/support/process-cost.ts'
import { startProduction } from '../e2e/support/servers.ts'
import { QUESTIONS } from './questions.ts'

const ROUNDS = 5
const REQUESTS = 1500
const CONCURRENCY = 8
const OTHER_PORT = 4423

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

interface Call {
  name: string
  headers: Record<string, string>
  /** Sent in turn. */
  bodies: string[]
}

/** The calls of a tool with each of these arguments in turn, in both ways to speak the protocol. */
function calls(what: string, tool: string, allArgs: object[]): Call[] {
  const messages = (extra: object) =>
    allArgs.map((args, id) =>
      JSON.stringify({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: tool, arguments: args, ...extra },
      }),
    )
  const common = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  }
  return [
    {
      name: `${what}, 2025-11-25`,
      headers: { ...common, 'MCP-Protocol-Version': '2025-11-25' },
      bodies: messages({}),
    },
    {
      name: `${what}, 2026-07-28`,
      headers: {
        ...common,
        'MCP-Protocol-Version': '2026-07-28',
        'Mcp-Method': 'tools/call',
        'Mcp-Name': tool,
      },
      bodies: messages({ _meta: META }),
    },
  ]
}

function send(origin: string, headers: Call['headers'], body = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/mcp`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        response.statusCode === 200 && text.includes('structuredContent')
          ? resolve()
          : reject(new Error(`${origin} answered ${response.statusCode ?? 0}: ${text}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function load(origin: string, { headers, bodies }: Call, requests: number): Promise<void> {
  let left = requests
  const worker = async () => {
    while (left-- > 0) await send(origin, headers, bodies[left % bodies.length])
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN

const ours = await startProduction({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' })
const other = spawn(
  process.execPath,
  ['peers/sdk-on-fastify.mjs', `${ours.origin}/api/mcp`, String(OTHER_PORT)],
  { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
)
await new Promise((resolve) => other.stdout.once('data', resolve))
const servers = [
  { name: 'ours', origin: ours.origin, pid: ours.pid },
  { name: 'SDK on Fastify', origin: `http://127.0.0.1:${OTHER_PORT}`, pid: other.pid ?? 0 },
]

const questions = QUESTIONS.map((query) => ({ query }))
const all = [
  ...calls('get_booking_info', 'get_booking_info', [{}]),
  ...calls('list_services', 'list_services', [{}]),
  ...calls('read_site_page', 'read_site_page', [{ path: '/about' }]),
  ...calls('search_faq, no query', 'search_faq', [{}]),
  ...calls('search_faq, 144 queries', 'search_faq', questions),
]

try {
  for (const call of all) {
    const rounds: number[][] = servers.map(() => [])
    for (const { origin } of servers) await load(origin, call, REQUESTS / 3)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [i, { origin, pid }] of servers.entries()) {
        const before = cpuOf(pid)
        await load(origin, call, REQUESTS)
        rounds[i]?.push(((cpuOf(pid) - before) * 1000) / REQUESTS)
      }
    const [own = NaN, theirs = NaN] = rounds.map(median)
    console.log(
      `${call.name}: ours ${own.toFixed(0)} µs, SDK on Fastify ${theirs.toFixed(0)} µs CPU per call, ratio ${(own / theirs).toFixed(2)}`,
    )
  }
} finally {
  agent.destroy()
  other.kill()
  await ours.stop()
}
