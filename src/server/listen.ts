import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type ListenOptions, type Server as Listener } from 'node:net'
import type { Config } from '../config.ts'

/**
 * Node accepts one connection of each listening socket in a turn of the event loop: with one socket, a visitor waits for
 * as many turns as others have connected before, and each of these may ask what takes long.
 */
const SOCKETS = 64

/**
 * Connections that may wait on each. The kernel keeps those that have ended, too, until they are accepted: one client
 * that connects and leaves would put tens of thousands before a visitor.
 */
export const BACKLOG = 64

/** A worker tells its primary that it listens: node:cluster does not see sockets that no other process shares. */
export const LISTENING = 'listening'

type Address = Pick<Config, 'HOST' | 'PORT'>

/** Takes connections from as many sockets of one port as the system allows. Returns them, the server's own first. */
export async function listen(server: Server, { HOST, PORT }: Address): Promise<Listener[]> {
  const reusePort = isShared(PORT)
  const others = Array.from({ length: reusePort ? SOCKETS - 1 : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    ),
  )
  // As many in all: whom the kernel turns away tries again only after a second.
  const backlog = reusePort ? BACKLOG : BACKLOG * SOCKETS
  const options = { host: HOST, port: PORT, backlog, reusePort }
  const listeners = [server, ...others]
  await Promise.all(listeners.map((listener) => listenOrExit(listener, nameOf(options), options)))
  cluster.worker?.send(LISTENING)
  return listeners
}

/** Whether a port has several sockets: only Linux shares connections out, and each would get another free port. */
const isShared = (port: number) => process.platform === 'linux' && port !== 0

/**
 * Ends the process if somebody listens on the address, with whom `listen` would share it, or is about to: of two that
 * start at once, one gets a socket in the system's abstract namespace, which it keeps until it ends.
 */
export async function takeAddress({ HOST, PORT }: Address): Promise<void> {
  const address = { host: HOST, port: PORT }
  const listener = createServer()
  await listenOrExit(listener, nameOf(address), address)
  listener.close()
  await once(listener, 'close')
  if (!isShared(PORT)) return
  const taken = createServer().unref()
  await listenOrExit(taken, nameOf(address), { path: `\0practice ${HOST}:${PORT}` })
}

const nameOf = ({ host, port }: ListenOptions) => `The server cannot listen on ${host}:${port}`

/** Begins to listen, or ends the process with code 1 and a sentence: what it cannot, and why. */
export async function listenOrExit(
  listener: Listener,
  failure: string,
  options: ListenOptions,
): Promise<void> {
  listener.on('error', (error: NodeJS.ErrnoException) => {
    console.error(`${failure}: ${error.code ?? error.message}.`)
    process.exit(1)
  })
  listener.listen(options)
  await once(listener, 'listening')
}
