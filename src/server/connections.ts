import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { clientKey, isTrusted } from '../api/client-address.ts'
import { MAX_BODY_BYTES, MAX_CHUNKS } from '../schemas/limits.ts'
import {
  type Connection,
  endLargest,
  endMost,
  endSlowest,
  endWaiting,
  isWhole,
  REQUEST_OVERHEAD_BYTES,
} from './memory-bounds.ts'
import { dropAfterChunks, followParser } from './parser.ts'
import { fieldsLengthOf } from './request.ts'

/** Open connections of all clients; the memory of a small server has no room for more. */
const MAX_CONNECTIONS = 4096

/** So many that room for others is made at once. */
const ALMOST_ALL_CONNECTIONS = MAX_CONNECTIONS - 64

/** Pipelined requests of one connection; clients send far fewer. */
const MAX_PIPELINED = 128

/** Pipelined requests of all connections together, in bytes as sent, each with `REQUEST_OVERHEAD_BYTES` more. */
const MAX_PIPELINED_BYTES = 2 * 1024 * 1024

/** Memory that a chunk of a body takes besides its bytes, until it is read. */
const CHUNK_OVERHEAD_BYTES = 256

/** How often memory is checked; unread answers also whenever one was written and not read at once. */
const CHECK_INTERVAL_MS = 100

/** It also is after so many bytes have come, since all connections may send at once, within one turn of the event loop. */
const CHECK_BYTES = 4 * 1024 * 1024

export interface ConnectionLimits {
  /** Open connections of one client address. */
  perAddress: number
  /** Proxies, to which that limit does not apply. */
  trustedProxies: BlockList
  /** Bound of unread answers of all connections. */
  maxUnsentBytes?: number
}

/**
 * Answers each connection's requests in order, and bounds what clients can make grow. Node emits pipelined requests
 * (RFC 9112, 9.3.2) all at once; here they wait for the answer before theirs, and meanwhile the connection is paused. It
 * ends if too many wait.
 */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #answer: (request: IncomingMessage, response: ServerResponse) => void
  readonly #open = new Map<Socket, Connection>()
  readonly #perClient = new Map<string, number>()
  #pipelinedBytes = 0
  /** Bytes that have come since the last check. */
  #newBytes = 0

  /** @param answer Starts to answer a request; the next one starts when its response closes. */
  constructor(
    server: Server,
    limits: ConnectionLimits,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) {
    this.#limits = limits
    this.#answer = answer
    server.on('connection', (socket: Socket) => this.#onConnection(socket))
    server.on('request', (request, response) => this.#onRequest(request, response))
    setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref()
  }

  /** The unfinished answers of a connection, in the order of its requests. */
  responsesOf(socket: Socket): readonly ServerResponse[] {
    return this.#open.get(socket)?.exchanges.map(({ response }) => response) ?? []
  }

  /** The last unfinished answer of each connection. */
  lastResponses(): ServerResponse[] {
    return [...this.#open.values()].flatMap(({ exchanges }) => exchanges.at(-1)?.response ?? [])
  }

  /** Ends all connections, also those that Node's server knows no more (after CONNECT, or without a parser). */
  destroyAll(): void {
    for (const socket of this.#open.keys()) socket.destroy()
  }

  /** Ends connections while too much is unread. */
  endSlowest(): void {
    endSlowest(this.#open.values(), this.#limits.maxUnsentBytes)
  }

  #onConnection(socket: Socket): void {
    // raw-target.ts emits a connection again to parse a request anew.
    const known = this.#open.get(socket)
    if (known) {
      known.finishedBytes = socket.bytesRead - socket.readableLength
      this.#follow(known)
      return
    }
    if (this.#open.size === MAX_CONNECTIONS) {
      socket.destroy()
      return
    }
    const connection: Connection = {
      socket,
      client: clientKey(socket.remoteAddress ?? ''),
      exchanges: [],
      finishedBytes: 0,
      overheadBytes: 0,
      isReceiving: false,
      beganAt: performance.now(),
    }
    this.#open.set(socket, connection)
    this.#follow(connection)
    const isCounted = !isTrusted(socket.remoteAddress ?? '', this.#limits.trustedProxies)
    socket.once('close', () => this.#onClose(connection, isCounted))
    // Node resumes a connection to drop a body that nobody reads.
    socket.on('resume', () => {
      if (connection.exchanges.length > 1) socket.pause()
    })
    if (isCounted && this.#count(connection, 1) > this.#limits.perAddress) socket.destroy()
    // Between two checks, clients that were ended may have taken all the room.
    if (this.#open.size > ALMOST_ALL_CONNECTIONS) endMost(this.#open.values())
  }

  #follow(connection: Connection): void {
    followParser(
      connection.socket,
      () => (connection.isReceiving = true),
      (bytes) => {
        this.#newBytes += bytes
        if (this.#newBytes > CHECK_BYTES) this.#check()
      },
    )
  }

  #check(): void {
    this.#newBytes = 0
    this.endSlowest()
    endLargest(this.#open.values())
    endWaiting(this.#open.values())
    endMost(this.#open.values())
  }

  #onClose(connection: Connection, isCounted: boolean): void {
    this.#open.delete(connection.socket)
    // Pipelined requests of a closed connection are never answered.
    for (const { length } of connection.exchanges.slice(1))
      this.#pipelinedBytes -= REQUEST_OVERHEAD_BYTES + length
    connection.exchanges.length = 0
    if (isCounted) this.#count(connection, -1)
  }

  /** Counts a client's connections. Returns how many it has now. */
  #count({ client }: Connection, change: 1 | -1): number {
    const count = (this.#perClient.get(client) ?? 0) + change
    if (count === 0) this.#perClient.delete(client)
    else this.#perClient.set(client, count)
    return count
  }

  #onRequest({ socket, headers }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.isReceiving = false
    const { exchanges } = connection
    const isPipelined = exchanges.length > 0
    const isInChunks = 'transfer-encoding' in headers
    // Chunks would be kept until the turn of their request, and each takes over a hundred bytes.
    const isTooMuch =
      exchanges.length > MAX_PIPELINED || this.#pipelinedBytes > MAX_PIPELINED_BYTES || isInChunks
    if (isPipelined && isTooMuch) {
      socket.destroy()
      return
    }
    // One more than are allowed, by which the body is refused (api/json-body.ts); it is the last of its connection.
    if (isInChunks)
      dropAfterChunks(socket, MAX_CHUNKS + 1, () => {
        connection.overheadBytes += CHUNK_OVERHEAD_BYTES
        this.#newBytes += CHUNK_OVERHEAD_BYTES
      })
    const length = lengthOf(response.req)
    exchanges.push({ response, length })
    if (isPipelined) {
      this.#pipelinedBytes += REQUEST_OVERHEAD_BYTES + length
      socket.pause()
    } else this.#begin(connection, response)
  }

  #begin(connection: Connection, response: ServerResponse): void {
    connection.beganAt = performance.now()
    response.on('close', () => this.#proceed(connection))
    this.#answer(response.req, response)
  }

  #proceed(connection: Connection): void {
    const { socket, exchanges } = connection
    const [answered, next] = exchanges
    // What has not come whole is kept after its answer, too, until the connection ends.
    if (answered?.response.req.complete) connection.finishedBytes += answered.length
    else connection.isReceiving = true
    // Computed lengths lack the spaces around values, of which there may be thousands.
    if (!next && isWhole(connection)) connection.finishedBytes = socket.bytesRead
    exchanges.shift()
    if (!next) return
    this.#pipelinedBytes -= REQUEST_OVERHEAD_BYTES + next.length
    // Lets other connections have their turn first.
    setImmediate(() => {
      if (exchanges[0] !== next) return
      if (exchanges.length === 1) socket.resume()
      this.#begin(connection, next.response)
    })
  }
}

/**
 * The least length in bytes that a request can have had on the wire, without any optional white space. A chunked body is
 * not counted, since its request is the last on a connection (http-server.ts).
 */
function lengthOf({ method = '', url = '', rawHeaders, headers }: IncomingMessage): number {
  const line = `${method} ${url} HTTP/1.1\r\n`
  const end = '\r\n'
  // A longer body is never read whole; and sums of numbers up to 2 ** 64 would not be exact.
  const body = Math.min(Number(headers['content-length'] ?? 0), MAX_BODY_BYTES)
  // Nor does a space have to stand before a value.
  const fields = fieldsLengthOf(rawHeaders) - rawHeaders.length / 2
  return line.length + fields + end.length + body
}
