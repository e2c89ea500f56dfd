import { Worker } from 'node:worker_threads'
import type { AstroIntegrationLogger } from 'astro'
import type { ViteDevServer } from 'vite'
import type { renew } from '../instance.ts'
import { pageRunner } from './page-runner.ts'

const EXAMPLE_FILES = /[/\\](content|examples)[/\\].*\.txt$/u

/** How long examples must have kept still before they are learned, in milliseconds. */
const QUIET_MS = 200

/**
 * In development: learns anew, beside the server, whenever an example changes, and now, in case they changed
 * while nothing ran. The old model answers until the new one is there.
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
      if (code === 0 && learning === worker) void answerWithNewModel()
    })
  }

  /**
   * That one module lets go of what it has. Were all of them loaded anew while Astro still loads its own for the
   * first time, two halves of Astro would not know each other, and every page would be an error from then on.
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
