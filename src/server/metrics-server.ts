import { createServer } from 'node:http'
import type { Config } from '../config.ts'
import { listenOrExit } from './listen.ts'

/**
 * Serves GET /metrics on a port of its own, which must not be public; ends the process if it cannot listen.
 *
 * @param collect Returns the metrics in the Prometheus text format 0.0.4.
 */
export async function startMetricsServer(
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  collect: () => Promise<string>,
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      (figures) => {
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
        response.end(figures)
      },
      // A worker did not answer.
      () => response.writeHead(503).end(),
    )
  })
  await listenOrExit(server, `/metrics cannot listen on ${host}:${port}`, { host, port })
  // Does not keep the process from ending.
  server.unref()
}
