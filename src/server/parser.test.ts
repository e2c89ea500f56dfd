import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { detachParser, dropAfterChunks, followParser } from './parser.ts'

const ignore = () => undefined
let server: Server
let chunks = 0
const bodies: Promise<string>[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url, socket } = request
    if (url === '/detached') {
      dropAfterChunks(socket, 7, ignore)
      request.on('error', ignore).on('data', () => {
        chunks += 1
        if (chunks < 3) return
        detachParser(socket)
        socket.destroy()
      })
      return
    }
    if (url === '/few') dropAfterChunks(socket, 3, ignore)
    bodies.push(text(request))
    request.on('end', () => response.setHeader('Connection', 'close').end())
  })
  server.on('connection', (socket: Socket) => followParser(socket, ignore, ignore))
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

it('drops the chunks of a packet after the first ones, on that connection alone', async () => {
  expect(await readOf('/few')).toBe('abc')
  expect(await readOf('/all')).toBe('abcdefgh')
})

it('reads no further in a packet once it is detached, and all of the next connections', async () => {
  await readOf('/detached')
  expect(chunks).toBe(3)
  for (let i = 0; i < 3; i += 1) expect(await readOf('/all')).toBe('abcdefgh')
})
