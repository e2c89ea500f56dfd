import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_FIELDS } from '../../src/schemas/limits.ts'
import { outsideTests } from '../support/environment.ts'
import { peakMemoryOf } from '../support/process-cost.ts'
import { MALLOC, type RunningServer, startProduction } from '../support/servers.ts'
import { visitPage } from '../support/visitor.ts'

const MAX_MB = 250

let server: RunningServer
beforeEach(async () => {
  server = await startProduction({ ...MALLOC, RATE_LIMIT_PER_MINUTE: '60', LOG_LEVEL: 'silent' })
})
afterEach(() => server.stop('SIGKILL'))

function open(): Socket {
  return connect(server.port, '127.0.0.1').on('error', () => undefined)
}

/** Another visitor, who is answered each time. */
const visit = () => visitPage(server.port)

describe('a connection that sends requests ahead', () => {
  const search = (coding: string) =>
    `GET /faq?q=therapy HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${coding}\r\n\r\n`

  it.each([20_000, 60_000])('%d at once: ends, and costs nobody anything', async (count) => {
    const socket = open()
    socket.write(search('gzip').repeat(count))
    await new Promise((resolve) => socket.resume().on('close', resolve))
    await visit()
    expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB)
  })

  it.each(['gzip', 'identity'])(
    'a hundred at a time, %s: others have their turn',
    async (coding) => {
      let answers = 0
      const socket = open().on('data', (chunk: Buffer) => {
        const ended = chunk.toString('latin1').split('HTTP/1.1 ').length - 1
        answers += ended
        socket.write(search(coding).repeat(ended))
      })
      socket.write(search(coding).repeat(100))
      await expect.poll(() => answers).toBeGreaterThan(100)
      const before = answers
      await visit()
      // Turn by turn: not all hundred before each of the visitor's, but some 25.
      expect(answers - before).toBeLessThan(100 * 100)
      expect(socket.closed).toBe(false)
      expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB)
      socket.destroy()
    },
  )
})

describe('clients that never read', () => {
  const read = { method: 'resources/read', params: { uri: 'http://127.0.0.1:4321/faq' } }
  const batch = JSON.stringify(
    Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, ...read })),
  )
  const post = (client: number) =>
    [
      'POST /api/mcp HTTP/1.1',
      'Host: 127.0.0.1:4321',
      `X-Forwarded-For: 198.51.${client >> 8}.${client & 255}`,
      `Content-Length: ${batch.length}`,
      '',
      batch,
    ].join('\r\n')

  it('480 batches of MCP', async () => {
    const sockets = Array.from({ length: 480 }, (_, i) => {
      const socket = open().pause()
      socket.write(post(i >> 1))
      return socket
    })
    await visit()
    // 1,400 MB once.
    expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB)
    for (const socket of sockets) socket.destroy()
  })

  /** In a network of its own, since the kernel takes whole answers where nothing limits a packet. */
  const ordinaryLink = [
    '--map-root-user',
    '--net',
    'sh',
    '-c',
    'ip link set lo mtu 1500 up && "$@"',
  ]
  const isPossible = spawnSync('unshare', [...ordinaryLink, 'sh', 'true']).status === 0

  it.skipIf(!isPossible)('the same over links with an ordinary MTU', { timeout: 120_000 }, () => {
    const command = [...ordinaryLink, 'sh', process.execPath, 'bench/never-read.ts']
    const output = execFileSync('unshare', command, { encoding: 'utf8', env: outsideTests() })
    expect(output).toContain('another client: 200')
    expect(Number(/^peak (\d+) MB/.exec(output)?.[1])).toBeLessThan(MAX_MB)
  })
})

const POST = 'POST /ask HTTP/1.1\r\nHost: x\r\n'

const FIELD = `X: ${'a'.repeat(60_000)}\r\n`

// Once 470, 360, 544, 539 and 445 MB.
it.each([
  ['header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(79_000)}\r\n`],
  [
    'short header fields',
    `GET / HTTP/1.1\r\nHost: x\r\n${'ab:cdefghij\r\n'.repeat(MAX_FIELDS - 2)}`,
  ],
  ['body in chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(1000)}`],
  [
    'trailers, which nobody reads',
    `GET /about HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${FIELD}`,
  ],
  [
    'header behind a whole request',
    `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n${FIELD}`,
  ],
])('4,090 clients that send all of their %s but its end', { timeout: 120_000 }, async (_, half) => {
  const sockets: Socket[] = []
  for (let i = 0; i < 4090; i += 1) {
    const socket = open()
    await once(socket, 'connect')
    socket.write(half)
    sockets.push(socket)
  }
  await visit()
  expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB)
  for (const socket of sockets) socket.destroy()
})

// Once each that came ended itself.
it('4,090 clients that only begin a request leave room for others', async () => {
  const sockets = Array.from({ length: 4090 }, open)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\n')
  await visitPage(server.port, 20)
  for (const socket of sockets) socket.destroy()
})

// Once the process ended: no timer runs before all are read.
it('3,500 clients that send long header fields in one moment', { timeout: 120_000 }, async () => {
  const fields = Array.from({ length: MAX_FIELDS - 2 }, (_, i) => `x${i}: ${'a'.repeat(780)}\r\n`)
  const sockets: Socket[] = []
  for (let i = 0; i < 3500; i += 1) {
    const socket = open()
    await once(socket, 'connect')
    sockets.push(socket)
  }
  for (const socket of sockets) socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${fields.join('')}`)
  await visit()
  expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB)
  for (const socket of sockets) socket.destroy()
})

const SHORT_FIELDS = `Host: x\r\n${'ab:cd\r\n'.repeat(MAX_FIELDS - 2)}\r\n`

// Once the process ended, and had 396 MB; and once nobody else was let in.
it.each([
  ['many short header fields', `GET /healthz HTTP/1.1\r\n${SHORT_FIELDS}`],
  ['many before a body', `POST /ask HTTP/1.1\r\nContent-Length: 2\r\n${SHORT_FIELDS}{}`],
  ['a long address', `GET /ask?query=${'a'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
])(
  'as many clients as there may be that stay when they are answered: %s',
  { timeout: 120_000 },
  async (_, request) => {
    const sockets: Socket[] = []
    for (let i = 0; i < 4096; i += 1) {
      const socket = open().resume()
      await once(socket, 'connect')
      socket.write(request)
      sockets.push(socket)
    }
    await visit()
    expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB)
    for (const socket of sockets) socket.destroy()
  },
)

it('of 1,000 clients that send all of a long body but its end most are ended', async () => {
  let ended = 0
  const sockets = Array.from({ length: 1000 }, () => open().on('close', () => (ended += 1)))
  for (const [i, socket] of sockets.entries()) {
    const client = `X-Forwarded-For: 10.0.${i >> 8}.${i & 255}\r\n`
    socket.resume().write(`${POST}${client}Content-Length: 65000\r\n\r\n${'['.repeat(60_000)}`)
  }
  // What came with the header was not counted once: a third of them was ended.
  await expect.poll(() => ended, { timeout: 15_000 }).toBeGreaterThan(700)
  for (const socket of sockets) socket.destroy()
})

it('one address has as many connections as it may, and no more', async () => {
  await server.stop('SIGKILL')
  server = await startProduction({ TRUSTED_PROXIES: '', CONNECTIONS_PER_ADDRESS: '20' })
  const sockets = Array.from({ length: 30 }, open)
  const closed = () => sockets.filter((socket) => socket.resume().closed).length
  await expect.poll(closed).toBeGreaterThanOrEqual(10)
  expect(closed()).toBeLessThan(15)
  for (const socket of sockets) socket.destroy()
  await expect
    .poll(() =>
      fetch(`${server.origin}/about`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})
