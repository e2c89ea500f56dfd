/**
 * Resident memory of the production server while it answers many requests of all kinds:
 *   npm run build && node bench/soak.ts [REQUESTS]
 */
import { startProduction } from '../e2e/support/servers.ts'
import { memoryOf, send } from './load.ts'
import { QUESTIONS } from './questions.ts'
import { get, post } from './requests.ts'

const REQUESTS = Number(process.argv[2] ?? 1_000_000)
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
const server = await startProduction({ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' })
console.log(`0 requests: ${memoryOf(server.pid).toFixed(0)} MB`)
for (let step = 1; step <= STEPS; step += 1) {
  await send({ port: server.port, requests, total: REQUESTS / STEPS })
  console.log(`${(step * REQUESTS) / STEPS} requests: ${memoryOf(server.pid).toFixed(0)} MB`)
}
await server.stop()
