/** The production entry, dist/server/entry.mjs. It imports the rest after the check, since an old Node could not parse it. */
import { engines } from '../../package.json'

const MIN_NODE_MAJOR = Number.parseInt(engines.node.replace(/^\D+/, ''))

if (Number.parseInt(process.versions.node) < MIN_NODE_MAJOR) {
  console.error(
    `Node ${process.versions.node} is too old to run this site: install Node ${MIN_NODE_MAJOR} or newer.`,
  )
  process.exit(1)
}
const { start } = await import('./start.ts')
await start(new URL('../', import.meta.url))
