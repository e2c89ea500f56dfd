import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MAX_TARGET_BYTES } from '../schemas/limits.ts'
import { LINE_TIMEOUT_MS, readRawTarget } from './raw-target.ts'

let server: Server
beforeAll(async () => {
  server = createServer({ requireHostHeader: false }, (request, response) => {
    const answer = () => response.end(`<${request.url}>`)
    if (request.url === '/at-once') answer()
    request.resume().on('end', answer)
  })
  server.on('clientError', (error, socket) => {
    if (!readRawTarget(server, socket as never, error)) socket.end('<refused>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends packets one after another; gives the targets that were read. */
async function send(packets: (string | Buffer)[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const received = text(socket)
  for (const packet of packets) {
    socket.write(packet)
    await sleep(30)
  }
  socket.end()
  return (await received).match(/<.*?>/g) ?? []
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\n\r\n`

it.each<[string, (string | Buffer)[], string[]]>([
  ['one', [get('/ש?q=א&b')], ['</%D7%A9?q=%D7%90&b>']],
  [
    'several',
    [get('/a'), get('/ש'), get('/b'), get('/א')],
    ['</a>', '</%D7%A9>', '</b>', '</%D7%90>'],
  ],
  [
    'one in pieces after its first such letter',
    ['GET /xyש', 'z', 'א HT', 'TP/1.1\r\n', `\r\n${get('/b')}`],
    ['</xy%D7%A9z%D7%90>', '</b>'],
  ],
  ['one behind empty lines', ['\r\n', `\r\n\r\n${get('/ש')}`], ['</%D7%A9>']],
  [
    'split within a letter',
    [Buffer.from(get('/ש')).subarray(0, 6), Buffer.from(get('/ש')).subarray(6)],
    ['</%D7%A9>'],
  ],
  [
    'with a body',
    ['POST /ש HTTP/1.1\r\nContent-Length: 4\r\n\r\na', `bcd${get('/b')}`],
    ['</%D7%A9>', '</b>'],
  ],
  [
    'behind a body',
    ['POST /a HTTP/1.1\r\nContent-Length: 4\r\n\r\na', 'bcd', get('/ש')],
    ['</a>', '</%D7%A9>'],
  ],
  ['to a server by its name', [get('http://x/ש')], ['<http://x/%D7%A9>']],
  ['bytes that are no UTF-8', [Buffer.from(get('/\xe9'), 'latin1')], ['</%E9>']],
  ['other characters', [get('/ש\tא')], ['<refused>']],
  ['in header fields alone', ['GET /a HTTP/1.1\r\nX: ש\r\n\r\n'], ['</a>']],
  ['one that ends within its line', ['GET /ש'], ['<refused>']],
])('reads raw targets: %s', async (_, packets, expected) => {
  expect(await send(packets)).toEqual(expected)
})

it.each<[string, string[]]>([
  ['whose beginning came before', ['GET /', 'ש HTTP/1.1\r\n\r\n']],
  [
    'that may have begun with a body',
    ['POST /a HTTP/1.1\r\nContent-Length: 6\r\n\r\n', `GET /x${get('/ש')}`],
  ],
  ['behind another in one packet', [get('/a') + get('/ש')]],
])('refuses a raw target %s', async (_, packets) => {
  expect(await send(packets)).toEqual(['<refused>'])
})

it('waits for the rest of a line only so long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const received = text(socket)
  socket.write('GET /ש')
  await once(server, 'clientError')
  vi.advanceTimersByTime(LINE_TIMEOUT_MS)
  vi.useRealTimers()
  socket.end('ש HTTP/1.1\r\n\r\n')
  expect(await received).toBe('<refused>')
})

it('keeps no more of a line than an address may have', async () => {
  const { port } = server.address() as AddressInfo
  const codes: unknown[] = []
  const note = ({ code }: NodeJS.ErrnoException) => codes.push(code)
  server.on('clientError', note)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const received = text(socket)
  socket.write(`GET /ש${'a'.repeat(2 * MAX_TARGET_BYTES)}`)
  expect(await received).toBe('<refused>')
  expect(codes).toEqual(['HPE_INVALID_URL', 'HPE_HEADER_OVERFLOW'])
  server.off('clientError', note)
})
