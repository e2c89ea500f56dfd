import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { proxyList } from '../api/client-address.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { createTurns } from '../core/fair-queue.ts'
import { createHttpServer } from './http-server.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

let running: ReturnType<typeof createHttpServer>
let unanswered: ServerResponse[]
beforeEach(async () => {
  unanswered = []
  running = createHttpServer({
    limits: { perAddress: 100, trustedProxies: proxyList([]) },
    handle: (_request, response) => {
      unanswered.push(response)
      return Promise.resolve()
    },
    service: {
      catalogue: { siteUrl: 'http://x' } as Catalogue,
      clientOf: () => '',
      turns: createTurns(),
    },
    log: pino({ enabled: false }),
  })
  await once(running.server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  running.connections.destroyAll()
  running.server.close()
})

function client(): Socket {
  const { port } = running.server.address() as AddressInfo
  return connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .setNoDelay(true)
    .resume()
}

it('reads nothing behind what is no request, while the answer before it is not finished', async () => {
  let mistakes = 0
  running.server.on('clientError', () => (mistakes += 1))
  const socket = client()
  socket.write(REQUEST)
  const answer = await vi.waitUntil(() => unanswered[0])
  socket.write('\0')
  await vi.waitUntil(() => mistakes > 0)
  const listeners = answer.listenerCount('close')
  for (let i = 0; i < 20; i += 1) {
    socket.write('\0')
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect([mistakes, answer.listenerCount('close')]).toEqual([1, listeners])
  answer.end()
  await once(socket, 'close')
})

it('keeps no body that nobody reads until its answer is read', async () => {
  const socket = client().pause()
  const chunks = `${'1\r\na\r\n'.repeat(500)}0\r\n\r\n`
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`)
  const answer = await vi.waitUntil(() => unanswered[0])
  answer.end(Buffer.alloc(16 * 1024 * 1024))
  await vi.waitUntil(() => answer.req.readableEnded)
  expect(answer.writableFinished).toBe(false)
})

it('gives a connection with CONNECT behind an unfinished answer no more time than others', async () => {
  const socket = client()
  socket.write(`${REQUEST}CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(running.server, 'connect')
  unanswered[0]?.req.socket.setTimeout(10)
  await once(socket, 'close')
})
