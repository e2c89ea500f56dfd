/** How many connections the recipe of deploy/ bears, and how many it lets one client have. */
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askTls } from '../support/https.ts'
import { need, startNginx } from '../support/programs.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Debian's nginx.conf, changed by the runbook's line. */
function debiansConfiguration(): string {
  const [, script = ''] =
    /^ +sed -i '([^']+)' \/etc\/nginx\/nginx\.conf/m.exec(read('deploy/RUNBOOK.md')) ?? []
  need('nginx')
  const original =
    'user www-data;\nworker_processes auto;\npid /run/nginx.pid;\n\nevents {\n\tworker_connections 768;\n\t# multi_accept on;\n}\n'
  return execFileSync('sed', [script], { input: original, encoding: 'utf8' })
}

describe('nginx as the runbook sets it', () => {
  const changed = debiansConfiguration()
  const main = /^worker_rlimit_nofile .*;$/m.exec(changed)?.[0] ?? ''
  const events = /^\s*(worker_connections .*;)$/m.exec(changed)?.[1] ?? ''

  it('answers while one client has 2,000 half-sent headers open', async () => {
    const origin = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
    await once(origin, 'listening')
    const { port } = origin.address() as AddressInfo
    const nginx = await startNginx([port], { main, events })
    const sockets = await Promise.all(
      Array.from({ length: 2000 }, async (_, i) => {
        const half = 'GET / HTTP/1.1\r\nHost: practice.example\r\nX: '
        // A few in TLS: two thousand handshakes last longer than nginx waits, on a busy machine.
        const isTls = i % 20 === 0
        const options = { port: isTls ? nginx.port : nginx.plainPort, host: '127.0.0.1' }
        const socket = isTls
          ? connectTls({ ...options, rejectUnauthorized: false })
          : connect(options)
        socket.on('error', () => undefined)
        await once(socket, isTls ? 'secureConnect' : 'connect')
        socket.write(half)
        return socket
      }),
    )
    try {
      expect(await askTls(nginx.port, '/about')).toMatchObject({ status: 200, body: 'here' })
    } finally {
      for (const socket of sockets) socket.destroy()
      await nginx.stop()
      origin.close()
    }
  })
})

describe('limit_conn', () => {
  let asked = 0
  const origin = createServer(() => (asked += 1)).listen(0, '127.0.0.1')
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    const { port } = origin.address() as AddressInfo
    const http = 'set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;'
    nginx = await startNginx([port], { http })
  })
  afterAll(async () => {
    await nginx.stop()
    origin.closeAllConnections()
    origin.close()
  })

  it.each([
    ['an address of IPv4', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['a /64 of IPv6', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'],
    [
      'one whose bytes are line feeds',
      'a0a:a0a:a0a:a0a::1',
      'a0a:a0a:a0a:a0a:a0a::',
      'a0a:a0a:a0a:a0b::1',
    ],
  ])('counts the connections of %s', async (_, first, same, other) => {
    const ask = (address: string) =>
      askTls(nginx.port, '/ask', { headers: { 'X-Test-Address': address } })
    const before = asked
    const waiting = Array.from({ length: 64 }, () => ask(first).catch(() => undefined))
    await expect.poll(() => asked).toBe(before + 64)
    expect((await ask(same)).status).toBe(429)
    waiting.push(ask(other).catch(() => undefined))
    await expect.poll(() => asked).toBe(before + 65)
    origin.closeAllConnections()
  })
})

describe('nftables.conf', () => {
  const file = new URL('../../deploy/nftables.conf', import.meta.url).pathname
  const script = new URL('../support/connections-of.ts', import.meta.url).pathname
  const inOwnNetwork = (commands: string) =>
    spawnSync('unshare', ['--map-root-user', '--net', 'sh', '-ec', commands], { encoding: 'utf8' })
  /** Some kernels let nobody make a network of one's own (a container without rights). */
  const mayLimit = () =>
    inOwnNetwork('ip link set lo up; nft add table inet x; ip -6 addr add 2001:db8::1/128 dev lo')
      .status === 0
  const local = ['2001:db8:1::1', '2001:db8:1::2', '2001:db8:2::1', '2001:db8:9::1']
  const limited = () =>
    inOwnNetwork(`
      ip link set lo up
      for address in ${local.join(' ')}; do ip -6 addr add $address/128 dev lo nodad; done
      nft -c -f ${file}; nft -f ${file}; nft -f ${file}
      ${process.execPath} ${script} 200 127.0.0.2 127.0.0.2 127.0.0.3 ${local.slice(0, 3).join(' ')}`)
  /** What nft says of the file itself, which it reads before it asks the kernel anything. */
  const complaints = () =>
    spawnSync('nft', ['-c', '-f', file], { encoding: 'utf8' })
      .stderr.split('\n')
      .filter((line) => line.startsWith(`${file}:`))

  it('limits the connections of an address, and of a /64', () => {
    need('nftables')
    need('iproute2')
    expect(complaints()).toEqual([])
    if (!mayLimit()) return
    const { stdout, stderr } = limited()
    expect(stderr).toBe('')
    expect(stdout.trim().split('\n').map(Number)).toEqual([128, 0, 128, 128, 0, 128])
  })
})
