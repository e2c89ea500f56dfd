/**
 * The production entry, dist/server/entry.mjs. Everything else is loaded after the check: an old Node would
 * stop at what it does not know, and not say why.
 */
import { engines } from '../../package.json'

const OLDEST = Number.parseInt(engines.node.replace(/^\D+/, ''))

if (Number.parseInt(process.versions.node) < OLDEST) {
  console.error(
    `Node ${process.versions.node} is too old to run this site: install Node ${OLDEST} or newer.`,
  )
  process.exit(1)
}
const { start } = await import('./start.ts')
await start(new URL('../', import.meta.url))
