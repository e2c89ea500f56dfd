import type { Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { countedAs, isTrusted } from '../api/client-address.ts'

/** The most connections that are open at once, of all clients; a server beyond has no memory for more. */
const MOST_CONNECTIONS = 4096

/** The most of requests that have not come whole, over all connections, in bytes: each may have 80 KiB. */
const MOST_UNFINISHED_BYTES = 32 * 1024 * 1024

/** How often that is looked at, in milliseconds. */
const COUNT_MS = 100

/** So few connections cannot have as much. */
const FEW_CONNECTIONS = 256

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
  limitUnfinished(server)
}

/**
 * Ends the connections that have sent most of a request without its end, while there is too much of that in all:
 * header fields that trickle in are kept until the last of them has come.
 */
function limitUnfinished(server: Server): void {
  /** How much a connection had sent when its last request began or was answered. */
  const finished = new Map<Socket, number>()
  const finish = (socket: Socket) => {
    if (finished.has(socket)) finished.set(socket, socket.bytesRead)
  }
  server.on('connection', (socket: Socket) => {
    if (finished.has(socket)) return
    finished.set(socket, 0)
    socket.once('close', () => finished.delete(socket))
  })
  server.on('request', ({ socket }, response: ServerResponse) => {
    finish(socket)
    response.once('close', () => finish(socket))
  })

  function endLargest(): void {
    if (finished.size <= FEW_CONNECTIONS) return
    const unfinished = [...finished].map(([socket, bytes]) => ({
      socket,
      bytes: socket.bytesRead - bytes,
    }))
    let sum = unfinished.reduce((all, { bytes }) => all + bytes, 0)
    if (sum <= MOST_UNFINISHED_BYTES) return
    for (const { socket, bytes } of unfinished.sort((a, b) => b.bytes - a.bytes)) {
      if (sum <= MOST_UNFINISHED_BYTES) return
      sum -= bytes
      socket.destroy()
    }
  }
  setInterval(endLargest, COUNT_MS).unref()
}
