/** One process that answers: the whole site, the API and /ask in one HTTP server. */
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { MODEL_FILE, readModel } from '../search/model-file.ts'
import { collectCatalogue } from '../catalogue/collect.ts'
import { PATHS } from '../catalogue/urls.ts'
import type { Config } from '../config.ts'
import type { Content } from '../service.ts'
import { createService } from '../service.ts'
import { loadAstroHandler } from './astro-handler.ts'
import { createHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { startMetricsServer } from './metrics-server.ts'
import type { Metrics } from './metrics.ts'
import { createRequestHandler } from './request-handler.ts'
import { loadPublicFiles, loadStaticFiles } from './static-files.ts'
import { stopServer } from './stop.ts'

/**
 * Starts to answer; ends the process when it cannot.
 *
 * @param dist The folder of the build.
 */
export async function serve(config: Config, dist: URL): Promise<void> {
  const { content, files } = await readBuild(dist)
  const { siteUrl } = content.catalogue
  if (siteUrl !== config.SITE_URL)
    refuseToStart(
      `This build is for ${siteUrl}, but SITE_URL is ${config.SITE_URL}. Run npm run build with this SITE_URL.`,
    )
  const log = createLog(config.LOG_LEVEL)
  const service = await createService(config, content, log)
  const metrics =
    config.METRICS_PORT === undefined
      ? undefined
      : new (await import('./metrics.ts')).Metrics(service.limiter)
  let isReady = false
  const server = createHttpServer({
    handle: createRequestHandler({
      service,
      files,
      astro: await loadAstroHandler(),
      isReady: () => isReady,
    }),
    siteUrl,
    log,
    onAnswer: metrics && ((answer) => metrics.record(answer)),
  })
  server.on('error', (error: NodeJS.ErrnoException) =>
    refuseToStart(
      `The server cannot listen on ${config.HOST}:${config.PORT}: ${error.code ?? error.message}.`,
    ),
  )
  // One forgotten promise must not take the answers under way with it.
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise was rejected'))
  service.limiter.connect?.()
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  announce(server, siteUrl, log)
  if (metrics) publish(metrics, config)
  isReady = true
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isReady = false
      log.info({ signal }, 'stopping')
      void stopServer(server).then(() => process.exit(0))
    })
  }
}

async function readBuild(dist: URL) {
  try {
    const model = await readModel(new URL(`server/${MODEL_FILE}`, dist))
    const content: Content = { catalogue: await collectCatalogue(), model }
    const files = new Map([
      ...loadPublicFiles(fileURLToPath(new URL('public', dist))),
      ...loadStaticFiles(fileURLToPath(new URL('client', dist))),
    ])
    return { content, files }
  } catch {
    return refuseToStart(
      'The build cannot be served: a file is missing, or is not what was built. Run npm run build.',
    )
  }
}

/** Shows the figures at a port of their own, unless the primary does, which gathers its workers'. */
function publish(metrics: Metrics, { METRICS_PORT, METRICS_HOST }: Config): void {
  if (!cluster.isWorker && METRICS_PORT !== undefined)
    startMetricsServer({
      port: METRICS_PORT,
      host: METRICS_HOST,
      collect: () => metrics.collect(),
    })
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
      `API   ${origin}/api/v1/profile`,
      `Docs  ${origin}${PATHS.developers}`,
    ].join('\n'),
  )
}
