/** Builds that are made in one folder at once, killed, and made again; each test goes on where the last ended. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBuild } from '../../src/server/manifest.ts'
import { outsideTests } from '../support/environment.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { BUILT_FOR } from '../support/servers.ts'

/** How often a build is killed; more by hand: KILLS=20. */
const KILLS = Number(process.env['KILLS'] ?? 3)

let project: ProjectCopy
/** How long the first build took, and what it gave. */
let wholeMs: number
let firstBuild: Record<string, string>

beforeAll(() => {
  project = copyProject()
})
afterAll(() => project.remove())

interface Start {
  child: ChildProcess
  /** Once it listens. */
  origin: () => string | undefined
  output: () => string
}

/** npm start, in a process group of its own; with the same settings each time, for the build holds them. */
function start(): Start {
  const env = { ...outsideTests(), PORT: '0', SITE_URL: BUILT_FOR }
  const child = spawn(process.execPath, ['src/cli/start.ts'], {
    cwd: project.folder,
    env,
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, origin: () => /"origin":"([^"]+)"/.exec(output)?.[1], output: () => output }
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

/** The digest of each file of the folder's build. */
function digests(): Record<string, string> {
  const files = readdirSync(join(project.folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(files.map((file) => [file, digest(file)]))
}

/** What the server does with the folder as it is, until it serves or gives up. */
async function serve(): Promise<{ status: number | null; stderr: string }> {
  const child = spawn(process.execPath, ['dist/server/entry.mjs'], {
    cwd: project.folder,
    env: { ...outsideTests(), PORT: '0', SITE_URL: BUILT_FOR },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
    if (stderr.includes('API   http')) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return { status: child.exitCode, stderr }
}

const write = (version: string) =>
  writeFile(join(project.folder, 'public/version.txt'), version, 'utf8')

it('two starts build once', { timeout: 600_000 }, async () => {
  await write('0')
  const startedAt = performance.now()
  const starts = [start(), start()]
  await Promise.all(starts.map(untilListening))
  wholeMs = performance.now() - startedAt
  const all = starts.map(({ output }) => output()).join('')
  expect(all.match(/Building the site/g)).toHaveLength(1)
  await Promise.all(starts.map(kill))
  expect(published()).toBe('0')
  firstBuild = digests()
  expect(Object.keys(firstBuild).length).toBeGreaterThan(20)
})

it('a build that is killed at any moment is none', { timeout: 1_800_000 }, async () => {
  let before = '0'
  for (let i = 1; i <= KILLS; i += 1) {
    await write(String(i))
    const killed = start()
    // Each in its own part of the build.
    await sleep(((i - Math.random()) / KILLS) * wholeMs)
    await kill(killed)
    const whole = published()
    const { status, stderr } = await serve()
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
})

it('a build whose starter was killed is waited for', { timeout: 600_000 }, async () => {
  await write('orphan')
  const killed = start()
  await expect.poll(killed.output, { timeout: 300_000 }).toContain('Rearranging')
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const next = start()
  await untilListening(next)
  expect(next.output()).toContain('Another process builds the site')
  expect(next.output()).not.toContain('Building the site')
  expect(await (await fetch(`${next.origin()}/version.txt`)).text()).toBe('orphan')
  await kill(next)
})

it('two builds of the same sources, each from nothing, are the same bytes', async () => {
  for (const made of ['dist', '.astro']) await rm(join(project.folder, made), { recursive: true })
  await write('0')
  const again = start()
  await untilListening(again)
  await kill(again)
  expect(digests()).toEqual(firstBuild)
}, 600_000)

it('a lock whose number another process has now is none', { timeout: 600_000 }, async () => {
  const lock = join(project.folder, '.astro/build.lock')
  await mkdir(join(project.folder, '.astro'), { recursive: true })
  // This process is there, but began at another time.
  await writeFile(lock, `${process.pid} 1`)
  const started = start()
  await untilListening(started)
  expect(started.output()).not.toContain('Another process builds the site')
  await expect(readFile(lock)).rejects.toThrow('ENOENT')
  await kill(started)
})
