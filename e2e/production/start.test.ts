import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { outsideTests } from '../support/environment.ts'
import { describe, expect, it } from 'vitest'
import { freePort } from '../support/servers.ts'

function serve(env: Record<string, string>) {
  return spawnSync(process.execPath, ['dist/server/entry.mjs'], {
    env: { ...outsideTests(), ...env },
    encoding: 'utf8',
    timeout: 120_000,
  })
}

describe('a wrong configuration', () => {
  it('is refused as a whole, each value named with what was expected', () => {
    const { status, stderr } = serve({
      PORT: '99999',
      SITE_URL: 'practice.example/path',
      RATE_LIMIT_PER_MINUTE: '0',
      TRUSTED_PROXIES: '10.0.0.0/8,nonsense',
      LOG_LEVEL: 'loud',
      HOST: 'localhost:80',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('PORT: expected a whole number from 0 to 65535, not "99999"')
    expect(stderr).toContain('SITE_URL: expected an http or https address without a path')
    expect(stderr).toContain(
      'RATE_LIMIT_PER_MINUTE: expected a whole number from 1 to 1000000, not "0"',
    )
    expect(stderr).toContain(
      'TRUSTED_PROXIES: expected an IP address or CIDR range such as 10.0.0.0/8, not "nonsense"',
    )
    expect(stderr).toContain('LOG_LEVEL: expected one of fatal, error, warn')
    expect(stderr).toContain(
      'HOST: expected a host name or IP address, without a port, not "localhost:80"',
    )
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/)
  })

  it('is one for another address than the build was made for', () => {
    const { status, stderr } = serve({ SITE_URL: 'https://other.example', PORT: '0' })
    expect(status).toBe(1)
    expect(stderr).toContain(
      'This build is for http://127.0.0.1:4321, but SITE_URL is https://other.example',
    )
  })
})

describe('a port of /metrics that is taken', () => {
  it.each(['1', '2'])('ends %s of WORKERS in one sentence', async (workers) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { status, stderr } = serve({ PORT: '0', WORKERS: workers, METRICS_PORT: String(port) })
    taken.close()
    expect(status).toBe(1)
    expect(stderr.trim().split('\n').at(-1)).toBe(
      `/metrics cannot listen on 127.0.0.1:${port}: EADDRINUSE.`,
    )
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/)
  })
})

describe('a port that somebody listens on', () => {
  it.each(['1', '2'])('is shared with no second copy, also of %s WORKERS', async (workers) => {
    const port = String(await freePort())
    const env = { ...outsideTests(), PORT: port, WORKERS: workers, LOG_LEVEL: 'silent' }
    const copies = [1, 2].map(() => spawn(process.execPath, ['dist/server/entry.mjs'], { env }))
    const said = copies.map(({ stderr }) => text(stderr))
    const [status] = (await Promise.race(copies.map((copy) => once(copy, 'exit')))) as [number]
    expect(status).toBe(1)
    for (const copy of copies) copy.kill()
    expect(await Promise.all(said)).toContain(
      `The server cannot listen on 127.0.0.1:${port}: EADDRINUSE.\n`,
    )
  })
})

describe('a Node that is too old', () => {
  it('is told so in one sentence', () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'dist/server/entry.mjs'],
      { env: outsideTests(), encoding: 'utf8', timeout: 60_000 },
    )
    expect(status).toBe(1)
    expect(stdout + stderr).toBe(
      'Node 20.20.2 is too old to run this site: install Node 24 or newer.\n',
    )
  })
})
