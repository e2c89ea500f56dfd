/** Runs one server process: site, API and MCP. */
import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { modelFileName, type ModelName } from '../search/model/model.ts'
import { fromBytes } from '../search/model/model-bytes.ts'
import { proxyList } from '../api/client-address.ts'
import { collectCatalogue } from '../catalogue/collect.ts'
import { PATHS, READ_PATHS } from '../catalogue/urls.ts'
import type { Config } from '../config.ts'
import { type Content, createService } from '../service.ts'
import { loadAstroHandler } from './astro-handler.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { LogWriter, createLog } from './log.ts'
import { readBuild } from './manifest.ts'
import type { Metrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'
import { createRequestHandler } from './request-handler.ts'
import { publicFiles, staticFiles } from './static-files.ts'
import { stopServer } from './stop.ts'

/** How long to wait for the last lines of the log to be written. */
const LOG_FLUSH_MS = 500

/** Starts the server with the build of a folder; ends the process with code 1 if it cannot. */
export async function serve(config: Config, dist: URL): Promise<void> {
  const { content, files } = await load(dist)
  const { siteUrl } = content.catalogue
  if (siteUrl !== config.SITE_URL)
    refuseToStart(
      `This build is for ${siteUrl}, but SITE_URL is ${config.SITE_URL}. Run npm run build with this SITE_URL.`,
    )
  const output = new LogWriter()
  const log = createLog(config.LOG_LEVEL, output)
  const service = await createService(config, content, log, (answer) => metrics?.question(answer))
  const metrics: Metrics | undefined =
    config.METRICS_PORT === undefined
      ? undefined
      : new (await import('./metrics.ts')).Metrics(service.limiter)
  let isReady = false
  const { server, connections } = createHttpServer({
    handle: createRequestHandler({
      service,
      files,
      astro: await loadAstroHandler(),
      isReady: () => isReady,
    }),
    limits: {
      perAddress: config.CONNECTIONS_PER_ADDRESS,
      trustedProxies: proxyList(config.TRUSTED_PROXIES),
    },
    service,
    log,
    onAnswer: metrics && ((record) => metrics.record(record)),
  })
  // By default, this would end the process.
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise was rejected'))
  service.limiter.connect?.()
  const listeners = await listen(server, config)
  announce(server, siteUrl, log)
  // Of workers, the primary serves the metrics.
  if (metrics && !cluster.isWorker) await startMetricsServer(config, () => metrics.collect())
  isReady = true
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A signal to a whole group of processes reaches a worker twice: the primary passes it on.
    process[cluster.isWorker ? 'on' : 'once'](signal, () => {
      if (!isReady) return
      isReady = false
      log.info({ signal }, 'stopping')
      void stopServer(server, listeners, connections)
        .then(() => output.finish(LOG_FLUSH_MS))
        .then((isWritten) => {
          if (isWritten) process.exit(0)
          // process.exit would wait for the thread that is writing to stdout.
          process.kill(process.pid, signal)
        })
    })
  }
}

async function load(dist: URL) {
  try {
    const { files } = readBuild(dist)
    const modelNamed = (name: ModelName) =>
      fromBytes(files.get(`server/${modelFileName(name)}`) ?? Buffer.alloc(0))
    const content: Content = {
      catalogue: await collectCatalogue(),
      models: { search: modelNamed('search'), situations: modelNamed('situations') },
    }
    return { content, files: new Map([...publicFiles(files), ...staticFiles(files)]) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuseToStart(
      `The build cannot be served: ${reason}. Each file has to be as npm run build made it, and readable.`,
    )
  }
}

function refuseToStart(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function announce(server: Server, siteUrl: string, log: Logger): void {
  const { address, family, port } = server.address() as AddressInfo
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  log.info({ origin, siteUrl }, 'listening')
  if (cluster.worker && cluster.worker.id > 1) return
  console.error(
    [
      `Site  ${origin}/`,
      `API   ${origin}${READ_PATHS.profile}`,
      `Docs  ${origin}${PATHS.developers}`,
    ].join('\n'),
  )
}
