/** One process that answers: the whole site, the API and /ask in one HTTP server. */
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import {
  answerSafely,
  config,
  endpoints,
  gate,
  limiter,
  log,
  openMcp,
  resources,
  retrieval,
} from '../api/instance.ts'
import { catalogue } from '../catalogue/load.ts'
import { notFoundTexts } from '../documents/not-found.ts'
import type { SearchTemplate } from '../website/search-template.ts'
import { PATHS } from '../catalogue/urls.ts'
import { createApiHandler, loadApplication } from './api-handler.ts'
import { checkedSnapshots } from './check-snapshots.ts'
import { createHttpServer } from './create-server.ts'
import { startMetricsServer } from './metrics-server.ts'
import type { Metrics } from './metrics.ts'
import { createSendSearchPage } from './search-page.ts'
import { createSiteHandler } from './site-handler.ts'
import { loadPublicFiles, loadStaticFiles } from './static-files.ts'
import { stopServer } from './stop.ts'

const { siteUrl } = catalogue

/** A search reads what search knows, so that no visitor's has to. */
const FIRST_QUESTION = 'שלום'

/**
 * How far the heap may grow beyond what lived at its last full collection, in percent: with V8's own choice
 * the process takes 20 MB more. Set once the port is open, since it costs a start a quarter of its time.
 */
const HEAP_GROWTH = '--heap-growing-percent=25'

/** Between opening the port and loading what few requests need, in milliseconds. */
const WELCOME_MS = 20

/**
 * Starts to answer; ends the process when it cannot.
 *
 * @param dist The folder of the build.
 * @param searchTemplate What the build left of the page of results.
 */
export async function serve(dist: string, searchTemplate: SearchTemplate): Promise<void> {
  if (siteUrl !== config.SITE_URL)
    refuseToStart(
      `This build is for ${siteUrl}, but SITE_URL is ${config.SITE_URL}. Run npm run build with this SITE_URL.`,
    )
  let isReady = false
  const metrics =
    config.METRICS_PORT === undefined
      ? undefined
      : new (await import('./metrics.ts')).Metrics(limiter)
  const server = createHttpServer({
    ...handlers(dist, searchTemplate),
    siteUrl,
    log,
    isReady: () => isReady,
    onAnswer: metrics && ((answer) => metrics.record(answer)),
  })
  server.on('error', (error: NodeJS.ErrnoException) =>
    refuseToStart(
      `The server cannot listen on ${config.HOST}:${config.PORT}: ${error.code ?? error.message}.`,
    ),
  )
  // One forgotten promise must not take the answers under way with it.
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise was rejected'))
  limiter.connect?.()
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  announce(server.address() as AddressInfo)
  setFlagsFromString(HEAP_GROWTH)
  if (metrics) publish(metrics)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isReady = false
      log.info({ signal }, 'stopping')
      void stopServer(server).then(() => process.exit(0))
    })
  }
  // Loading keeps the process busy for a while: whoever has waited for the port is answered first.
  await setTimeout(WELCOME_MS)
  retrieval.match(FIRST_QUESTION)
  await loadApplication()
  isReady = true
}

/** The parts that answer, over the build's files. */
function handlers(dist: string, searchTemplate: SearchTemplate) {
  try {
    const files = new Map([
      ...loadPublicFiles(join(dist, 'public')),
      ...loadStaticFiles(join(dist, 'client')),
    ])
    return {
      answerApi: createApiHandler({
        endpoints,
        answerSafely,
        gate,
        openMcp,
        snapshots: checkedSnapshots(files, resources),
        siteUrl,
      }),
      answerSite: createSiteHandler({
        files,
        sendSearchPage: createSendSearchPage(retrieval, searchTemplate),
        notFoundTexts: notFoundTexts(catalogue),
        siteUrl,
      }),
    }
  } catch (error) {
    return refuseToStart(`The build cannot be served. ${(error as Error).message}`)
  }
}

/** Shows the figures at a port of their own, unless the primary does, which gathers its workers'. */
function publish(metrics: Metrics): void {
  if (!cluster.isWorker && config.METRICS_PORT !== undefined)
    startMetricsServer({
      port: config.METRICS_PORT,
      host: config.METRICS_HOST,
      collect: () => metrics.collect(),
    })
}

function refuseToStart(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function announce({ address, family, port }: AddressInfo): void {
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
