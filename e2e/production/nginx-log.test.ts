/** What nginx writes down of requests that are odd or none, on a machine that has another site too. */
import { once } from 'node:events'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startNginx } from '../support/programs.ts'
import { freePort } from '../support/servers.ts'

const MARK = 'ZQMARKER'
const LONG = MARK + 'b'.repeat(9000)
const TOO_LONG = MARK + 'b'.repeat(80_000)

let nginx: Awaited<ReturnType<typeof startNginx>>
// Nobody answers behind it.
beforeAll(async () => (nginx = await startNginx([await freePort()])))
afterAll(() => nginx.stop())

const get = (target: string, ...fields: string[]) =>
  `GET ${target} HTTP/1.1\r\n${[...fields, 'Connection: close'].join('\r\n')}\r\n\r\n`

const REQUESTS: [string, string][] = [
  ['a question', get(`/faq?q=${MARK}`, 'Host: practice.example', `User-Agent: ${MARK}`)],
  ['a long question', get(`/faq?q=${LONG}`, 'Host: practice.example')],
  ['a question that is too long', get(`/faq?q=${TOO_LONG}`, 'Host: practice.example')],
  ['a question to an address', get(`/faq?q=${MARK}`, 'Host: 127.0.0.1')],
  ['a question to another name', get(`/faq?q=${MARK}`, 'Host: nobody.example')],
  ['a question without a host', get(`/faq?q=${MARK}`)],
  ['a question by HTTP/1.0', `GET /faq?q=${MARK} HTTP/1.0\r\n\r\n`],
  ['a question to a proxy', get(`http://nobody.example/faq?q=${MARK}`, 'Host: nobody.example')],
  ['a header that is none', get(`/faq?q=${MARK}`, 'Host: practice.example', 'Bad\x01: x')],
  ['a header that is too long', get(`/faq?q=${MARK}`, `X-Long: ${TOO_LONG}`)],
  ['two hosts', get(`/faq?q=${MARK}`, 'Host: practice.example', 'Host: practice.example')],
  ['a host that is none', get(`/faq?q=${MARK}`, 'Host: a b')],
  ['a later version', `GET /faq?q=${MARK} HTTP/3.7\r\n\r\n`],
  ['a tunnel', `CONNECT ${MARK}.example:443 HTTP/1.1\r\nHost: practice.example\r\n\r\n`],
  [
    'a method of its own',
    `${MARK} / HTTP/1.1\r\nHost: practice.example\r\nConnection: close\r\n\r\n`,
  ],
  ['a target that is none', get(`faq?q=${MARK}`, 'Host: practice.example')],
]

/** Gives the whole answer. */
async function send(bytes: string, isSecure: boolean): Promise<string> {
  const port = isSecure ? nginx.port : nginx.plainPort
  const tcp = connect(port, '127.0.0.1')
  const socket = isSecure ? connectTls({ socket: tcp, rejectUnauthorized: false }) : tcp
  await once(socket, isSecure ? 'secureConnect' : 'connect')
  socket.write(bytes)
  return text(socket)
}

describe.each([
  ['http', false],
  ['https', true],
])('%s', (_, isSecure) => {
  it.each(REQUESTS)('%s is answered by the site', async (_name, bytes) => {
    const answer = await send(bytes, isSecure)
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(answer.match(/^X-API-Version: 1\r$/gim)).toHaveLength(1)
  })
})

it('leads every address to https as it is', async () => {
  const answer = await send(get(`/faq?q=${LONG}`, 'Host: practice.example'), false)
  expect(answer).toMatch(/^HTTP\/1\.1 308 /)
  expect(answer).toContain(`Location: https://practice.example/faq?q=${LONG}\r\n`)
})

describe('a body whose framing is longer than the buffer', () => {
  const body = `${(MARK.length + 12).toString(16)}\r\n{"query":"${MARK}"}\r\n`
  const head = 'POST /ask HTTP/1.1\r\nHost: practice.example\r\nTransfer-Encoding: chunked\r\n\r\n'

  /** Files that nginx has open for bodies. */
  async function open(): Promise<string[]> {
    const master = (await readFile(join(nginx.folder, 'nginx.pid'), 'utf8')).trim()
    const workers = await readFile(`/proc/${master}/task/${master}/children`, 'utf8')
    const links = workers
      .trim()
      .split(' ')
      .map(async (worker) => {
        const fds = await readdir(`/proc/${worker}/fd`)
        return Promise.all(fds.map((fd) => readlink(`/proc/${worker}/fd/${fd}`).catch(() => '')))
      })
    return (await Promise.all(links)).flat().filter((name) => name.includes('(deleted)'))
  }

  it.each([
    ['by many chunks', '1\r\n \r\n'.repeat(23_000)],
    ['by an extension', `1;x=${'a'.repeat(132_000)}\r\n \r\n`],
  ])('stays in memory: %s', async (_, more) => {
    const tcp = connect(nginx.port, '127.0.0.1')
    const socket = connectTls({ socket: tcp, rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    socket.on('error', () => undefined).write(head + body + more)
    const files = await vi.waitUntil(async () => {
      const found = await open()
      return found.length > 0 && found
    })
    socket.destroy()
    for (const file of files) expect(file).toMatch(/^\/run\//)
  })
})

it('leaves no word of them, and a line of each', async () => {
  const logs = ['access.log', 'main.log', 'practice-site.log'].map((name) =>
    readFile(join(nginx.folder, 'logs', name), 'utf8'),
  )
  const [others = '', errors = '', own = ''] = await Promise.all(logs)
  expect(others).toBe('')
  expect(errors).not.toContain(MARK)
  expect(own).not.toMatch(new RegExp(`${MARK}|127\\.0\\.0\\.1`))
  expect(own).toMatch(/^\S+ GET 308 \d+ [\d.]+ -$/m)
  // A method of one's own.
  expect(own).toMatch(/^\S+ - 308 \d+ [\d.]+ -$/m)
  expect(own).toMatch(/^\S+ - 400 \d+ [\d.]+ -$/m)
  expect(own.trim().split('\n').length).toBeGreaterThanOrEqual(2 * REQUESTS.length)
})
