import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configOrExit } from './config.ts'
import type { Prepared } from './prepared.ts'
import { PREPARED_FILE, fromBytes, startWith } from './prepared.ts'

/**
 * Starts the service: one process that answers, or a primary that keeps several of them.
 *
 * @param dist The folder of the build.
 */
export async function start(dist: URL): Promise<void> {
  const config = configOrExit(process.env)
  if (config.WORKERS > 1 && cluster.isPrimary) {
    const { keepWorkers } = await import('./server/primary.ts')
    keepWorkers(config)
    return
  }
  const prepared = readPrepared(dist)
  startWith(prepared)
  const { serve } = await import('./server/serve.ts')
  await serve(fileURLToPath(dist), prepared.searchPage)
}

function readPrepared(dist: URL): Prepared {
  try {
    return fromBytes(readFileSync(new URL(`server/${PREPARED_FILE}`, dist)))
  } catch {
    console.error(
      `The build cannot be served. server/${PREPARED_FILE} is missing, or is not what was built. Run npm run build.`,
    )
    process.exit(1)
  }
}
