import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { outsideTests } from './environment.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A server of this project in a process of its own. */
export interface RunningServer {
  origin: string
  port: number
  pid: number
  /** Everything it wrote to stdout and stderr so far. */
  output: () => string
  /** Asks it to stop, and waits until it has; gives its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** The address that builds of the tests are made for, whatever port a server of one has. */
export const BUILT_FOR = 'http://127.0.0.1:4321'

/** Settings under which tests neither meet the rate limit nor share a client's window. */
export const TEST_ENV = {
  RATE_LIMIT_PER_MINUTE: '100000',
  TRUSTED_PROXIES: '127.0.0.1',
  SITE_URL: BUILT_FOR,
}

/** Settings of Node wherever the production server runs. */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** How the production server is started wherever it runs. */
export const START = [...NODE_FLAGS, 'dist/server/entry.mjs']

/** And with which settings of the C library, where it is deployed. */
export const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Starts the production build, which must exist, of this project or of a copy. */
export function startProduction(
  env: Record<string, string> = {},
  folder = ROOT,
): Promise<RunningServer> {
  return start(process.execPath, START, env, folder)
}

/** Starts the production server as npm start does: built first, unless there is a build of these sources. */
export function startBuilt(env: Record<string, string> = {}): Promise<RunningServer> {
  return start(process.execPath, [...NODE_FLAGS, 'src/cli/start.ts'], env)
}

/**
 * Starts the production build from a shell script that names it as $SERVER: for limits and redirections.
 * The script must `exec` it, so that signals reach it.
 */
export function startFromShell(
  script: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  return start('/bin/sh', ['-c', script], {
    ...env,
    SERVER: `${process.execPath} ${START.join(' ')}`,
  })
}

/** As npm run dev sets it: a long question is a long request line. */
const MAX_HEADER = '--max-http-header-size=81920'

/**
 * Starts the development server, of this project or of a copy.
 *
 * @param first What it has to answer before it has started.
 */
export function startDevelopment(
  env: Record<string, string> = {},
  folder = ROOT,
  first?: string,
): Promise<RunningServer> {
  return start(
    process.execPath,
    [MAX_HEADER, 'node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock'],
    env,
    folder,
    first,
    'watching for file changes',
  )
}

/** @param said What it says when it is ready to be asked. */
async function start(
  command: string,
  args: string[],
  env: Record<string, string>,
  folder = ROOT,
  first = '/api/v1/booking',
  said = '',
): Promise<RunningServer> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...outsideTests(), ...TEST_ENV, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const exited = once(child, 'exit') as Promise<[number | null]>
  const origin = `http://127.0.0.1:${port}`
  await untilAnswering(
    origin + first,
    () => child.exitCode,
    () => output,
    said,
  )
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

/** Waiting for a server is nobody's request: it takes from no client's limit. */
const PROBE = { 'X-Forwarded-For': '192.0.2.254' }

async function untilAnswering(
  url: string,
  exitCode: () => number | null,
  output: () => string,
  said: string,
): Promise<void> {
  const deadline = Date.now() + 300_000
  for (;;) {
    const response = output().includes(said)
      ? await fetch(url, { headers: PROBE }).catch(() => undefined)
      : undefined
    await response?.body?.cancel()
    if (response?.ok) return
    if (exitCode() !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * The first of this process's own 64 ports. All of them are below those that the kernel gives to clients (32768 up),
 * and beyond the last one that browsers refuse (10080), so that nobody takes one before its server listens.
 */
const FIRST_PORT = 11_000 + (process.pid % 340) * 64

let given = 0

/** A port that nobody listens on, another one each time. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + (given % 64)
  given += 1
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
