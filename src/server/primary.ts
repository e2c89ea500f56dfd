import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry, type RegistryContentType } from 'prom-client'
import type { Config } from '../config.ts'
import { startMetricsServer } from './metrics-server.ts'

/** A worker that ends sooner than this, in milliseconds, is not started again at once. */
const HEALTHY_MS = 1000

/** A second beyond what a worker allows its answers once it was told to stop, in milliseconds. */
const STOP_MS = 11_000

/**
 * Keeps WORKERS processes that answer: one that ends is replaced; when the first ones cannot start, nor
 * does the service. Signals reach the workers, and this process ends after them.
 */
export async function keepWorkers(config: Config): Promise<void> {
  // Handed over one by one, each connection would cost twice the CPU (bench/README.md).
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isStopping = false
  let hasListened = false

  function start(): void {
    const startedAt = performance.now()
    const worker = cluster.fork()
    worker.once('listening', () => (hasListened = true))
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
      setTimeout(start, Math.max(0, HEALTHY_MS - (performance.now() - startedAt)))
    })
  }

  function stop(signal: NodeJS.Signals): void {
    isStopping = true
    for (const worker of workers()) worker.process.kill(signal)
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL')
    }, STOP_MS).unref()
  }

  // First, since it ends this process if its port is taken.
  if (config.METRICS_PORT !== undefined) {
    const registry = new AggregatorRegistry()
    await startMetricsServer(config, () => figuresOf(registry))
  }
  for (let i = 0; i < config.WORKERS; i += 1) start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal))
}

/** The figures of all workers; asked for again where one that was asked ends before it has answered. */
async function figuresOf(registry: AggregatorRegistry<RegistryContentType>): Promise<string> {
  for (;;) {
    const stopWaiting = new AbortController()
    const lost = once(cluster, 'disconnect', stopWaiting).then(() => undefined)
    const gathered = registry.clusterMetrics()
    // Of the two, the one that comes too late.
    for (const late of [lost, gathered]) late.catch(() => undefined)
    const figures = await Promise.race([gathered, lost])
    stopWaiting.abort()
    if (figures !== undefined) return figures
  }
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
