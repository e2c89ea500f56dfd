import { Worker } from 'node:worker_threads'
import type { AstroIntegrationLogger } from 'astro'
import type { ViteDevServer } from 'vite'
import type { renew } from '../instance.ts'
import { pageRunner } from './page-runner.ts'

const EXAMPLE_FILES = /[/\\](content|examples)[/\\].*\.txt$/u

/** How long no example must have changed before they are learned, in milliseconds. */
const QUIET_MS = 200

/**
 * In development: learns in a worker thread whenever an example changes, and at start, in case examples changed before.
 * The old model answers until the new one is ready.
 */
export function relearnInDevelopment(server: ViteDevServer, log: AstroIntegrationLogger): void {
  const runner = pageRunner(server)
  let waiting: NodeJS.Timeout | undefined
  let learning: Worker | undefined

  function learn(): void {
    void learning?.terminate()
    const worker = new Worker(new URL('learn-worker.ts', import.meta.url))
    learning = worker
    worker.on('error', (error) => log.error(String(error)))
    worker.on('exit', (code) => {
      if (code === 0 && learning === worker)
        answerWithNewModel().catch((error: unknown) => log.error(String(error)))
    })
  }

  /**
   * Renews the service through its own module. If all modules were reloaded instead while Astro still loads its own for
   * the first time, Astro would be there twice, and every page would fail from then on.
   */
  async function answerWithNewModel(): Promise<void> {
    const instance = await runner.import<{ renew: typeof renew }>('/src/instance.ts')
    instance.renew()
    log.info('The search has learned the present examples.')
  }

  server.watcher.on('all', (_event, file) => {
    if (!EXAMPLE_FILES.test(file)) return
    clearTimeout(waiting)
    waiting = setTimeout(learn, QUIET_MS)
  })
  learn()
}
