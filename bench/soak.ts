/**
 * Resident memory of the production server while it answers many requests of all kinds, from one address,
 * or each from another:
 *   npm run build && node bench/soak.ts [REQUESTS [addresses]]
 */
import { memoryOf } from '../e2e/support/process-cost.ts'
import { MALLOC, startProduction } from '../e2e/support/servers.ts'
import { send } from './load.ts'
import { QUESTIONS } from './questions.ts'
import { get, post } from './requests.ts'

const REQUESTS = Number(process.argv[2] ?? 1_000_000)
const HAS_ADDRESSES = process.argv[3] === 'addresses'
const STEPS = 10

const requests = QUESTIONS.flatMap((query) => [
  get(`/api/v1/faq?q=${encodeURIComponent(query)}`),
  post('/ask', JSON.stringify({ query })),
  post('/api/v1/batch', JSON.stringify({ operations: [{ op: 'faq', params: { q: query } }] })),
  get('/api/v1/profile'),
  get('/', 'accept-encoding: br\r\n'),
  get('/faq'),
  get('/booking', 'accept: text/markdown\r\n'),
  get(`/faq?q=${encodeURIComponent(query)}`, 'accept-encoding: gzip\r\n'),
])
/** The nth request, through a proxy that names a client nobody heard of before. */
function from(n: number): Buffer {
  const request = requests[n % requests.length] as Buffer
  const line = request.indexOf('\r\n') + 2
  const address = `X-Forwarded-For: 2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1\r\n`
  return Buffer.concat([request.subarray(0, line), Buffer.from(address), request.subarray(line)])
}

const server = await startProduction({
  ...MALLOC,
  RATE_LIMIT_PER_MINUTE: '1000000',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'silent',
})
let sent = 0
console.log(`0 requests: ${memoryOf(server.pid).toFixed(0)} MB`)
for (let step = 1; step <= STEPS; step += 1) {
  await send({
    port: server.port,
    requests: HAS_ADDRESSES ? (n) => from(sent + n) : requests,
    total: REQUESTS / STEPS,
  })
  sent += REQUESTS / STEPS
  console.log(`${sent} requests: ${memoryOf(server.pid).toFixed(0)} MB`)
}
await server.stop()
