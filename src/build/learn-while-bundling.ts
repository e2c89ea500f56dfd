import { copyFile, mkdir } from 'node:fs/promises'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { type ModelName, modelFileName } from '../search/model/model.ts'

/**
 * Learns from the examples in a thread of its own while the site is bundled, and puts the models beside the server
 * before pages are rendered, which show answers.
 *
 * @param server The build's server folder.
 */
export function learnWhileBundling(server: () => URL): Plugin {
  const worker = new Worker(new URL('learn-worker.ts', import.meta.url))
  // Mistakes in the content end a build before anybody waits for the models.
  worker.unref()
  const learned = once(worker, 'message') as Promise<[Record<ModelName, string>]>
  // Whoever waits below is told of a failure; before that, it must not end the process.
  learned.catch(() => {})
  return {
    name: 'practice:learn',
    buildApp: {
      order: 'post',
      async handler() {
        worker.ref()
        const [files] = await learned
        await mkdir(server(), { recursive: true })
        for (const name of ['search', 'situations'] as const)
          await copyFile(files[name], new URL(modelFileName(name), server()))
      },
    },
  }
}
