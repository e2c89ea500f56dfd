import type { Server } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { countedAs, isTrusted } from '../api/client-address.ts'

/** The most connections that are open at once, of all clients; a server beyond has no memory for more. */
const MOST_CONNECTIONS = 4096

export interface ConnectionLimits {
  /** How many connections an address may have open at once. */
  perAddress: number
  /** Proxies, which bring many clients each. */
  trustedProxies: BlockList
}

/** Closes connections beyond those that an address, and all of them together, may have open. */
export function limitConnections(
  server: Server,
  { perAddress, trustedProxies }: ConnectionLimits,
): void {
  const open = new Map<string, number>()
  server.maxConnections = MOST_CONNECTIONS
  const counted = new WeakSet<Socket>()
  server.on('connection', (socket) => {
    // One whose request is begun anew (raw-target.ts) comes again.
    if (counted.has(socket)) return
    counted.add(socket)
    const peer = socket.remoteAddress ?? ''
    if (isTrusted(peer, trustedProxies)) return
    const client = countedAs(peer)
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left === 0) open.delete(client)
      else open.set(client, left)
    })
    if (count > perAddress) socket.destroy()
  })
}
