import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { detachParser, dropAfterChunks } from './parser.ts'

let server: Server
const bodies: Promise<string>[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url, socket } = request
    if (url !== '/all') dropAfterChunks(socket, 3)
    bodies.push(text(request))
    request.on('end', () => response.setHeader('Connection', 'close').end())
    if (url === '/few-and-detached') response.on('close', () => detachParser(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

/** Sends a body of eight chunks in one packet; returns what was read of it. */
async function readOf(path: string): Promise<string | undefined> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`
  socket.write(`${head}${'abcdefgh'.replaceAll(/./g, '1\r\n$&\r\n')}0\r\n\r\n`)
  await once(socket, 'close')
  return bodies.shift()
}

it.each(['/few', '/few-and-detached'])(
  'drops the chunks of a packet after the first ones, on that connection alone: %s',
  async (few) => {
    expect(await readOf(few)).toBe('abc')
    expect(await readOf('/all')).toBe('abcdefgh')
  },
)
