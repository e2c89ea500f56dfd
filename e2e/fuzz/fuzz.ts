/**
 * Sends generated requests, also to other spellings of their paths, to the production build and holds every
 * answer against the OpenAPI document:
 *   npm run build && npm run fuzz -- [RUNS [SEED]]
 * Ends with code 1 at the first failure of ours, breach of the contract, answer without its header fields or
 * request that the rate limit did not count, shrunk, with the seed to repeat it.
 */
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { schemaChecker } from '../support/json-schema.ts'
import { startProduction } from '../support/servers.ts'
import { type FuzzRequest, type Operation, requestsTo, type Schema } from './grammar.ts'

const runs = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)

interface Described {
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const document = JSON.parse(
  readFileSync(new URL('../../dist/client/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Described>> }
const breaches = schemaChecker(document)

const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
    path,
    method: method.toUpperCase(),
    parameters,
    body: requestBody?.content['application/json']?.schema,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [
        status,
        content?.['application/json']?.schema,
      ]),
    ),
  })),
)

/** What every answer of the application carries. */
const COMMON_HEADERS = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]

const LIMIT = 1_000_000
const server = await startProduction({ RATE_LIMIT_PER_MINUTE: String(LIMIT), LOG_LEVEL: 'error' })
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const statuses = new Map<number, number>()
const seen = { sent: 0, counted: 0, elsewhere: 0, spelt: 0, windows: 1 }
/** Requests left in the window: one request follows another, so each must take its own cost from it. */
let left = LIMIT
let windowStart = performance.now()
const startedAt = windowStart
console.log(`${runs} requests to ${operations.length} operations, seed ${seed}`)
try {
  await fc.assert(fc.asyncProperty(requestsTo(operations), check), {
    numRuns: runs,
    seed,
    endOnFailure: false,
  })
  console.log(
    'No answer of 500, no breach of the contract.',
    Object.fromEntries([...statuses].sort()),
    seen,
    `${Math.round((performance.now() - startedAt) / 1000)} s`,
  )
} catch (error) {
  console.error((error as Error).message, (error as Error).cause)
  process.exitCode = 1
} finally {
  agent.destroy()
  await server.stop()
}
if (server.output().includes('"level":50')) {
  console.error('The log holds failures.')
  process.exitCode = 1
}

async function check(request: FuzzRequest): Promise<void> {
  const { operation, path, method, query, headers, body } = request
  const search = query.map((pair) => pair.map(encode).join('=')).join('&')
  // The connection may end before an answer to more than this is read.
  if (search.length > 75_000) return
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
  const outgoing = httpRequest({
    agent,
    host: '127.0.0.1',
    port: server.port,
    path: `${path}?${search}`,
    method,
    headers: hasBody ? { ...headers, 'Content-Length': Buffer.byteLength(body) } : headers,
  })
  outgoing.end(hasBody ? body : undefined)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const bytes = await text(answer)
  const status = answer.statusCode ?? 0
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const fail = (what: string): never => {
    throw new Error(`${method} ${path}: ${what}\n${String(status)} ${bytes.slice(0, 300)}`)
  }
  if (status >= 500) fail('a failure of ours')
  if (answer.headers['x-api-version'] !== '1') fail('no X-API-Version')
  seen.sent += 1
  if (path !== operation.path) seen.spelt += 1
  if (answer.headers['ratelimit-remaining'] === undefined) {
    seen.elsewhere += 1
    // An address beyond 64 KiB is refused before it is read; another spelling may be no path of the API at all.
    if (status !== 431 && (status !== 404 || path === operation.path)) fail('was not counted')
    return
  }
  for (const name of COMMON_HEADERS) if (answer.headers[name] === undefined) fail(`no ${name}`)
  const costs = costsOf(request)
  const spent = spentBy(Number(answer.headers['ratelimit-remaining']), costs)
  if (spent === undefined) fail(`took ${left} to ${String(answer.headers['ratelimit-remaining'])}`)
  seen.counted += spent ?? 0
  if (answer.headers['x-injected'] !== undefined) fail('an injected header')
  const key = headers['Idempotency-Key']
  if (key && key.length <= 128 && answer.headers['idempotency-key'] !== key)
    fail('the key is not echoed')
  if (method === 'HEAD' || status === 204 || status === 304) {
    if (bytes !== '') fail('a body where there is none')
    return
  }
  if (answer.headers['content-type']?.includes('event-stream')) return
  // What MCP answers to a notification.
  if (status === 202 && bytes === '' && '202' in operation.responses) return
  const json = parse(bytes) ?? fail('no JSON')
  if (method !== operation.method || path !== operation.path) return
  if (!(String(status) in operation.responses)) fail('a status that is not documented')
  const schema = operation.responses[status]
  // A batch of MCP is answered by a list of what each of its messages is answered by.
  for (const part of Array.isArray(json) ? json : [json]) {
    const found = schema ? breaches(schema, part) : []
    if (found.length > 0) fail(JSON.stringify(found))
  }
}

/** What a request may take from the limit: nothing a preflight, one any other, and a batch one for each message. */
function costsOf({ method, headers, body }: FuzzRequest): number[] {
  if (method === 'OPTIONS' && headers['Access-Control-Request-Method'] !== undefined) return [0]
  const messages = method === 'POST' ? parse(body ?? '') : undefined
  return Array.isArray(messages) && messages.length > 1 ? [1, messages.length] : [1]
}

/** What the last request took, unless that is none of what it may; a window that is over begins anew. */
function spentBy(remaining: number, costs: readonly number[]): number | undefined {
  const isNew = !costs.includes(left - remaining) && performance.now() - windowStart > 55_000
  const spent = (isNew ? LIMIT : left) - remaining
  left = remaining
  if (!costs.includes(spent)) return undefined
  if (isNew) {
    windowStart = performance.now()
    seen.windows += 1
  }
  return spent
}

function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed())
}

function parse(bytes: string): unknown {
  try {
    return JSON.parse(bytes)
  } catch {
    return undefined
  }
}
