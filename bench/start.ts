/**
 * Measures starts of the production server: the time from the start of the process to its first 200 and to readiness, in
 * milliseconds, and the CPU time and memory until then. Prints all starts and the median.
 *   npm run build && node bench/start.ts [TIMES]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { cpuOf, memoryOf } from '../e2e/support/process-cost.ts'
import { BUILT_FOR, START, freePort } from '../e2e/support/servers.ts'
import { median } from './figures.ts'

const TIMES = Number(process.argv[2] ?? 9)

/** The status of an answer; 0 if there is none. */
function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end()
  })
}

async function until200(port: number, path: string): Promise<number> {
  while ((await statusOf(port, path)) !== 200)
    await new Promise((resolve) => setTimeout(resolve, 2))
  return performance.now()
}

async function startOnce(): Promise<Record<string, number>> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, START, {
    env: { ...process.env, SITE_URL: BUILT_FOR, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const pid = child.pid ?? 0
  const first = (await until200(port, '/api/v1/profile')) - startedAt
  const cpu = cpuOf(pid)
  const ready = (await until200(port, '/readyz')) - startedAt
  const memory = memoryOf(pid)
  child.kill()
  await once(child, 'exit')
  return {
    'first 200, ms': first,
    'CPU until then, ms': cpu,
    'ready, ms': ready,
    'memory, MB': memory,
  }
}

const starts = []
for (let i = 0; i < TIMES; i += 1) starts.push(await startOnce())
for (const name of Object.keys(starts[0] ?? {})) {
  const values = starts.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b)
  console.log(
    `${name}: ${values.map((value) => value.toFixed(0)).join(' ')}; median ${median(values).toFixed(0)}`,
  )
}
