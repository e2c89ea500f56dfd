/** How long others wait for those who ask more than can be answered. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_FIELDS } from '../../src/schemas/limits.ts'
import { peakMemoryOf } from '../support/process-cost.ts'
import { sendRaw } from '../support/raw-http.ts'
import { MALLOC, type RunningServer, startProduction } from '../support/servers.ts'
import { visitPage } from '../support/visitor.ts'

/** With all connections there may be, each with a request of up to 8 KB that waits. */
const MAX_MB = 300

let server: RunningServer
beforeEach(async () => {
  server = await startProduction({ ...MALLOC, RATE_LIMIT_PER_MINUTE: '60', LOG_LEVEL: 'silent' })
})
afterEach(() => server.stop('SIGKILL'))

function open(): Socket {
  return connect(server.port, '127.0.0.1').on('error', () => undefined)
}

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
  await visitPage(server.port, 20)
  expect(peakMemoryOf(server.pid)).toBeLessThan(MAX_MB)
  for (const socket of sockets) socket.destroy()
})

/**
 * Sends requests, each over a connection of its own on which one was answered before, while the server is held still,
 * so that it finds all of them at once however slowly this process asks. Gives the answers in the order in which they
 * came whole.
 */
async function askAtOnce(requests: string[]): Promise<{ index: number; answer: string }[]> {
  const sockets = requests.map(open)
  await Promise.all(
    sockets.map((socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
      return once(socket, 'data')
    }),
  )
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

  // Once those behind 512 were refused, and asked again, which kept everybody else from being answered.
  it('is refused to nobody who can wait', async () => {
    const body = JSON.stringify({ query: 'שלום '.repeat(300) })
    const answers = await askAtOnce(
      Array.from({ length: 700 }, (_, i) =>
        request('POST /ask', `198.18.${i >> 8}.${i & 255}`, body),
      ),
    )
    const statuses = new Set(answers.map(({ answer }) => answer.slice(9, 12)))
    expect(statuses).toEqual(new Set(['200']))
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
    // Each takes so long that others have their turn after some, and is short enough not to wait for one itself.
    const q = 'כמה עולה פגישה, ואיך קובעים אותה אצלכם בקליניקה?'
    const body = JSON.stringify({ operations: Array(10).fill({ op: 'faq', params: { q } }) })
    const sockets = Array.from({ length: 320 }, () => open().on('data', () => (answers += 1)))
    for (const [i, socket] of sockets.entries()) {
      const [head] = request('POST /api/v1/batch', `198.51.100.${i % 16}`, body).split(body)
      socket.write(head ?? '')
    }
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    await visitPage(server.port)
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
