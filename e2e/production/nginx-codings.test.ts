/** The content coding that nginx gives by the recipe of deploy/ is the one that the origin would. */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { preferredCodings } from '../../src/core/content-coding.ts'
import { startNginx } from '../support/programs.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

let origin: RunningServer
let nginx: Awaited<ReturnType<typeof startNginx>>
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
beforeAll(async () => {
  origin = await startProduction()
  nginx = await startNginx([origin.port])
})
afterAll(async () => {
  agent.destroy()
  await nginx.stop()
  await origin.stop('SIGKILL')
})

async function codingOf(path: string, acceptEncoding: string): Promise<string> {
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port: nginx.port,
    path,
    headers: { Host: 'practice.example', 'Accept-Encoding': acceptEncoding },
    rejectUnauthorized: false,
  })
  outgoing.end()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  await incoming.resume().toArray()
  return incoming.headers['content-encoding'] ?? 'identity'
}

const codings = 'br gzip identity * deflate x-br br-x GZip Br b~r gzip2'.split(' ')
const weights = [
  ...['', '', '', ';q=1', '; q=1.000', ';q=0', ' ; q=0.0', ';q=0.5', ';q=.25', ';q=0.001', ';Q=0'],
  ...[';q=2', ';q=x', ';q=', ';q=1.0.0', ';q=0..', ';q =0.5', ';q=1;x', ';x=1;q=0.2', ';x="', ';'],
]
const item = fc.tuple(fc.constantFrom(...codings), fc.constantFrom(...weights))
const field = fc
  .tuple(fc.array(item, { maxLength: 4 }), fc.constantFrom(',', ', ', ' ,\t', ' ,,'))
  .map(([items, comma]) => items.map((one) => one.join('')).join(comma))

it('is the one that the client likes best, whatever it writes', { timeout: 120_000 }, async () => {
  const random = fc.sample(field, { numRuns: 1500, seed: 30 })
  const fields = ['gzip;q=0.5, identity', '*', 'x-br', 'br-x', 'gzip, deflate, br', ...random]
  for (const path of ['/about', '/api/v1/faq?limit=50'])
    await Promise.all(
      fields.map(async (one) =>
        expect(await codingOf(path, one), one).toBe(preferredCodings(one.trim())[0]),
      ),
    )
  // One copy for each coding of each of both, and each is what its key says.
  const folder = join(nginx.folder, 'cache-practice-site')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  expect(files).toHaveLength(6)
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name), 'latin1')
    const [, key = '?'] = /\nKEY: (\S*) /.exec(bytes) ?? []
    expect(/^Content-Encoding: (\S+)/im.exec(bytes)?.[1] ?? '').toBe(key)
  }
})
