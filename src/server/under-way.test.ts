import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { trackAnswers } from './under-way.ts'

const MB = 1024 * 1024

it('ends the connections whose answers have waited longest when too much waits', async () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(16 * MB)))
  const { answers } = trackAnswers(server, 40 * MB)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = []
  for (let i = 0; i < 4; i += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket.pause())
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(server, 'request')
  }
  const first = [...answers].slice(0, 2)
  await Promise.all(first.map((response) => once(response, 'close')))
  expect(answers.size).toBeLessThanOrEqual(2)
  expect([...answers].every((response) => !response.destroyed)).toBe(true)
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  server.close()
})
