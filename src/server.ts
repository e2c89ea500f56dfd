/** The production entry: one process that answers, or a primary that keeps several of them. */
import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configOrExit } from './config.ts'
import type { Prepared } from './prepared.ts'
import { PREPARED_FILE, fromBytes, startWith } from './prepared.ts'

const config = configOrExit(process.env)

if (config.WORKERS > 1 && cluster.isPrimary) {
  const { keepWorkers } = await import('./server/primary.ts')
  keepWorkers(config)
} else {
  const prepared = readPrepared()
  startWith(prepared)
  const { serve } = await import('./server/serve.ts')
  await serve(fileURLToPath(new URL('../client', import.meta.url)), prepared.searchPage)
}

function readPrepared(): Prepared {
  try {
    return fromBytes(readFileSync(new URL(PREPARED_FILE, import.meta.url)))
  } catch {
    console.error(
      `The build cannot be served. server/${PREPARED_FILE} is missing, or is not what was built. Run npm run build.`,
    )
    process.exit(1)
  }
}
