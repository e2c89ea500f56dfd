import type { Family } from './metrics.ts'
import { renderMetrics } from './metrics.ts'
import { createServer } from 'node:http'

export interface MetricsServerOptions {
  port: number
  host: string
  /** Gives the figures of each process. */
  collect: () => Promise<Family[][]>
}

/** Serves GET /metrics on a port of its own, which no proxy should lead the public to. */
export function startMetricsServer({ port, host, collect }: MetricsServerOptions): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    void collect().then((processes) => {
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
      response.end(renderMetrics(processes))
    })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(`/metrics cannot listen on ${host}:${port}: ${error.code ?? error.message}.`)
    process.exit(1)
  })
  server.listen(port, host)
  // It never keeps a process from ending.
  server.unref()
}
