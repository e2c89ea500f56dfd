import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { sendRaw } from '../support/raw-http.ts'
import { startFromShell, startProduction } from '../support/servers.ts'

/** Asks in a tight loop over one connection until told that it was the last; gives what went wrong. */
async function loop(port: number, path: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    try {
      const outgoing = request({ port, agent, path }).end()
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
      await once(incoming.resume(), 'end')
      if (incoming.headers.connection === 'close') return []
    } catch (error) {
      return [String(error)]
    }
  }
}

it('lets 40 clients in tight loops lose nothing, and tells them to go', async () => {
  const server = await startProduction()
  // One is answered from memory, the other by the application.
  const paths = ['/api/v1/booking', '/api/v1/faq?q=therapy']
  const clients = Array.from({ length: 20 }, () => paths.map((path) => loop(server.port, path)))
  await expect.poll(() => server.output().split('\n').length).toBeGreaterThan(2000)
  expect(await server.stop()).toBe(0)
  expect((await Promise.all(clients.flat())).flat()).toEqual([])
  expect(server.output()).not.toContain('"aborted":true')
})

it.each(['SIGTERM', 'SIGINT'] as const)('finishes the answer under way on %s', async (signal) => {
  const own = await startProduction()
  const socket = connect(own.port, '127.0.0.1')
  await once(socket, 'connect')
  const body = '{"operations":[{"op":"booking"}]}'
  socket.write(
    `POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  const [interim] = (await once(socket, 'data')) as [Buffer]
  expect(interim.toString()).toContain('100 Continue')
  const exited = own.stop(signal)
  await expect.poll(() => own.output()).toContain('"stopping"')
  const answer = once(socket, 'data') as Promise<[Buffer]>
  socket.write(body)
  expect((await answer)[0].toString()).toContain('HTTP/1.1 200 OK')
  expect(await exited).toBe(0)
})

it('answers those who wait to be accepted', async () => {
  const server = await startProduction()
  process.kill(server.pid, 'SIGSTOP')
  const answers = Array.from({ length: 300 }, () =>
    sendRaw(server.port, 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n'),
  )
  await expect.poll(() => waitingAt(server.port)).toBe(300)
  const exited = server.stop()
  process.kill(server.pid, 'SIGCONT')
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await exited).toBe(0)
})

/** How many connections the kernel has established for a port that nobody has accepted. */
function waitingAt(port: number): number {
  const hex = `:${port.toString(16).padStart(4, '0').toUpperCase()}`
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  // Of a listening socket (0A), the bytes to read are the connections that wait.
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(hex) && state === '0A')
    .reduce(
      (sum, [, , , , queues = '']) => sum + Number.parseInt(queues.split(':')[1] ?? '', 16),
      0,
    )
}

it('ends although nobody reads its log', async () => {
  const server = await startFromShell(
    'd=$(mktemp -d); mkfifo $d/pipe; (exec 3<$d/pipe >/dev/null 2>&1; rm -r $d; exec sleep 60) & exec $SERVER >$d/pipe',
  )
  // More lines than a pipe holds.
  for (let i = 0; i < 1000; i += 1) await (await fetch(`${server.origin}/healthz`)).text()
  await server.stop()
})
