import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_FIELDS } from '../../src/schemas/limits.ts'
import { outsideTests } from '../support/environment.ts'
import { peakMemoryOf } from '../support/process-cost.ts'
import { sendRaw } from '../support/raw-http.ts'
import { MALLOC, type RunningServer, startProduction } from '../support/servers.ts'

const MAX_MB = 250
/** With all connections there may be, each with a request that waits (deploy/RUNBOOK.md). */
const MAX_MB_OF_MOST = 300

let server: RunningServer
beforeEach(async () => {
  server = await startProduction({ ...MALLOC, RATE_LIMIT_PER_MINUTE: '60', LOG_LEVEL: 'silent' })
})
afterEach(() => server.stop('SIGKILL'))

function open(): Socket {
  return connect(server.port, '127.0.0.1').on('error', () => undefined)
}

const VISIT = 'GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

/** Asks for a page many times, one after another, each on a new connection: another visitor, who is answered each time. */
async function visit(times = 100): Promise<void> {
  for (let i = 0; i < times; i += 1)
    expect(await sendRaw(server.port, VISIT)).toMatch(/^HTTP\/1\.1 200 /)
}

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
  await visit(20)
  for (const socket of sockets) socket.destroy()
})

// Once a visitor waited for as long as they went on: what was refused asked again at once.
it.each([
  ['short', 'HEAD /about HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['long', `HEAD /about HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(7800)}\r\n\r\n`],
  [
    'with many fields',
    `HEAD /about HTTP/1.1\r\nHost: x\r\n${'ab:cd\r\n'.repeat(MAX_FIELDS - 2)}\r\n`,
  ],
])('16 clients that ask without end over all their connections stop nobody: %s', async (_, ask) => {
  const sockets = Array.from({ length: 16 * 256 }, (_, i) => {
    const localAddress = `127.0.1.${1 + (i >> 8)}`
    return connect({ port: server.port, host: '127.0.0.1', localAddress }).on(
      'error',
      () => undefined,
    )
  })
  for (const socket of sockets)
    for (const event of ['connect', 'data']) socket.on(event, () => socket.write(ask))
  await once(sockets.at(-1) as Socket, 'connect')
  await visit(20)
  expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB_OF_MOST)
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

/**
 * Sends requests, each over a connection of its own, while the server is held still, so that it finds all of them
 * at once however slowly this process asks. Gives the answers in the order in which they came whole.
 */
async function askAtOnce(requests: string[]): Promise<{ index: number; answer: string }[]> {
  const sockets = requests.map(open)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  // Whoever came before this one, which is a connection of its own, is taken by the server.
  await sendRaw(server.port, request('GET /healthz', '127.0.0.1'))
  process.kill(server.pid, 'SIGSTOP')
  const answers: { index: number; answer: string }[] = []
  const ended = sockets.map(async (socket, index) => {
    socket.write(requests[index] ?? '')
    answers.push({ index, answer: await text(socket) })
  })
  process.kill(server.pid, 'SIGCONT')
  await Promise.all(ended)
  return answers
}

const request = (head: string, client: string, body = '') => {
  const fields = ['Host: 127.0.0.1', 'Connection: close', `X-Forwarded-For: ${client}`]
  const length = body && `Content-Length: ${Buffer.byteLength(body)}\r\n`
  return `${head} HTTP/1.1\r\n${fields.join('\r\n')}\r\n${length}\r\n${body}`
}

describe('more than can be answered', () => {
  const LONG = '\u{fdfa}'.repeat(2000)

  it('is refused at once, and taken again later', async () => {
    // Long enough to wait for its turn, and soon done: on a slow machine too nobody waits until a time limit.
    const body = JSON.stringify({ query: 'שלום '.repeat(300) })
    const answers = await askAtOnce(
      Array.from({ length: 700 }, (_, i) =>
        request('POST /ask', `198.18.${i >> 8}.${i & 255}`, body),
      ),
    )
    const statuses = new Set(answers.map(({ answer }) => answer.slice(0, 'HTTP/1.1 200'.length)))
    expect(statuses).toEqual(new Set(['HTTP/1.1 200', 'HTTP/1.1 503']))
    const refused = answers.find(({ answer }) => answer.startsWith('HTTP/1.1 503'))?.answer
    expect(refused).toMatch(/^Retry-After: 1\r$/im)
    expect(refused).toMatch(/^RateLimit-Limit: 60\r$/im)
    expect(refused).toContain('"code":"service_unavailable"')
    expect((await fetch(`${server.origin}/ask?query=x`)).status).toBe(200)
  })

  it('does not keep the next client waiting behind all that another asks', async () => {
    const long = `GET /ask?query=${encodeURIComponent(LONG)}`
    const hostile = Array<string>(60).fill(request(long, '198.51.100.1'))
    const answers = await askAtOnce([...hostile, request(long, '198.51.100.2')])
    expect(answers.findIndex(({ index }) => index === hostile.length)).toBeLessThan(10)
    expect(answers.map(({ answer }) => answer.slice(9, 12))).toEqual(Array(61).fill('200'))
  })
})

describe('a visitor who connects last', () => {
  /** Lets a visitor connect while the server is held still, and gives how many answers others get before theirs. */
  async function answersBeforeVisitor(answers: () => number, meanwhile: () => Promise<unknown>) {
    process.kill(server.pid, 'SIGSTOP')
    const before = answers()
    await meanwhile()
    const visit = sendRaw(server.port, request('GET /about', '203.0.113.1'))
    process.kill(server.pid, 'SIGCONT')
    expect(await visit).toMatch(/^HTTP\/1\.1 200 /)
    return answers() - before
  }

  it('does not wait for hundreds of bodies that come after their header fields', async () => {
    let answers = 0
    const body = JSON.stringify({ operations: Array(10).fill({ op: 'faq', params: { q: 'ab' } }) })
    const sockets = Array.from({ length: 320 }, () => open().on('data', () => (answers += 1)))
    for (const [i, socket] of sockets.entries()) {
      const [head] = request('POST /api/v1/batch', `198.51.100.${i % 16}`, body).split(body)
      socket.write(head ?? '')
    }
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    await visit()
    const before = await answersBeforeVisitor(
      () => answers,
      () => Promise.all(sockets.map((socket) => new Promise((done) => socket.write(body, done)))),
    )
    // All of them once, for which 960 such took seconds.
    expect(before).toBeLessThan(200)
    for (const socket of sockets) socket.destroy()
  })

  it('does not wait for one client that asks on all of its connections and opens more', async () => {
    const head = 'HEAD /about HTTP/1.1\r\nHost: x\r\n\r\n'
    let answers = 0
    const asking = Array.from({ length: 200 }, open)
    for (const socket of asking) {
      socket.on('data', () => {
        answers += 1
        socket.write(head)
      })
      socket.write(head)
    }
    await expect.poll(() => answers).toBeGreaterThan(1000)
    let opened: Socket[] = []
    const before = await answersBeforeVisitor(
      () => answers,
      () => {
        opened = Array.from({ length: 300 }, open)
        return Promise.all(opened.map((socket) => once(socket, 'connect')))
      },
    )
    // Node accepts one connection in each turn of the event loop, in which all two hundred were answered once.
    expect(before).toBeLessThan(10_000)
    for (const socket of [...asking, ...opened]) socket.destroy()
  })
})

describe('long addresses', () => {
  it('keep no short request waiting', async () => {
    const hostile = Array.from({ length: 200 }, (_, i) =>
      request(`GET /${'a/'.repeat(30_000)}`, `198.51.100.${i}`),
    )
    const answers = await askAtOnce([...hostile, request('GET /about', '198.51.100.201')])
    const short = answers.findIndex(({ index }) => index === hostile.length)
    // All of the long ones before it once: they were read and answered in one round of the event loop.
    expect(short).toBeLessThan(100)
    expect(answers.splice(short, 1)[0]?.answer).toMatch(/^HTTP\/1\.1 200 /)
    for (const { answer } of answers) expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  })
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
