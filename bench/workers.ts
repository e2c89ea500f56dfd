/**
 * What sharing a port between processes costs: CPU per connection (each with one request) when node:cluster
 * hands connections to its workers in turn, when its workers take them themselves, and when the kernel
 * deals them out between sockets of their own (SO_REUSEPORT).
 *   node bench/workers.ts [CONNECTIONS]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { cpuOf } from '../e2e/support/process-cost.ts'
import { freePort } from '../e2e/support/servers.ts'
import { get } from './requests.ts'

const CONNECTIONS = Number(process.argv[2] ?? 20_000)
const AT_ONCE = 16
const REQUEST = get('/', 'connection: close\r\n')
const PEER = new URL('peers/listening.mjs', import.meta.url).pathname
const WAYS = [
  ['node:cluster, round robin', 'cluster', { NODE_CLUSTER_SCHED_POLICY: 'rr' }],
  ['node:cluster, each for itself', 'cluster', { NODE_CLUSTER_SCHED_POLICY: 'none' }],
  ['SO_REUSEPORT', 'reuse-port', {}],
] as const

/** Sends one request over a connection of its own. */
async function visit(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.end(REQUEST).resume()
  await once(socket, 'close')
}

async function isListening(port: number): Promise<boolean> {
  return visit(port).then(
    () => true,
    () => false,
  )
}

/** A process and its children. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
  return [pid, ...children]
}

console.log('| way | CPU, µs per connection | shares of the workers |')
console.log('|---|---|---|')
for (const [name, way, env] of WAYS) {
  const port = await freePort()
  const child = spawn(process.execPath, [PEER, way], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'inherit',
  })
  while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 50))
  for (let i = 0; i < 1000; i += 1) await visit(port)
  const pids = family(child.pid ?? 0)
  const before = pids.map(cpuOf)
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next++ < CONNECTIONS) await visit(port)
    }),
  )
  const used = pids.map((pid, i) => cpuOf(pid) - (before[i] ?? 0))
  const total = used.reduce((sum, ms) => sum + ms, 0)
  const [, ...workers] = used
  const shares = workers.map((ms) => `${((100 * ms) / total).toFixed(0)} %`).join(', ')
  console.log(`| ${name} | ${((1000 * total) / CONNECTIONS).toFixed(0)} | ${shares} |`)
  child.kill()
  await once(child, 'exit')
}
