import cluster from 'node:cluster'
import { configOrExit } from '../config.ts'
import { takeAddress } from './listen.ts'

/** Starts the service with the build of a folder: one server process, or a primary with several workers. */
export async function start(dist: URL): Promise<void> {
  const config = configOrExit(process.env)
  if (cluster.isPrimary) await takeAddress(config)
  if (config.WORKERS > 1 && cluster.isPrimary) {
    const { keepWorkers } = await import('./primary.ts')
    await keepWorkers(config)
    return
  }
  const { serve } = await import('./serve.ts')
  await serve(config, dist)
}
