/** npm start: serves the site, and builds it first if there is no complete build of the present sources. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sourceDigest } from '../build/manifest.ts'
import { LOCK_FILE, lockBuild } from '../build/lock.ts'
import { configOrExit } from '../config.ts'
import { readBuild } from '../server/manifest.ts'

const DIST = new URL('../../dist/', import.meta.url)

const { SITE_URL, EDITOR_BACKEND } = configOrExit(process.env)
const release = await lockBuild(() =>
  console.error(`Another process builds the site (${LOCK_FILE}): this one waits for it.`),
)
if (!(await isCurrent())) await build()
release()
await import(new URL('server/entry.mjs', DIST).href)

/** Whether there is a complete build of the present sources, for this address and editor. */
async function isCurrent(): Promise<boolean> {
  try {
    const { manifest } = readBuild(DIST)
    const isSame = manifest.siteUrl === SITE_URL && manifest.editor === EDITOR_BACKEND
    return isSame && manifest.sources === (await sourceDigest())
  } catch {
    return false
  }
}

/** Builds, and again if sources changed meanwhile; ends the process if the build fails. */
async function build(): Promise<void> {
  for (;;) {
    console.error('Building the site, because there is no build of the present content.')
    const sources = await sourceDigest()
    const child = spawn('astro', ['build'], { stdio: 'inherit' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code === 0) return
    if (sources === (await sourceDigest())) process.exit(code ?? 1)
  }
}
