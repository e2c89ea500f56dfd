/** The production entry: the whole site, the API and /ask in one HTTP server. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { handler as renderPage } from '@astrojs/node/server.js'
import pino from 'pino'
import { app, config, gate } from './api/instance.ts'
import { catalogue } from './catalogue/load.ts'
import { notFoundTexts } from './documents/not-found.ts'
import { createApiHandler } from './server/api-handler.ts'
import { createHttpServer } from './server/create-server.ts'
import { createSiteHandler } from './server/site-handler.ts'
import { loadStaticFiles } from './server/static-files.ts'
import { stopServer } from './server/stop.ts'
import { PATHS } from './site/urls.ts'

const { siteUrl } = catalogue
if (siteUrl !== config.SITE_URL) {
  console.error(
    `This build is for ${siteUrl}, but SITE_URL is ${config.SITE_URL}. Run npm run build with this SITE_URL.`,
  )
  process.exit(1)
}

const log = pino({
  level: config.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})
const files = loadStaticFiles(fileURLToPath(new URL('../client', import.meta.url)))
let isReady = false

const server = createHttpServer({
  answerApi: createApiHandler({ app, gate, files, siteUrl }),
  answerSite: createSiteHandler({
    files,
    renderPage,
    notFoundTexts: notFoundTexts(catalogue),
    siteUrl,
  }),
  siteUrl,
  log,
  isReady: () => isReady,
})

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    `The server cannot listen on ${config.HOST}:${config.PORT}: ${error.code ?? error.message}.`,
  )
  process.exit(1)
})
server.listen(config.PORT, config.HOST)
await once(server, 'listening')
isReady = true
announce(server.address() as AddressInfo)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isReady = false
    log.info({ signal }, 'stopping')
    void stopServer(server).then(() => process.exit(0))
  })
}

function announce({ address, family, port }: AddressInfo): void {
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  log.info({ origin, siteUrl }, 'listening')
  console.error(
    [
      `Site  ${origin}/`,
      `API   ${origin}/api/v1/profile`,
      `Docs  ${origin}${PATHS.developers}`,
    ].join('\n'),
  )
}
