import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { promisify, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../support/programs.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

const run = promisify(execFile)

let server: RunningServer
beforeAll(async () => (server = await startProduction()))
afterAll(() => server.stop())

const isWell = async () => (await fetch(`${server.origin}/api/v1/booking`)).status

/** Sends a beginning and then a byte a second; gives what came back until the server hung up. */
async function dribble(beginning: string): Promise<{ seconds: number; answer: string }> {
  const startedAt = performance.now()
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => (answer += chunk))
  socket.on('error', () => undefined)
  socket.write(beginning)
  const timer = setInterval(() => beginning && socket.write('a'), 1000)
  await once(socket, 'close')
  clearInterval(timer)
  return { seconds: (performance.now() - startedAt) / 1000, answer }
}

describe.concurrent('clients that take their time', () => {
  it.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
    ['a request line that never ends', 'GET /'],
    ['a connection that says nothing', ''],
  ])('%s: let go after 10 s', async (_, beginning) => {
    const { seconds } = await dribble(beginning)
    expect(seconds).toBeGreaterThan(9)
    expect(seconds).toBeLessThan(20)
  })

  it('a body that never ends: let go after 20 s', async () => {
    const { seconds } = await dribble(
      'POST /ask HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n',
    )
    expect(seconds).toBeGreaterThan(19)
    expect(seconds).toBeLessThan(35)
  })

  it('a reader that takes nothing: let go after a minute', { timeout: 120_000 }, async () => {
    const own = await startProduction()
    const startedAt = performance.now()
    const socket = connect(own.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    // More than the buffers on the way hold.
    socket.write('GET /faq HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100))
    await expect.poll(() => own.output(), { timeout: 90_000 }).toContain('"aborted":true')
    const seconds = (performance.now() - startedAt) / 1000
    expect(seconds).toBeGreaterThan(29)
    expect(seconds).toBeLessThan(75)
    socket.destroy()
    await own.stop()
  })

  it.each([
    ['slow headers', ['-H']],
    ['slow bodies', ['-B', '-t', 'POST', '-s', '8192']],
    ['slow readers', ['-X', '-w', '10', '-y', '20', '-z', '5', '-k', '3']],
  ])('slowhttptest, %s: everybody else is answered', async (_, kind) => {
    need('slowhttptest')
    const test = run('slowhttptest', [
      ...kind,
      ...['-u', `${server.origin}/faq`, '-c', '300', '-r', '150', '-i', '2', '-l', '15', '-p', '3'],
    ])
    const ended = test.then(() => true)
    const statuses: number[] = []
    while (!(await Promise.race([ended, wait(500)]))) statuses.push(await isWell())
    expect(statuses.length).toBeGreaterThan(1)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(stripVTControlCharacters((await test).stdout)).toMatch(/service available:\s+YES/)
  })
})

describe('floods of connections', () => {
  it('2,000 that say nothing: everybody else is answered', async () => {
    const sockets: Socket[] = []
    for (let i = 0; i < 2000; i += 1) {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      sockets.push(socket)
    }
    expect(await isWell()).toBe(200)
    for (const socket of sockets) socket.destroy()
    expect(await isWell()).toBe(200)
  })
})

function wait(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false))
}
