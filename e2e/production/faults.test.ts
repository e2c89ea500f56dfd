import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import type { RunningServer } from '../support/servers.ts'
import { startFromShell, startProduction } from '../support/servers.ts'

const QUESTION = '/api/v1/faq?q=therapy'
const statusOf = async (server: RunningServer, path = QUESTION) =>
  (await fetch(server.origin + path, { headers: { Connection: 'close' } })).status

/** Asks again and again until the server is gone; gives the answers that broke off. */
async function load(server: RunningServer, isOver: () => boolean): Promise<string[]> {
  const broken: string[] = []
  while (!isOver()) {
    const response = await fetch(server.origin + QUESTION).catch((error: unknown) => {
      const { code } = (error as { cause?: { code?: string } }).cause ?? {}
      // Nothing was promised to who could not connect, or whose idle connection was closed.
      if (code !== 'ECONNREFUSED' && code !== 'ECONNRESET' && code !== 'UND_ERR_SOCKET')
        broken.push(String(code))
      return undefined
    })
    await response?.text().catch((error: unknown) => broken.push(String(error)))
    if (!response) return broken
  }
  return broken
}

describe('SIGTERM under load', () => {
  it('breaks off no answer, and ends within 10 s', async () => {
    const server = await startProduction()
    let isOver = false
    const clients = Array.from({ length: 20 }, () => load(server, () => isOver))
    await expect.poll(() => server.output().split('\n').length).toBeGreaterThan(200)
    const stoppedAt = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
    isOver = true
    expect((await Promise.all(clients)).flat()).toEqual([])
    expect(server.output()).not.toContain('"aborted":true')
  })
})

describe('a log that cannot be written', () => {
  it.each([
    ['a full disk', 'exec $SERVER >/dev/full 2>/dev/full'],
    ['a closed stdout', 'exec $SERVER >&- 2>&-'],
    [
      'a reader that went away',
      'd=$(mktemp -d); mkfifo $d/pipe; (: <$d/pipe; rm -r $d) & exec $SERVER >$d/pipe',
    ],
  ])('%s costs no answer', async (_, script) => {
    const server = await startFromShell(script)
    try {
      for (let i = 0; i < 50; i += 1) expect(await statusOf(server)).toBe(200)
    } finally {
      await server.stop()
    }
  })
})

describe('too few file descriptors', () => {
  it('refuses connections and answers again when some are free', async () => {
    const server = await startFromShell('ulimit -n 64; exec $SERVER')
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      return socket
    })
    await Promise.all(
      sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])),
    )
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => statusOf(server).catch(() => 0)).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

describe('a client that vanishes', () => {
  it('in the middle of an answer costs nobody else theirs', async () => {
    const server = await startProduction()
    for (let i = 0; i < 50; i += 1) {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write('GET /ask?query=therapy&streaming=true HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
      await once(socket, 'data')
      socket.resetAndDestroy()
    }
    expect(await statusOf(server)).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.output()).not.toContain('"level":50')
  })
})

describe('a build that is damaged', () => {
  let dist: string
  beforeAll(async () => {
    // Away from the project: a build has its packages in it.
    dist = await mkdtemp(join(tmpdir(), 'damaged-'))
    await cp('dist', dist, { recursive: true })
  })
  afterAll(() => rm(dist, { recursive: true }))

  const start = () =>
    spawnSync(process.execPath, [join(dist, 'server/entry.mjs')], {
      env: { ...outsideTests(), PORT: '0' },
      encoding: 'utf8',
      timeout: 120_000,
    })

  it.each([
    ['cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['empty', () => Buffer.alloc(0)],
  ])('by search data that is %s is not served, and said', async (_how, damage) => {
    const path = join(dist, 'server/search-model.bin')
    const whole = await readFile(path)
    await writeFile(path, damage(whole))
    const { status, stderr } = start()
    await writeFile(path, whole)
    expect(status).toBe(1)
    expect(stderr).toBe(
      'The build cannot be served: a file is missing, or is not what was built. Run npm run build.\n',
    )
  })
})
