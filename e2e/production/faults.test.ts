import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type RunningServer, startFromShell, startProduction } from '../support/servers.ts'

const QUESTION = '/api/v1/faq?q=therapy'
const statusOf = async (server: RunningServer, path = QUESTION) =>
  (await fetch(server.origin + path, { headers: { Connection: 'close' } })).status

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
    const server = await startFromShell('ulimit -n 128; exec $SERVER')
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
