/**
 * Sends generated requests to the production build and holds every answer against the OpenAPI document:
 *   node bench/fuzz.ts [runs] [seed]
 * Ends with code 1 at the first answer of 500 or breach of the contract, shrunk, with the seed to repeat it.
 */
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startProduction } from '../e2e/support/servers.ts'
import type { FuzzRequest, Operation, Schema } from './fuzz-grammar.ts'
import { requestsTo } from './fuzz-grammar.ts'

const runs = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)

interface Described {
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const document = JSON.parse(
  readFileSync(new URL('../dist/client/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, Schema> }
}
const $defs = JSON.parse(inDefs(document.components?.schemas ?? {})) as Record<string, Schema>
const validators = new Map<Schema, z.ZodType>()

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

const server = await startProduction({ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' })
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const statuses = new Map<number, number>()
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
  const { operation, method, query, headers, body } = request
  const search = query.map((pair) => pair.map(encode).join('=')).join('&')
  // Longer request lines are refused by the HTTP parser, before there is an application.
  if (search.length > 28_000) return
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
  const outgoing = httpRequest({
    agent,
    host: '127.0.0.1',
    port: server.port,
    path: `${operation.path}?${search}`,
    method,
    headers: hasBody ? { ...headers, 'Content-Length': Buffer.byteLength(body) } : headers,
  })
  outgoing.end(hasBody ? body : undefined)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const bytes = await text(answer)
  const status = answer.statusCode ?? 0
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const fail = (what: string): never => {
    throw new Error(
      `${method} ${operation.path}: ${what}\n${String(status)} ${bytes.slice(0, 300)}`,
    )
  }
  if (status >= 500) fail('a failure of ours')
  if (answer.headers['x-api-version'] !== '1') fail('no X-API-Version')
  if (answer.headers['ratelimit-limit'] === undefined) fail('no RateLimit-Limit')
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
  if (method !== operation.method) return
  if (!(String(status) in operation.responses)) fail('a status that is not documented')
  const schema = operation.responses[status]
  const result = schema && validatorOf(schema).safeParse(json)
  if (result?.success === false) fail(result.error.message)
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

function validatorOf(schema: Schema): z.ZodType {
  const known = validators.get(schema)
  if (known) return known
  const validator = z.fromJSONSchema({ ...(JSON.parse(inDefs(schema)) as object), $defs } as never)
  validators.set(schema, validator)
  return validator
}

/** A schema as it refers to others outside of an OpenAPI document. */
function inDefs(schema: object): string {
  return JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')
}
