/** The production entry: one process that answers, or a primary that keeps several of them. */
import cluster from 'node:cluster'
import { configOrExit } from './config.ts'

const config = configOrExit(process.env)

if (config.WORKERS > 1 && cluster.isPrimary) {
  const { keepWorkers } = await import('./server/primary.ts')
  keepWorkers(config)
} else {
  const { serve } = await import('./server/serve.ts')
  await serve(config, {
    client: new URL('../client/', import.meta.url),
    server: new URL('./', import.meta.url),
  })
}
