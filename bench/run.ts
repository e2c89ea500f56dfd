/**
 * Compares the production server with bare node:http and Fastify 5 in one run. It is started again for each, so that both
 * have done the same work before:
 *   npm run bench -- [STARTS [REQUESTS [PART]]]   PART: only work whose name contains it
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuOf, memoryOf } from '../e2e/support/process-cost.ts'
import { NODE_FLAGS, freePort, startProduction } from '../e2e/support/servers.ts'
import { bareReads, type Case, QUERIES } from './cases.ts'
import { median } from './figures.ts'
import { send } from './load.ts'

const ENV = { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' }
/** Starts of each server; several, since two processes of the same code differ by up to a fifth. */
const STARTS = Number(process.argv[2] ?? 10)
/** Measured requests of each kind, over all starts. */
const TOTAL = Number(process.argv[3] ?? 30_000)
const PART = process.argv[4] ?? ''
/** The servers take turns, so that other programs disturb both alike. */
const TURNS = 3
/** Requests of each kind before measuring, so that V8 has compiled all it will. */
const WARM_UP = 3000
const PER_TURN = Math.ceil(TOTAL / STARTS / TURNS)

/** Results of one kind of work, one for each turn. */
interface Results {
  ours: Figures[]
  peer: Figures[]
}
interface Figures {
  /** CPU time of a request in microseconds. */
  cpu: number
  /** Requests per second. */
  speed: number
}

const folder = await mkdtemp(join(tmpdir(), 'practice-bench-'))
const file = join(folder, 'recorded.json')
const results = new Map<string, Results>()
let memory = 0
for (let start = 0; start < STARTS; start += 1)
  for (const peer of ['bare', 'fastify'] as const) await compare(peer)
await rm(folder, { recursive: true })

console.log('| work | ours µs CPU | peer µs CPU | ours req/s | peer req/s | peer/ours CPU |')
console.log('|---|---|---|---|---|---|')
for (const [name, { ours, peer }] of results) {
  const cells = [
    median(ours.map(({ cpu }) => cpu)),
    median(peer.map(({ cpu }) => cpu)),
    median(ours.map(({ speed }) => speed)),
    median(peer.map(({ speed }) => speed)),
  ].map((figure) => figure.toFixed(0))
  const ratio = median(ours.map(({ cpu }, turn) => (peer[turn]?.cpu ?? 0) / cpu))
  console.log(`| ${name} | ${cells.join(' | ')} | ${ratio.toFixed(2)} |`)
}
console.log(`\nResident memory of ours at the end: ${memory.toFixed(0)} MB.`)

/** Starts our server and a peer, and measures them in turn with the same requests. */
async function compare(peerName: Case['peer']): Promise<void> {
  const ours = await startProduction(ENV)
  const recorded: object[] = []
  const cases = [...(await bareReads(ours.port, recorded)), ...QUERIES].filter(
    ({ name, peer }) => peer === peerName && name.includes(PART),
  )
  await writeFile(file, JSON.stringify(recorded))
  const peer = await startPeer(peerName)
  for (const { requests } of cases)
    for (const { port } of [ours, peer]) await send({ port, requests, total: WARM_UP })
  for (const { name, requests } of cases) {
    const work = `${name} (${peerName})`
    const figures = results.get(work) ?? { ours: [], peer: [] }
    results.set(work, figures)
    for (let turn = 0; turn < TURNS; turn += 1) {
      figures.ours.push(await measure(ours, requests))
      figures.peer.push(await measure(peer, requests))
    }
  }
  memory = memoryOf(ours.pid)
  peer.child.kill()
  await ours.stop()
}

async function measure(
  { port, pid }: { port: number; pid: number },
  requests: Buffer[],
): Promise<Figures> {
  const before = cpuOf(pid)
  const seconds = await send({ port, requests, total: PER_TURN })
  return { cpu: ((cpuOf(pid) - before) * 1000) / PER_TURN, speed: PER_TURN / seconds }
}

/** Starts a peer with the production server's Node flags. */
async function startPeer(
  name: string,
): Promise<{ port: number; pid: number; child: ChildProcess }> {
  const port = await freePort()
  const program = new URL(`peers/${name}.mjs`, import.meta.url).pathname
  const child = spawn(process.execPath, [...NODE_FLAGS, program], {
    env: { ...process.env, ...ENV, PORT: String(port), RECORDED: file },
    stdio: 'inherit',
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return { port, pid: child.pid ?? 0, child }
    if (child.exitCode !== null) throw new Error(`${name} did not start`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
