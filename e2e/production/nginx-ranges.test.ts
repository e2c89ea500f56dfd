/** Recordings behind a real nginx with the recipe of deploy/, which sends parts of what it keeps by itself. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ErrorBody } from '../../src/schemas/error.ts'
import { askTls } from '../support/https.ts'
import { startNginx } from '../support/programs.ts'

const SOUND = '0123456789'

/** The site under test has no recording: this one answers as the service does (e2e/practices). */
let origin: Server
let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  origin = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'audio/mpeg',
      'Accept-Ranges': 'bytes',
      'Content-Length': SOUND.length,
      'Cache-Control': 'public, max-age=60',
      ETag: '"a"',
    })
    response.end(SOUND)
  }).listen(0, '127.0.0.1')
  await once(origin, 'listening')
  nginx = await startNginx([(origin.address() as AddressInfo).port])
})
afterAll(async () => {
  await nginx.stop()
  origin.close()
})

const part = (range: string) =>
  askTls(nginx.port, '/_astro/voice.mp3', { headers: { Range: range } })

it('sends the part that a browser asks for', async () => {
  for (let i = 0; i < 2; i += 1) {
    const { status, headers, body } = await part('bytes=0-1')
    expect([status, headers['content-range'], body]).toEqual([206, 'bytes 0-1/10', '01'])
    expect(headers['x-api-version']).toBe('1')
  }
})

it.each(['bytes=10-', 'bytes=99-100', 'bytes=20-,30-'])(
  'says in the API’s words that there is no %s',
  async (range) => {
    const { status, headers, body } = await part(range)
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    // Behind how long the recording may be kept, which nginx has said before it finds that there is no such part.
    expect(headers['cache-control']).toMatch(/(^|, )no-store$/)
    expect(headers['x-api-version']).toBe('1')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(ErrorBody.strict().parse(JSON.parse(body)).code).toBe('invalid_request')
    expect((await part('bytes=8-')).body).toBe('89')
  },
)
