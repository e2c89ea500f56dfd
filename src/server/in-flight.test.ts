import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createInFlight, type InFlight } from './in-flight.ts'

const MB = 1024 * 1024
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

let server: Server

async function serve({ listener }: InFlight): Promise<() => Socket> {
  server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return () => connect(port, '127.0.0.1').on('error', () => undefined)
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('ends the connections whose answers have waited longest when too much waits', async () => {
  const asked: ServerResponse[] = []
  const inFlight = createInFlight((_request, response) => {
    asked.push(response.end(Buffer.alloc(16 * MB)))
  }, 40 * MB)
  const client = await serve(inFlight)
  for (let i = 0; i < 4; i += 1) client().pause().write(REQUEST)
  await vi.waitFor(() => {
    expect(asked).toHaveLength(4)
    expect([...inFlight.answers]).toEqual(asked.slice(2))
  })
})

it('forgets what waited on a connection that is ended, though it was never begun', async () => {
  const begun: ServerResponse[] = []
  const inFlight = createInFlight((_request, response) => void begun.push(response))
  const client = await serve(inFlight)
  client().write(REQUEST.repeat(50))
  await vi.waitFor(() => {
    expect(inFlight.answers.size).toBe(50)
  })
  begun[0]?.destroy()
  await vi.waitFor(() => {
    expect(inFlight.answers.size).toBe(0)
  })
  expect(begun).toHaveLength(1)
})
