/**
 * Prints the server's peak resident memory in MB while each of 480 clients posts a batch of twenty `resources/read` and
 * never reads the answer. By default, the kernel's loopback buffers take whole answers; with an ordinary MTU these stay
 * in the server:
 *   npm run build && unshare --net sh -c 'ip link set lo mtu 1500 up; node bench/never-read.ts'
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { cpuOf, peakMemoryOf } from '../e2e/support/process-cost.ts'
import { MALLOC, startProduction } from '../e2e/support/servers.ts'
import { HOSTILE } from './hostile-requests.ts'

const CLIENTS = 480
/** The server counts as idle when it uses less CPU time than this in a second. */
const IDLE_MS = 50

const server = await startProduction({
  ...MALLOC,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '60',
})
const [line, rest] = HOSTILE['MCP reads']?.[0] ?? []
if (!line || !rest) throw new Error('There is no such kind of request.')
for (let n = 0; n < CLIENTS; n += 1) {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  // Each address is used for two batches; the rate limit allows three a minute.
  const address = `198.51.${n >> 9}.${(n >> 1) & 255}`
  socket.pause().write(Buffer.concat([line, Buffer.from(`X-Forwarded-For: ${address}\r\n`), rest]))
}
for (let used = Infinity; used > IDLE_MS;) {
  const before = cpuOf(server.pid)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  used = cpuOf(server.pid) - before
}
const answer = await fetch(`${server.origin}/about`)
console.log(`peak ${peakMemoryOf(server.pid).toFixed(0)} MB, another client: ${answer.status}`)
await server.stop('SIGKILL')
process.exit()
