/**
 * `node connections-of.ts COUNT ADDRESS…`: opens COUNT connections from each address to port 80 of this machine, keeps
 * them open, and prints how many succeeded for each. To be run in a network namespace of its own.
 */
import { once } from 'node:events'
import { connect, createServer, isIPv6 } from 'node:net'

const [count, ...addresses] = process.argv.slice(2)
const server = createServer().listen(80, '::')
await once(server, 'listening')
for (const localAddress of addresses) {
  const host = isIPv6(localAddress) ? '2001:db8:9::1' : '127.0.0.1'
  const attempts = Array.from(
    { length: Number(count) },
    () =>
      new Promise<boolean>((resolve) => {
        connect({ port: 80, host, localAddress }, () => resolve(true)).on('error', () =>
          resolve(false),
        )
      }),
  )
  console.log((await Promise.all(attempts)).filter(Boolean).length)
}
process.exit()
