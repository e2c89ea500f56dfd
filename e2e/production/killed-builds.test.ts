import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBuild } from '../../src/server/manifest.ts'
import { outsideTests } from '../support/environment.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { copyProject } from '../support/project-copy.ts'
import { BUILT_FOR, freePort } from '../support/servers.ts'

/** How often a build is killed; more by hand: KILLS=20. */
const KILLS = Number(process.env['KILLS'] ?? 3)

let project: ProjectCopy
beforeAll(() => {
  project = copyProject()
})
afterAll(() => project.remove())

interface Start {
  child: ChildProcess
  origin: string
  output: () => string
}

/** npm start, in a process group of its own. */
async function start(): Promise<Start> {
  const port = await freePort()
  const env = { ...outsideTests(), PORT: String(port), SITE_URL: BUILT_FOR }
  const child = spawn(process.execPath, ['src/cli/start.ts'], {
    cwd: project.folder,
    env,
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output }
}

const isListening = ({ output }: Start) => output().includes('"msg":"listening"')
const untilListening = (started: Start) =>
  expect.poll(() => isListening(started), { timeout: 300_000, interval: 50 }).toBe(true)

async function kill({ child: { pid = 0 } }: Start): Promise<void> {
  process.kill(-pid, 'SIGKILL')
  await expect
    .poll(() => {
      try {
        return process.kill(-pid, 0)
      } catch {
        return false
      }
    })
    .toBe(false)
}

/** Gives the public file that a whole build of the folder holds; undefined where there is none. */
function published(): string | undefined {
  try {
    const dist = pathToFileURL(join(project.folder, 'dist/'))
    return readBuild(dist).files.get('public/version.txt')?.toString()
  } catch {
    return undefined
  }
}

/** What the server does with the folder as it is. */
function serve(): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, ['dist/server/entry.mjs'], {
    cwd: project.folder,
    env: { ...outsideTests(), PORT: '0', SITE_URL: BUILT_FOR },
    encoding: 'utf8',
    // Where it serves, it goes on until then.
    timeout: 10_000,
  })
}

const write = (version: string) =>
  writeFile(join(project.folder, 'public/version.txt'), version, 'utf8')

it('a build that is killed at any moment is none', { timeout: 1_800_000 }, async () => {
  await write('0')
  const startedAt = performance.now()
  const first = await start()
  await untilListening(first)
  const wholeMs = performance.now() - startedAt
  await kill(first)
  expect(published()).toBe('0')
  let before = '0'
  for (let i = 1; i <= KILLS; i += 1) {
    await write(String(i))
    const killed = await start()
    // Each in its own part of the build.
    await sleep(((i - Math.random()) / KILLS) * wholeMs)
    await kill(killed)
    const whole = published()
    const { status, stderr } = serve()
    if (whole === undefined) {
      // The server says so itself, or, where that is not whole, Node does.
      expect(status, stderr).toBe(1)
      expect(stderr).not.toContain('API   http')
    } else {
      expect([before, String(i)]).toContain(whole)
      expect(stderr).toContain('API   http')
      before = whole
    }
  }
  const last = await start()
  await untilListening(last)
  const answer = await fetch(`${last.origin}/version.txt`)
  expect(await answer.text()).toBe(String(KILLS))
  await kill(last)
})

it('a build whose starter was killed is waited for', { timeout: 600_000 }, async () => {
  await write('orphan')
  const killed = await start()
  await expect.poll(killed.output, { timeout: 60_000 }).toContain('Rearranging')
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const next = await start()
  await untilListening(next)
  expect(next.output()).toContain('Another process builds the site')
  expect(next.output()).not.toContain('Building the site')
  expect(published()).toBe('orphan')
  await kill(next)
})

it('a lock whose number another process has now is none', { timeout: 600_000 }, async () => {
  const lock = join(project.folder, '.astro/build.lock')
  await mkdir(join(project.folder, '.astro'), { recursive: true })
  // This process is there, but began at another time.
  await writeFile(lock, `${process.pid} 1`)
  const started = await start()
  await untilListening(started)
  expect(started.output()).not.toContain('Another process builds the site')
  await expect(readFile(lock)).rejects.toThrow('ENOENT')
  await kill(started)
})
