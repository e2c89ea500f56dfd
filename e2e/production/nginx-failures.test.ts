/** That nobody can make nginx, by the recipe of deploy/, stop asking the origins or wait for them. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askTls } from '../support/https.ts'
import { startNginx } from '../support/programs.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

/** Makes nginx ask these stubs instead of the service. */
async function behindNginx(
  answers: readonly ((request: IncomingMessage, response: ServerResponse) => void)[],
): Promise<{ port: number; stop: () => Promise<void> }> {
  const origins = answers.map((answer) => createServer(answer).listen(0, '127.0.0.1'))
  await Promise.all(origins.map((origin) => once(origin, 'listening')))
  const nginx = await startNginx(origins.map(portOf))
  const stop = async () => {
    await nginx.stop()
    for (const origin of origins) origin.close()
  }
  return { port: nginx.port, stop }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

let origins: RunningServer[]
let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  const start = () => startProduction({ TRUSTED_PROXIES: '127.0.0.1' })
  origins = await Promise.all([start(), start()])
  nginx = await startNginx(origins.map(({ port }) => port))
})
afterAll(async () => {
  await nginx.stop()
  for (const origin of origins) await origin.stop('SIGKILL')
})

it.each(['', '/api/v1', '/faq', '/about?x='])(
  'answers long addresses as the origin does: %s',
  async (start) => {
    // Those of some 3,000 characters once were too long for nginx beside the answer's headers.
    for (let length = 900; length <= 4000; length += 100) {
      const { status } = await askTls(nginx.port, `${start}/${'a'.repeat(length)}`)
      expect(status, String(length)).toBe(start.includes('?') ? 200 : 404)
    }
    for (const path of ['/ask', '/faq?q=x', '/api/v1/profile?x=1'])
      expect((await askTls(nginx.port, path)).status, path).toBe(200)
  },
)

it('asks every origin again after answers that failed', async () => {
  let isFailing = true
  const { port, stop } = await behindNginx(
    Array.from({ length: 2 }, () => (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(isFailing ? 503 : 200).end()
    }),
  )
  try {
    for (let i = 0; i < 4; i += 1) expect((await askTls(port, '/ask')).status).toBe(503)
    isFailing = false
    for (let i = 0; i < 4; i += 1) expect((await askTls(port, '/ask')).status).toBe(200)
  } finally {
    await stop()
  }
})

it('leaves out a replica that does not answer, but for an attempt now and then', async () => {
  let attempts = 0
  const { port, stop } = await behindNginx([
    ({ socket }) => {
      attempts += 1
      socket.destroy()
    },
    (_request, response) => void response.end('well'),
  ])
  try {
    for (let i = 0; i < 20; i += 1) expect((await askTls(port, '/ask')).body).toBe('well')
    // Three, or six on a machine so slow that five seconds pass meanwhile; without a limit ten.
    expect(attempts).toBeLessThan(10)
  } finally {
    await stop()
  }
})

it('asks for all who want to know at once whether the origin is ready', async () => {
  const waiting: ServerResponse[] = []
  const { port, stop } = await behindNginx([
    (_request, response) => {
      waiting.push(response)
      // Held until all have come. nginx once let one of them pass at a time, and the others after five seconds.
      if (waiting.length === 5) for (const each of waiting) each.end('ready')
      setTimeout(() => response.end('the others did not come'), 3_000).unref()
    },
  ])
  try {
    const answers = await Promise.all(Array.from({ length: 5 }, () => askTls(port, '/readyz')))
    expect(answers.map(({ body }) => body)).toEqual(Array<string>(5).fill('ready'))
  } finally {
    await stop()
  }
})
