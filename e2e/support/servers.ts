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
  /** Stops it by a signal, and returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** SITE_URL of the tests' builds, whatever port their servers have. */
export const BUILT_FOR = 'http://127.0.0.1:4321'

/** With these, tests do not reach the rate limit, and can be different clients. */
export const TEST_ENV = {
  RATE_LIMIT_PER_MINUTE: '100000',
  TRUSTED_PROXIES: '127.0.0.1',
  SITE_URL: BUILT_FOR,
}

/** Flags of Node for the production server, as in deploy/. */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** Node's arguments for the production server. */
export const START = [...NODE_FLAGS, 'dist/server/entry.mjs']

/** Settings of the C library, as in deploy/. */
export const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** What the production server says when it listens, on stderr and whatever its log's level. */
const ANNOUNCED = 'Site  http'

/** Starts the production server of this project or of a copy, which must be built. */
export function startProduction(
  env: Record<string, string> = {},
  folder = ROOT,
): Promise<RunningServer> {
  return start(process.execPath, START, env, folder, undefined, ANNOUNCED)
}

/** Starts the production server like npm start, which first builds unless there is a build of these sources. */
export function startBuilt(env: Record<string, string> = {}): Promise<RunningServer> {
  const args = [...NODE_FLAGS, 'src/cli/start.ts']
  return start(process.execPath, args, env, undefined, undefined, ANNOUNCED)
}

/** Starts the production server by a shell script (for limits and redirections), which must `exec $SERVER`. */
export function startFromShell(
  script: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  return start('/bin/sh', ['-c', script], {
    ...env,
    SERVER: `${process.execPath} ${START.join(' ')}`,
  })
}

/** As npm run dev sets it, since a long question is a long request line. */
const MAX_HEADER = '--max-http-header-size=81920'

/**
 * Starts the development server, of this project or of a copy.
 *
 * @param first Path that must answer 200 before the server counts as started.
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

/**
 * Starts a server; once more on another port if a process of another test file took the first one meanwhile.
 *
 * @param said Output that the server writes when it is ready for requests. Without it, what answers at the port may be
 *   another server.
 */
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
  // Later than `exit`, when all that it wrote has been read.
  const exited = once(child, 'close') as Promise<[number | null]>
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilAnswering(
      origin + first,
      () => child.exitCode,
      () => output,
      said,
    )
  } catch (error) {
    if (child.exitCode !== null) await exited
    if (env['PORT'] !== undefined || !output.includes('EADDRINUSE')) throw error
    return start(command, args, env, folder, first, said)
  }
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

/** A client of its own, so that waiting for a server counts for no test's limit. */
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
 * The first of this process's own 64 ports, all below the kernel's ephemeral ports (from 32768), so that no client takes
 * one before its server listens, and above the last one that browsers refuse (10080).
 */
const FIRST_PORT = 11_000 + (process.pid % 340) * 64

let portsGiven = 0

/** Returns a free port, another one each time. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + (portsGiven % 64)
  portsGiven += 1
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
