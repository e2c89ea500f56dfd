/**
 * The peak of the production server's resident memory while 480 clients post a batch of twenty `resources/read`
 * each and never read the answer, in MB. Links of this machine to itself take whole answers; with an ordinary MTU
 * they wait in the server:
 *   npm run build && unshare --net sh -c 'ip link set lo mtu 1500 up; node bench/never-read.ts'
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { cpuOf, peakMemoryOf } from '../e2e/support/process-cost.ts'
import { MALLOC, startProduction } from '../e2e/support/servers.ts'
import { HOSTILE } from './hostile-requests.ts'

const CLIENTS = 480
/** The server has done all that it can when it uses less CPU than this in a second, in milliseconds. */
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
  // Each address may ask for three batches a minute.
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
