/**
 * How long a client waits for a page and a short search while 64 connections send the costliest requests, each from
 * another address. Prints median and p99 in milliseconds, in brackets the CPU time of the server meanwhile, which
 * depends less on other programs, and the CPU time of a hostile request. One process sends these, another measures, and
 * both share the machine's cores with the server.
 *   npm run build && node bench/hostile.ts [SECONDS [KIND]]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { cpuOf } from '../e2e/support/process-cost.ts'
import { MALLOC, startProduction } from '../e2e/support/servers.ts'
import { median, percentile } from './figures.ts'
import { HOSTILE } from './hostile-requests.ts'

const SECONDS = Number(process.argv[2] ?? 10)
const KINDS = process.argv[3] === undefined ? Object.keys(HOSTILE) : [process.argv[3]]
const WARM_MS = 1000

/** Paths that the measured client requests in turn. */
const PATHS = { page: '/about', search: `/ask?query=${encodeURIComponent('כמה עולה פגישה')}` }

const server = await startProduction({
  ...MALLOC,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '1000000',
})
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** The time until an answer, and the server's CPU time meanwhile, in milliseconds. */
interface Wait {
  ms: number
  cpu: number
}

/** Sends a request, and waits for the whole answer. */
function ask(path: string): Promise<Wait> {
  const cpu = cpuOf(server.pid)
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    request({ port: server.port, agent, path }, (response) => {
      response.resume().on('end', () => {
        const ms = performance.now() - startedAt
        if (response.statusCode === 200) resolve({ ms, cpu: cpuOf(server.pid) - cpu })
        else reject(new Error(`${path} was answered with ${response.statusCode}`))
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Requests the paths in turn for a while, and returns the waits for each. */
async function askFor(ms: number): Promise<Record<keyof typeof PATHS, Wait[]>> {
  const waits: Record<keyof typeof PATHS, Wait[]> = { page: [], search: [] }
  const until = performance.now() + ms
  while (performance.now() < until) {
    waits.page.push(await ask(PATHS.page))
    waits.search.push(await ask(PATHS.search))
  }
  return waits
}

/** Formats the median and p99. */
function spread(values: number[]): string {
  return `${median(values).toFixed(1)} / ${percentile(values, 0.99).toFixed(1)}`
}

const figuresOf = (waits: Wait[]) =>
  `${spread(waits.map(({ ms }) => ms))} (${spread(waits.map(({ cpu }) => cpu))})`

async function measure(kind?: string): Promise<void> {
  const hostile =
    kind === undefined
      ? undefined
      : fork(fileURLToPath(new URL('hostile-client.ts', import.meta.url)), [`${server.port}`, kind])
  await askFor(WARM_MS)
  const cpuBefore = cpuOf(server.pid)
  hostile?.send('count')
  const { page, search } = await askFor(SECONDS * 1000)
  const cpu = cpuOf(server.pid) - cpuBefore
  let beside = ''
  if (hostile) {
    hostile.send('tell')
    const [statuses] = (await once(hostile, 'message')) as [Record<string, number>]
    const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    beside = `; ${answered} answers ${JSON.stringify(statuses)}, ${(cpu / answered).toFixed(2)} ms of CPU each`
    hostile.kill()
    await once(hostile, 'exit')
  }
  console.log(
    `${kind ?? 'nobody else'}: page ${figuresOf(page)}, search ${figuresOf(search)}${beside}`,
  )
}

await measure()
for (const kind of KINDS) await measure(kind)
console.log(`load ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}`)
agent.destroy()
await server.stop('SIGKILL')
