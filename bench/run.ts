/**
 * The production server beside bare node:http and Fastify 5, both in the same run:
 *   npm run bench -- [REQUESTS [PART]]   PART: only work whose name has it
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort, startProduction } from '../e2e/support/servers.ts'
import { cpuOf, memoryOf, send } from './load.ts'
import { QUESTIONS } from './questions.ts'
import { get, post } from './requests.ts'

const ENV = { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' }
const TOTAL = Number(process.argv[2] ?? 10_000)
const PART = process.argv[3] ?? ''
/** The servers take turns, so that what else the machine does disturbs both alike. */
const TURNS = 10

interface Case {
  name: string
  peer: 'bare' | 'fastify'
  requests: Buffer[]
}

const ours = await startProduction(ENV)
const folder = await mkdtemp(join(tmpdir(), 'practice-bench-'))
const recorded: object[] = []
const statics: Case[] = []
for (const path of ['/api/v1/profile', '/api/v1/faq', '/', '/faq'])
  for (const coding of ['identity', 'br']) {
    const etag = await record(path, { 'accept-encoding': coding })
    await record(path, { 'accept-encoding': coding, 'if-none-match': etag })
    const headers = `accept-encoding: ${coding}\r\n`
    statics.push({ name: `${path} ${coding}`, peer: 'bare', requests: [get(path, headers)] })
    statics.push({
      name: `${path} ${coding} 304`,
      peer: 'bare',
      requests: [get(path, `${headers}if-none-match: ${etag}\r\n`)],
    })
  }
const file = join(folder, 'recorded.json')
await writeFile(file, JSON.stringify(recorded))

const dynamic: Case[] = [
  {
    name: 'faq?q=',
    peer: 'fastify',
    requests: QUESTIONS.map((q) => get(`/api/v1/faq?q=${encodeURIComponent(q)}`)),
  },
  {
    name: '/ask JSON',
    peer: 'fastify',
    requests: QUESTIONS.map((query) => post('/ask', JSON.stringify({ query }))),
  },
  {
    name: '/ask events',
    peer: 'fastify',
    requests: QUESTIONS.map((query) =>
      post('/ask', JSON.stringify({ query, prefer: { streaming: true } })),
    ),
  },
  {
    name: 'batch of 4',
    peer: 'fastify',
    requests: QUESTIONS.map((q) =>
      post(
        '/api/v1/batch',
        JSON.stringify({
          operations: [
            { op: 'profile' },
            { op: 'booking' },
            { op: 'services' },
            { op: 'faq', params: { q } },
          ],
        }),
      ),
    ),
  },
]

const peers = { bare: await startPeer('bare'), fastify: await startPeer('fastify') }
console.log('| work | ours µs CPU | peer µs CPU | ours req/s | peer req/s | peer/ours CPU |')
console.log('|---|---|---|---|---|---|')
for (const { name, peer, requests } of [...statics, ...dynamic]) {
  if (!name.includes(PART)) continue
  const own = { port: ours.port, pid: ours.pid, cpu: 0, seconds: 0 }
  const other = { port: peers[peer].port, pid: peers[peer].child.pid ?? 0, cpu: 0, seconds: 0 }
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const server of [own, other]) {
      const before = cpuOf(server.pid)
      const seconds = await send({ port: server.port, requests, total: TOTAL / TURNS })
      // The first turn warms up.
      if (turn === 0) continue
      server.cpu += cpuOf(server.pid) - before
      server.seconds += seconds
    }
  const [cpu = 0, peerCpu = 0] = [own, other].map((server) => (server.cpu * 1000) / TOTAL)
  const [speed = 0, peerSpeed = 0] = [own, other].map(({ seconds }) => TOTAL / seconds)
  console.log(
    `| ${name} (${peer}) | ${cpu.toFixed(0)} | ${peerCpu.toFixed(0)} | ${speed.toFixed(0)} | ${peerSpeed.toFixed(0)} | ${(peerCpu / cpu).toFixed(2)} |`,
  )
}
console.log(`\nResident memory of ours at the end: ${memoryOf(ours.pid).toFixed(0)} MB.`)
for (const { child } of Object.values(peers)) child.kill()
await ours.stop()
await rm(folder, { recursive: true })

/** Keeps an answer of ours for the bare peer; gives its validator. */
async function record(path: string, headers: Record<string, string>): Promise<string> {
  const outgoing = httpRequest({ host: '127.0.0.1', port: ours.port, path, headers })
  outgoing.end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const {
    date,
    connection,
    'keep-alive': keepAlive,
    'transfer-encoding': coding,
    ...kept
  } = answer.headers
  const isConditional = 'if-none-match' in headers
  recorded.push({
    key: `${path} ${headers['accept-encoding'] ?? ''} ${isConditional ? '304' : '200'}`,
    status: answer.statusCode,
    headers: kept,
    body: (await buffer(answer)).toString('base64'),
  })
  return kept.etag ?? ''
}

async function startPeer(name: string): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [new URL(`peers/${name}.ts`, import.meta.url).pathname], {
    env: { ...process.env, ...ENV, PORT: String(port), RECORDED: file },
    stdio: 'inherit',
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return { port, child }
    if (child.exitCode !== null) throw new Error(`${name} did not start`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
