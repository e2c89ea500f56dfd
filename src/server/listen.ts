import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type ListenOptions, type Server as Listener } from 'node:net'
import type { Config } from '../config.ts'
import { MAX_CONNECTIONS } from './connections.ts'

/**
 * Node accepts one connection of each listening socket in a turn of the event loop: with one socket, a visitor waits for
 * as many turns as others have connected before, and each of these may ask what takes long.
 */
const SOCKETS = 64

/** A worker tells its primary that it listens: node:cluster does not see sockets that no other process shares. */
export const LISTENING = 'listening'

type Address = Pick<Config, 'HOST' | 'PORT'>

/** Takes connections from as many sockets of one port as the system allows. Returns them, the server's own first. */
export async function listen(server: Server, { HOST, PORT }: Address): Promise<Listener[]> {
  // Only Linux shares connections out among them; a port that the system chooses would be another for each.
  const reusePort = process.platform === 'linux' && PORT !== 0
  const others = Array.from({ length: reusePort ? SOCKETS - 1 : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    ),
  )
  // As many may wait to be accepted: whom the kernel turns away tries again only after seconds.
  const options = { host: HOST, port: PORT, backlog: MAX_CONNECTIONS, reusePort }
  const listeners = [server, ...others]
  await Promise.all(listeners.map((listener) => listenOrExit(listener, 'The server', options)))
  cluster.worker?.send(LISTENING)
  return listeners
}

/** Ends the process if somebody listens on the address, with whom `listen` would share it. */
export async function checkIsFree({ HOST, PORT }: Address): Promise<void> {
  const listener = createServer()
  await listenOrExit(listener, 'The server', { host: HOST, port: PORT })
  listener.close()
  await once(listener, 'close')
}

/** Begins to listen, or ends the process with code 1 and a sentence on what cannot. */
export async function listenOrExit(
  listener: Listener,
  name: string,
  options: ListenOptions,
): Promise<void> {
  listener.on('error', (error: NodeJS.ErrnoException) => {
    const { host, port } = options
    console.error(`${name} cannot listen on ${host}:${port}: ${error.code ?? error.message}.`)
    process.exit(1)
  })
  listener.listen(options)
  await once(listener, 'listening')
}
