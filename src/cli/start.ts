/** npm start: serves the site, building it first when there is no build of the present sources. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { sourceDigest } from '../build/digest.ts'
import { configOrExit } from '../config.ts'

const ENTRY = new URL('../../dist/server/entry.mjs', import.meta.url)
const STAMP = new URL('../../dist/build.json', import.meta.url)

if (!(await isCurrent(configOrExit(process.env).SITE_URL))) await build()
await import(ENTRY.href)

/** Whether the build was made of these very sources, for this address. */
async function isCurrent(siteUrl: string): Promise<boolean> {
  try {
    const stamp = JSON.parse(await readFile(STAMP, 'utf8')) as { siteUrl?: string; digest?: string }
    return stamp.siteUrl === siteUrl && stamp.digest === (await sourceDigest())
  } catch {
    return false
  }
}

async function build(): Promise<void> {
  console.error('Building the site, because there is no build of the present content.')
  const child = spawn('astro', ['build'], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) process.exit(code ?? 1)
}
