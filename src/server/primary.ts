import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry, type RegistryContentType } from 'prom-client'
import type { Config } from '../config.ts'
import { LISTENING } from './listen.ts'
import { startMetricsServer } from './metrics-server.ts'

/** A worker that ended sooner than this after its start is replaced only then. */
const MIN_UPTIME_MS = 1000

/** When to kill workers that were told to stop: a second after they should have ended. */
const KILL_AFTER_MS = 11_000

/**
 * Keeps WORKERS worker processes running, and replaces those that end. If one ends before any has listened, the whole
 * service ends. SIGTERM and SIGINT are passed on to the workers, and this process ends after them.
 */
export async function keepWorkers(config: Config): Promise<void> {
  // Workers accept connections themselves; when the primary hands them out, a connection costs twice the CPU.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isStopping = false
  let hasListened = false

  function start(): void {
    const startedAt = performance.now()
    const worker = cluster.fork()
    worker.on('message', (message) => (hasListened ||= message === LISTENING))
    worker.once('exit', (code: number | null, signal: string | null) => {
      const isLast = Object.keys(cluster.workers ?? {}).length === 0
      if (isStopping) {
        if (isLast) process.exit(process.exitCode ?? 0)
        return
      }
      if (!hasListened) {
        process.exitCode = code || 1
        stop('SIGTERM')
        if (isLast) process.exit()
        return
      }
      const end = signal ? `by ${signal}` : `with code ${code}`
      console.error(`A worker ended ${end}; another one takes its place.`)
      setTimeout(start, Math.max(0, MIN_UPTIME_MS - (performance.now() - startedAt)))
    })
  }

  function stop(signal: NodeJS.Signals): void {
    isStopping = true
    for (const worker of workers()) worker.process.kill(signal)
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL')
    }, KILL_AFTER_MS).unref()
  }

  // Before the workers, since it ends this process if its port is taken.
  if (config.METRICS_PORT !== undefined) {
    const registry = new AggregatorRegistry()
    await startMetricsServer(config, () => figuresOf(registry))
  }
  for (let i = 0; i < config.WORKERS; i += 1) start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal))
}

/** The metrics of all workers; starts again if a worker ends meanwhile. */
async function figuresOf(registry: AggregatorRegistry<RegistryContentType>): Promise<string> {
  for (;;) {
    const stopWaiting = new AbortController()
    const lost = once(cluster, 'disconnect', stopWaiting).then(() => undefined)
    const gathered = registry.clusterMetrics()
    // The loser of the race may reject later.
    for (const promise of [lost, gathered]) promise.catch(() => undefined)
    const figures = await Promise.race([gathered, lost])
    stopWaiting.abort()
    if (figures !== undefined) return figures
  }
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
