/**
 * Sends many requests of all kinds to the production server, from ten thousand addresses, a tenth of them mutated. Prints
 * its resident memory after each tenth, and the number of answers by status. Ends with code 1 if one was a 5xx.
 *   npm run build && node bench/soak.ts [REQUESTS]
 */
import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { memoryOf, peakMemoryOf } from '../e2e/support/process-cost.ts'
import { MALLOC, startProduction } from '../e2e/support/servers.ts'
import { QUESTIONS } from './questions.ts'

const REQUESTS = Number(process.argv[2] ?? 1_000_000)
const ADDRESSES = 10_000
const CONNECTIONS = 32
const STEPS = 10

interface Sent {
  path: string
  headers?: Record<string, string>
  /** Makes the request a POST. */
  body?: string
}

const message = (query: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_faq', arguments: { query } },
})

const REQUEST_MIX: Sent[] = QUESTIONS.flatMap((query): Sent[] => [
  { path: `/api/v1/faq?q=${encodeURIComponent(query)}` },
  { path: '/ask', body: JSON.stringify({ query }) },
  { path: `/ask?streaming=1&query=${encodeURIComponent(query)}` },
  {
    path: '/api/v1/batch',
    body: JSON.stringify({ operations: [{ op: 'faq', params: { q: query } }] }),
  },
  { path: '/api/mcp', body: JSON.stringify(message(query)) },
  { path: '/api/v1/profile' },
  { path: '/api/v1/services?limit=2' },
  { path: '/', headers: { 'Accept-Encoding': 'br' } },
  { path: '/booking', headers: { Accept: 'text/markdown' } },
  { path: `/faq?q=${encodeURIComponent(query)}`, headers: { 'Accept-Encoding': 'gzip' } },
])

/** Replaces, repeats or removes a random part of a text. */
function mutate(text: string): string {
  const from = randomInt(text.length + 1)
  const to = Math.min(text.length, from + randomInt(8))
  const middle = [
    String.fromCharCode(randomInt(0x21, 0x7f)),
    text.slice(from, to).repeat(randomInt(3)),
    encodeURIComponent(String.fromCodePoint(randomInt(0xd800))),
  ][randomInt(3)]
  return `${text.slice(0, from)}${middle}${text.slice(to)}`
}

function mutated({ path, headers, body }: Sent): Sent {
  const ofBody = body !== undefined && randomInt(2) === 0
  return {
    path: ofBody ? path : `/${mutate(path.slice(1))}`,
    ...(headers && { headers }),
    ...(body !== undefined && { body: ofBody ? mutate(body) : body }),
  }
}

const server = await startProduction({
  ...MALLOC,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '60',
})
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const statuses = new Map<number, number>()

function ask({ path, headers, body }: Sent, address: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port: server.port,
      agent,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Host: `127.0.0.1:${server.port}`,
        'X-Forwarded-For': `2001:db8:0:${address.toString(16)}::1`,
        ...headers,
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      const { statusCode = 0 } = response
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      response.resume().on('end', resolve)
    })
    outgoing.end(body)
  })
}

let sent = 0
async function askUntil(total: number): Promise<void> {
  while (sent < total) {
    const n = sent++
    const chosen = REQUEST_MIX[n % REQUEST_MIX.length] as Sent
    await ask(randomInt(10) === 0 ? mutated(chosen) : chosen, randomInt(ADDRESSES))
  }
}

console.log(`0 requests: ${memoryOf(server.pid).toFixed(0)} MB`)
for (let step = 1; step <= STEPS; step += 1) {
  const total = (REQUESTS / STEPS) * step
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(total)))
  console.log(`${sent} requests: ${memoryOf(server.pid).toFixed(0)} MB`)
}
console.log(`peak ${peakMemoryOf(server.pid).toFixed(0)} MB`, Object.fromEntries(statuses))
await server.stop()
if ([...statuses.keys()].some((status) => status >= 500)) process.exitCode = 1
