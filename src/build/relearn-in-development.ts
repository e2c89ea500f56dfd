import { Worker } from 'node:worker_threads'
import type { AstroIntegrationLogger } from 'astro'
import type { ViteDevServer } from 'vite'

const EXAMPLE_FILES = /[/\\](content|examples)[/\\].*\.txt$/u

/** How long examples must have kept still before they are learned, in milliseconds. */
const QUIET_MS = 200

/**
 * In development: learns anew, beside the server, whenever an example changes, and now, in case they changed
 * while nothing ran. The old model answers until the new one is there.
 */
export function relearnInDevelopment(server: ViteDevServer, log: AstroIntegrationLogger): void {
  const { ssr } = server.environments
  let waiting: NodeJS.Timeout | undefined
  let learning: Worker | undefined

  function learn(): void {
    void learning?.terminate()
    const worker = new Worker(new URL('learn-worker.ts', import.meta.url))
    learning = worker
    worker.on('error', (error) => log.error(String(error)))
    worker.on('exit', (code) => {
      if (code === 0 && learning === worker) answerWithNewModel()
    })
  }

  /** The instance is made anew, with the newest model, when it is next asked for. */
  function answerWithNewModel(): void {
    ssr.moduleGraph.invalidateAll()
    ssr.hot.send({ type: 'full-reload' })
    log.info('The search has learned the present examples.')
  }

  server.watcher.on('all', (_event, file) => {
    if (!EXAMPLE_FILES.test(file)) return
    clearTimeout(waiting)
    waiting = setTimeout(learn, QUIET_MS)
  })
  learn()
}
