import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proxyList } from '../api/client-address.ts'
import { Connections } from './connections.ts'

const MB = 1024 * 1024
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const limits = { perAddress: 100, trustedProxies: proxyList(['10.0.0.0/8']) }

describe('the connections of a server', () => {
  let server: Server

  async function serve(
    answer: (response: ServerResponse) => void,
    maxUnsentBytes?: number,
  ): Promise<{ connections: Connections; client: () => Socket }> {
    server = createServer({ maxHeaderSize: 80 * 1024 })
    const bounds = maxUnsentBytes === undefined ? limits : { ...limits, maxUnsentBytes }
    const connections = new Connections(server, bounds, (_request, response) => answer(response))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const client = () => connect(port, '127.0.0.1').on('error', () => undefined)
    return { connections, client }
  }

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  it('end in the order in which their answers have waited when too much waits', async () => {
    const asked: ServerResponse[] = []
    const { connections, client } = await serve((response) => {
      asked.push(response.end(Buffer.alloc(16 * MB)))
    }, 40 * MB)
    for (let i = 0; i < 4; i += 1) client().pause().write(REQUEST)
    await vi.waitFor(() => {
      expect(asked).toHaveLength(4)
      expect(new Set(connections.lastResponses())).toEqual(new Set(asked.slice(2)))
    })
  })

  it('end first where one client has left most unread, whoever asked first', async () => {
    const { client } = await serve((response) => {
      response.end(Buffer.alloc(16 * MB))
    }, 40 * MB)
    const { port } = server.address() as AddressInfo
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    other.on('error', () => undefined).pause()
    other.write(REQUEST)
    await once(server, 'request')
    let ended = 0
    server.on('connection', (socket: Socket) => socket.on('close', () => (ended += 1)))
    for (let i = 0; i < 4; i += 1) client().pause().write(REQUEST)
    await vi.waitFor(() => {
      expect(ended).toBe(3)
    })
    expect(other.closed).toBe(false)
  })

  it('end where complete requests are too long together while their answers are not read', async () => {
    const fields = `${REQUEST.trimEnd()}\r\nx: ${'a'.repeat(28_000)}\r\n\r\n`
    await serve((response) => void response.end(Buffer.alloc(8 * MB)), 4_000 * MB)
    let [asked, ended] = [0, 0]
    server.on('request', () => (asked += 1))
    server.on('connection', (socket: Socket) => socket.on('close', () => (ended += 1)))
    const { port } = server.address() as AddressInfo
    for (let i = 0; i < 2 * 95; i += 1)
      connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (i % 2)}` })
        .on('error', () => undefined)
        .pause()
        .write(fields)
    // 28 KB each, and 4 MB may stay.
    await vi.waitFor(() => expect([asked, ended > 30]).toEqual([190, true]), { timeout: 20_000 })
    expect(ended).toBeLessThan(60)
  })

  it('forget what waited when they end, though it was never begun', async () => {
    const begun: ServerResponse[] = []
    const { connections, client } = await serve((response) => void begun.push(response))
    client().write(REQUEST.repeat(50))
    const socket = await vi.waitUntil(() => begun[0]?.req.socket)
    expect(connections.responsesOf(socket)).toHaveLength(50)
    begun[0]?.destroy()
    await vi.waitFor(() => {
      expect(connections.responsesOf(socket)).toHaveLength(0)
    })
    expect(begun).toHaveLength(1)
  })

  it('go on where values stand behind thousands of spaces, which no count sees', async () => {
    const { client } = await serve((response) => response.end())
    const spaced = `${REQUEST.trimEnd()}\r\nx:${' '.repeat(15_000)}y\r\n\r\n`
    const socket = client()
    let answers = 0
    socket.on('data', () => {
      answers += 1
      socket.write(spaced)
    })
    socket.write(spaced)
    await vi.waitFor(
      () => {
        expect(answers).toBeGreaterThan(600)
      },
      { timeout: 20_000 },
    )
    socket.destroy()
  })

  it('are read no further once they have ended', async () => {
    const { client } = await serve(() => undefined)
    let requests = 0
    server.on('request', () => (requests += 1))
    const socket = client().resume()
    socket.write(REQUEST.repeat(2000))
    // Not `once`, since a reset may come first.
    await new Promise((resolve) => socket.on('close', resolve))
    expect(requests).toBeLessThan(200)
  })

  it('may send requests ahead whatever lengths others claim', async () => {
    const { client } = await serve((response) => {
      if (response.req.url === '/') response.end()
    })
    const claimed = 'POST /wait HTTP/1.1\r\nHost: x\r\nContent-Length: 18446744073709551615\r\n\r\n'
    client().write(REQUEST.replace('/', '/wait') + claimed)
    await once(server, 'request')
    const socket = client()
    let answers = ''
    socket.setEncoding('utf8').on('data', (part: string) => (answers += part))
    socket.write(REQUEST.repeat(3))
    await vi.waitFor(() => {
      expect(answers.match(/200 OK/g)).toHaveLength(3)
    })
  })

  it('end first where one client has sent most of what is incomplete', async () => {
    const { client } = await serve(({ req }) => void req.resume())
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n'
    const { port } = server.address() as AddressInfo
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    other.write(head + 'a'.repeat(55_000))
    await once(server, 'request')
    let ended = 0
    for (let i = 0; i < 95; i += 1)
      client()
        .on('close', () => (ended += 1))
        .resume()
        .write(head + 'a'.repeat(50_000))
    await vi.waitFor(() => expect(ended).toBeGreaterThan(5), { timeout: 20_000 })
    expect(other.closed).toBe(false)
  })

  it('end where what they send ahead is too long together', { timeout: 30_000 }, async () => {
    const { client } = await serve(() => undefined)
    const request = `${REQUEST.trimEnd()}\r\n${'ab:cd\r\n'.repeat(900)}\r\n`
    let ended = 0
    for (let i = 0; i < 90; i += 1)
      client()
        .on('close', () => (ended += 1))
        .resume()
        .write(request.repeat(9))
    // Eight wait on each, 57 KB.
    await vi.waitFor(() => expect(ended).toBeGreaterThan(30), { timeout: 20_000 })
    expect(ended).toBeLessThan(70)
  })
})

it('counts connections of a link-local neighbour, whatever its interface is called', () => {
  const server = createServer()
  new Connections(server, { ...limits, perAddress: 1 }, () => undefined)
  const from = (remoteAddress: string) =>
    Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const [first, second] = ['fe80::1%br-lan', 'fe80::2%br-lan'].map((address) => {
    const socket = from(address)
    server.emit('connection', socket)
    return socket
  })
  expect([first?.destroyed, second?.destroyed]).toEqual([false, true])
})
