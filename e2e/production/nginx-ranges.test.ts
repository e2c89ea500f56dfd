/** Recordings behind a real nginx with the recipe of deploy/, of which browsers ask for parts. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorResponse } from '../../src/core/response.ts'
import { ApiError } from '../../src/core/api-error.ts'
import { ErrorBody } from '../../src/schemas/error.ts'
import { byteRange } from '../../src/server/byte-range.ts'
import { askTls } from '../support/https.ts'
import { startNginx } from '../support/programs.ts'

const WHOLE = {
  status: 200,
  headers: {
    'Content-Type': 'audio/mpeg',
    'Accept-Ranges': 'bytes',
    'Content-Length': '10',
    'Cache-Control': 'public, max-age=60',
    ETag: '"a"',
  },
  body: '0123456789',
}

/** The site under test has no recording: this one answers as the service does (e2e/practices). */
let origin: Server
let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  origin = createServer(({ headers: { range } }, response) => {
    const found = byteRange(range, WHOLE)
    const none = new ApiError('invalid_request', 'The file ends before the range.', 'Ask.', 416)
    const said =
      found.status === 416 ? errorResponse(none, 'http://x.example', found.headers) : found
    response.writeHead(said.status, said.headers).end(said.body)
  }).listen(0, '127.0.0.1')
  await once(origin, 'listening')
  nginx = await startNginx([(origin.address() as AddressInfo).port])
})
afterAll(async () => {
  await nginx.stop()
  origin.close()
})

const ask = (headers: Record<string, string> = {}) =>
  askTls(nginx.port, '/_astro/voice.mp3', { headers })

it('sends the part that a browser asks for, whatever is stored', async () => {
  for (let i = 0; i < 2; i += 1) {
    const { status, headers, body } = await ask({ Range: 'bytes=0-1' })
    expect([status, headers['content-range'], body]).toEqual([206, 'bytes 0-1/10', '01'])
    const whole = await ask()
    expect([whole.status, whole.body]).toEqual([200, WHOLE.body])
    expect(whole.headers['x-cache']).toBe(i === 0 ? 'MISS' : 'HIT')
  }
})

it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])(
  'has the API say that there is no %s, and no cache keep it',
  async (range) => {
    await ask()
    const { status, headers, body } = await ask({ Range: range })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-api-version']).toBe('1')
    expect(ErrorBody.strict().parse(JSON.parse(body)).code).toBe('invalid_request')
  },
)
