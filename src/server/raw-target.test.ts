import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { HEAD_TIMEOUT_MS, rawTargetReader } from './raw-target.ts'

let server: Server
beforeAll(async () => {
  server = createServer({ requireHostHeader: false }, (request, response) => {
    const answer = () => response.end(`<${request.url}>`)
    if (request.url === '/at-once') answer()
    request.resume().on('end', answer)
  })
  const read = rawTargetReader(server)
  server.on('clientError', (error, socket) => {
    if (!read(socket as never, error)) socket.end('<refused>')
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
    'one in pieces',
    ['G', 'ET /', 'x', 'yש', 'z', 'א HT', 'TP/1.1\r\n', `\r\n${get('/b')}`],
    ['</xy%D7%A9z%D7%90>', '</b>'],
  ],
  [
    'one behind many packets of empty lines',
    [...Array<string>(20).fill('\r\n'), get('/ש')],
    ['</%D7%A9>'],
  ],
  ['one in pieces behind empty lines', ['\r\n', '\r\nGET /', 'ש HTTP/1.1\r\n\r\n'], ['</%D7%A9>']],
  [
    'one in pieces behind another in pieces',
    ['GET /a', ' HTTP/1.1\r\nX: ', 'y\r\n\r\n', 'GET /b?', 'ש HTTP/1.1\r\n\r\n'],
    ['</a>', '</b?%D7%A9>'],
  ],
  [
    'one in pieces from its method on',
    ['GET /ש', 'א HT', `TP/1.1\r\n\r\n${get('/b')}`],
    ['</%D7%A9%D7%90>', '</b>'],
  ],
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
    'behind a body in pieces',
    ['POST /a HTTP/1.1\r\nContent-Length: 4\r\n\r\na', 'bcd', 'GET /b?', 'ש HTTP/1.1\r\n\r\n'],
    ['</a>', '</b?%D7%A9>'],
  ],
  [
    'behind a body that came after the answer',
    ['GET /at-once HTTP/1.1\r\nContent-Length: 21\r\n\r\n', get('/bad'), get('/ש')],
    ['</at-once>', '<refused>'],
  ],
  [
    'behind such a body on a connection that was parsed again',
    [get('/ש'), 'GET /at-once HTTP/1.1\r\nContent-Length: 21\r\n\r\n', get('/bad'), get('/ש')],
    ['</%D7%A9>', '</at-once>', '<refused>'],
  ],
  ['bytes that are no UTF-8', [Buffer.from(get('/\xe9'), 'latin1')], ['</%E9>']],
  ['other characters', [get('/ש\tא')], ['<refused>']],
  ['in header fields alone', ['GET /a HTTP/1.1\r\nX: ש\r\n\r\n'], ['</a>']],
  ['too many pieces', ['GET /ש', ...Array<string>(20).fill('ש')], ['<refused>']],
  [
    'too many pieces before',
    ['GET /', ...Array<string>(20).fill('x'), 'ש HTTP/1.1\r\n\r\n'],
    ['<refused>'],
  ],
])('reads raw targets: %s', async (_, packets, expected) => {
  expect(await send(packets)).toEqual(expected)
})

it('reads no line that has been coming for longer than a head may', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const received = text(socket)
  socket.write('GET /ש')
  await once(server, 'connection')
  await sleep(30)
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + HEAD_TIMEOUT_MS)
  socket.end('ש HTTP/1.1\r\n\r\n')
  expect(await received).toBe('<refused>')
  clock.mockRestore()
})
