/** Whatever some clients send, in whatever packets, others are answered, and the process lives. */
import fc from 'fast-check'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { peakMemoryOf } from '../support/process-cost.ts'
import { sendRaw } from '../support/raw-http.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

const CLIENTS = 1500
const AT_ONCE = 6
const SEED = 1

let server: RunningServer
beforeAll(async () => (server = await startProduction()))
afterAll(() => server.stop())

const HOST = 'Host: x\r\n'
const head = (line: string, ...fields: string[]) =>
  `${line} HTTP/1.1\r\n${HOST}${fields.map((field) => `${field}\r\n`).join('')}\r\n`
const CHUNKED = 'Transfer-Encoding: chunked'
const chunked = (chunks: number) =>
  `${head('POST /nothing', CHUNKED)}${'1\r\nA\r\n'.repeat(chunks)}0\r\n\r\n`

/** Requests, parts of them, and what is none. Of kinds that have readers of their own there are most. */
const piece = fc.oneof(
  fc.constantFrom(
    head('GET /healthz'),
    head('GET /api/v1/faq'),
    head('GET /llms-full.txt').repeat(12),
    `${head('POST /ask', 'Content-Length: 15')}{"query":"abc"}`,
    `${head('POST /nothing', 'Content-Length: 1')}A${head('GET /healthz')}`,
  ),
  fc.constantFrom(
    head('POST /ask', CHUNKED),
    chunked(1024),
    chunked(0),
    '5\r\nabcde\r\n0\r\n\r\n',
    '1\r\nA\r\n'.repeat(1100),
  ),
  fc.constantFrom(
    head('GET /ש'),
    `${head('POST /ש', 'Content-Length: 15')}{"query"`,
    `${head('POST /ש', CHUNKED)}5\r\nabcde\r\n`,
    'GET /ש',
    'ש HTTP/1.1\r\n',
    'ש'.repeat(40_000),
  ),
  fc.constantFrom(
    '\r\n',
    '\0',
    ':"abc"}',
    'a'.repeat(70_000),
    head('CONNECT x:1'),
    head('GET /', 'Upgrade: x', 'Connection: upgrade'),
    head('GET /ש', 'Expect: 100-continue', 'Content-Length: 4'),
  ),
)

const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  },
  { weight: 2, arbitrary: fc.constantFrom('pause' as const, 'resume' as const) },
)
const client = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
  ending: fc.constantFrom('end', 'reset', 'destroy', 'wait'),
})

type Behaviour = typeof client extends fc.Arbitrary<infer Generated> ? Generated : never

async function behave({ steps, ending }: Behaviour): Promise<void> {
  const socket: Socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined).resume()
  for (const each of steps) {
    if (each === 'pause' || each === 'resume') socket[each]()
    else if (socket.writable) socket.write(each)
    // Packets of their own, as far as the system keeps them apart.
    await wait(2)
  }
  if (ending === 'end') socket.end()
  if (ending === 'reset') socket.resetAndDestroy()
  if (ending === 'wait') await wait(50)
  socket.destroy()
}

/** Asks a question; returns the answer if it was not heard. */
async function unheardAnswer(question: string): Promise<string[]> {
  const body = JSON.stringify({ query: question })
  const request = head('POST /ask', 'Connection: close', `Content-Length: ${body.length}`) + body
  const answer = await sendRaw(server.port, request)
  return answer.includes(`"query":"${question}"`) ? [] : [answer]
}

it('chunked bodies in one packet take nothing from those of later clients', async () => {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write(head('GET /api/v1/faq') + chunked(1024) + chunked(0))
  await once(socket.resume(), 'end')
  socket.destroy()
  for (let i = 0; i < 5; i += 1) expect(await unheardAnswer('price')).toEqual([])
})

it(`${CLIENTS} clients with random packets`, { timeout: 120_000 }, async () => {
  const clients = fc.sample(client, { numRuns: CLIENTS, seed: SEED })
  let isDone = false
  /** Asks questions of its own meanwhile; returns how many were asked, and what came of those not heard. */
  async function others(): Promise<{ count: number; unheard: string[] }> {
    const unheard: string[] = []
    let count = 0
    for (; !isDone; count += 1) {
      unheard.push(...(await unheardAnswer(`other ${count}`)))
      await wait(20)
    }
    return { count, unheard }
  }
  const asked = others()
  const next = clients.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of next) await behave(one)
    }),
  )
  isDone = true
  const { count, unheard } = await asked
  expect(unheard).toEqual([])
  expect(count).toBeGreaterThan(20)
  expect(server.output()).not.toMatch(/"level":50|"status":50\d/)
  expect(peakMemoryOf(server.pid)).toBeLessThan(250)
  expect(await server.stop()).toBe(0)
})
