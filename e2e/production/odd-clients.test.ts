import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendRaw } from '../support/raw-http.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

let server: RunningServer
beforeAll(async () => (server = await startProduction()))
afterAll(() => server.stop())

/** Sends bytes, closes its own half, and gives all that comes back. */
function askAndClose(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk))
    socket.on('close', () => resolve(received)).end(bytes)
  })
}

it('a client that has closed its half is answered', async () => {
  const search = 'GET /faq?q=therapy HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n'
  const answer = await askAndClose(search.repeat(2))
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  expect(answer).toContain('Content-Encoding: gzip'.toLowerCase())
})

it('an upgrade that nobody speaks is answered, and the connection ends', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: h2c'
  const answer = await sendRaw(
    server.port,
    `GET /healthz HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/^Connection: close\r$/m)
})

it.each([
  ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n'],
  ['what is no request', 'nonsense\r\n\r\n'],
])('%s behind a request is not answered in its place', async (_, behind) => {
  const answer = await sendRaw(
    server.port,
    `GET /api/v1/faq?q=therapy HTTP/1.1\r\nHost: x\r\n\r\n${behind}`,
  )
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
})

it.each(['/', '/faq?q=therapy', '/api/v1/booking', '/nothing'])(
  'HTTP/1.0 without Host gets a real answer at %s',
  async (path) => {
    const answer = await sendRaw(server.port, `GET ${path} HTTP/1.0\r\n\r\n`)
    expect(answer).toMatch(path === '/nothing' ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /)
    expect(answer.split('\r\n\r\n', 2)[1]).not.toBe('')
  },
)

it.each([
  ['chunked', 'Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n'],
  ['of a known length', 'Content-Length: 500\r\n\r\nabcde'],
])('a body that breaks off, %s, is no failure', async (_, rest) => {
  for (const path of ['/api/v1/batch', '/api/mcp', '/ask']) {
    const before = server.output().split('"aborted":true').length
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\n${rest}`)
    // It is told to go on when the server has begun with the request.
    await once(socket, 'data')
    socket.resetAndDestroy()
    await expect.poll(() => server.output().split('"aborted":true').length).toBe(before + 1)
  }
  expect(server.output()).not.toMatch(/"level":50|"status":(500|200),[^}]*"aborted"/)
})

it('the page of a question is HTML alone', async () => {
  const ask = (Accept: string) => fetch(`${server.origin}/faq?q=therapy`, { headers: { Accept } })
  expect((await ask('text/markdown')).status).toBe(406)
  const answer = await ask('text/markdown, text/html;q=0.1')
  expect(answer.headers.get('content-type')).toContain('text/html')
})
