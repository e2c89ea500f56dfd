import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { clientKey, isTrusted } from '../api/client-address.ts'

/** The most connections that are open at once, of all clients; a server beyond has no memory for more. */
const MOST_CONNECTIONS = 4096

/** The most requests that one connection sends ahead: far more than any client does. */
const MOST_WAITING = 128

/** And of all connections together, in bytes as they were sent, with a kilobyte more for each. */
const MOST_WAITING_BYTES = 2 * 1024 * 1024

/**
 * The most of requests that have not come whole or wait, over all connections, in bytes: each may have 80 KiB, and
 * short header fields take twenty times as much memory as they have bytes.
 */
const MOST_UNFINISHED_BYTES = 4 * 1024 * 1024

/**
 * The most of answers that waits for clients to take it, over all connections, as streams count it: in bytes, or
 * in characters of texts, which take two bytes each. A connection has one answer at a time, of 1 MB at most.
 */
const MOST_UNTAKEN_BYTES = 16 * 1024 * 1024

/** How many bytes more or less than a request is long may be how it was written. */
const LITTLE = 1024

/** How often both are looked at, in milliseconds; what is untaken also after each answer of which something is. */
const COUNT_MS = 100

export interface ConnectionLimits {
  /** How many connections an address may have open at once. */
  perAddress: number
  /** Proxies, which bring many clients each. */
  trustedProxies: BlockList
  /** The most bytes of answers that wait to be taken. */
  mostUntaken?: number
}

interface Connection {
  socket: Socket
  /** Answers that are not whole yet: first what is being answered, then what was sent ahead. */
  answers: ServerResponse[]
  /** How long their requests are. */
  lengths: number[]
  /** How much of what it sent were requests that are answered. */
  finished: number
  /** When what is being answered began. */
  beganAt: number
}

/** The connections of a server. */
export interface Connections {
  /** The answers of a connection that are not whole yet, in the order of its requests. */
  answersOf: (socket: Socket) => readonly ServerResponse[]
  /** Of each connection's answers the last. */
  lastAnswers: () => ServerResponse[]
  /** Ends connections, the one that has waited longest first, while too much waits to be taken. */
  endSlowest: () => void
}

/**
 * Answers each connection's requests one after another, and bounds what clients can make grow. Node hands over a
 * whole read of requests at once where they were sent without waiting for answers (pipelining, RFC 9112, 9.3.2):
 * the others wait, and meanwhile nothing more is read. A connection that brings one more than may wait ends.
 *
 * @param answer Begins to answer a request; its turn is over when its response closes.
 */
export function manageConnections(
  server: Server,
  { perAddress, trustedProxies, mostUntaken = MOST_UNTAKEN_BYTES }: ConnectionLimits,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Connections {
  const connections = new Map<Socket, Connection>()
  const perClient = new Map<string, number>()
  let waitingBytes = 0

  function open(socket: Socket): void {
    // One whose request is begun anew (raw-target.ts) comes again.
    const known = connections.get(socket)
    if (known) {
      known.finished = socket.bytesRead - socket.readableLength
      return
    }
    const connection: Connection = { socket, answers: [], lengths: [], finished: 0, beganAt: 0 }
    const { answers } = connection
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      // What waits on a connection that is gone is never begun.
      for (const length of connection.lengths.slice(1)) waitingBytes -= LITTLE + length
      answers.length = 0
      connection.lengths.length = 0
    })
    // A request whose body is no longer wanted has its connection read on.
    socket.on('resume', () => {
      if (answers.length > 1) socket.pause()
    })
    countAddress(socket)
  }

  function countAddress(socket: Socket): void {
    const peer = socket.remoteAddress ?? ''
    if (isTrusted(peer, trustedProxies)) return
    const client = clientKey(peer)
    const count = (perClient.get(client) ?? 0) + 1
    perClient.set(client, count)
    socket.once('close', () => {
      const left = (perClient.get(client) ?? 1) - 1
      if (left === 0) perClient.delete(client)
      else perClient.set(client, left)
    })
    if (count > perAddress) socket.destroy()
  }

  function take({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = connections.get(socket)
    if (!connection) return
    const { answers, lengths } = connection
    const isAhead = answers.length > 0
    if (isAhead && (answers.length > MOST_WAITING || waitingBytes > MOST_WAITING_BYTES)) {
      socket.destroy()
      return
    }
    const length = lengthOf(response.req)
    answers.push(response)
    lengths.push(length)
    if (isAhead) {
      waitingBytes += LITTLE + length
      socket.pause()
    } else begin(connection, response)
  }

  function begin(connection: Connection, response: ServerResponse): void {
    connection.beganAt = performance.now()
    response.on('close', () => proceed(connection))
    answer(response.req, response)
  }

  function proceed(connection: Connection): void {
    const { socket, answers, lengths } = connection
    const [, next] = answers
    connection.finished += lengths.shift() ?? 0
    if (Math.abs(socket.bytesRead - connection.finished) < LITTLE)
      connection.finished = socket.bytesRead
    answers.shift()
    if (!next) return
    waitingBytes -= LITTLE + (lengths[0] ?? 0)
    // Other connections have their turn in between.
    setImmediate(() => {
      if (answers[0] !== next) return
      if (answers.length === 1) socket.resume()
      begin(connection, next)
    })
  }

  function endSlowest(): void {
    const untaken = [...connections.values()].filter(bytesUntaken)
    endWhile(
      untaken.sort((a, b) => a.beganAt - b.beganAt),
      bytesUntaken,
      mostUntaken,
    )
  }

  /**
   * Header fields that trickle in are kept until the last of them has come, and so is a body, also behind a request
   * that came whole.
   */
  function endLargest(): void {
    function bytes({
      socket,
      finished,
      answers: [first],
      lengths: [length = 0],
    }: Connection): number {
      const begun = first?.req.complete ? length : 0
      return Math.max(0, socket.bytesRead - finished - begun)
    }
    const unfinished = [...connections.values()].filter(bytes)
    endWhile(
      unfinished.sort((a, b) => bytes(b) - bytes(a)),
      bytes,
      MOST_UNFINISHED_BYTES,
    )
  }

  server.maxConnections = MOST_CONNECTIONS
  server.on('connection', open).on('request', take)
  setInterval(() => {
    endSlowest()
    endLargest()
  }, COUNT_MS).unref()
  return {
    answersOf: (socket) => connections.get(socket)?.answers ?? [],
    lastAnswers: () => [...connections.values()].flatMap(({ answers }) => answers.at(-1) ?? []),
    endSlowest,
  }
}

/**
 * The length of a request as it was sent, in bytes, but for spaces that nobody needs. One whose body comes in chunks
 * is the last on its connection (http-server.ts).
 */
function lengthOf({ method = '', url = '', rawHeaders, headers }: IncomingMessage): number {
  const line = `${method} ${url} HTTP/1.1\r\n`
  const fields = rawHeaders.reduce((sum, text) => sum + text.length + 2, 2)
  return line.length + fields + Number(headers['content-length'] ?? 0)
}

function bytesUntaken({ answers: [first] }: Connection): number {
  return first?.writableLength ?? 0
}

/** Ends connections in their order, while they have more than so much together. */
function endWhile(
  connections: readonly Connection[],
  bytesOf: (connection: Connection) => number,
  most: number,
): void {
  let sum = connections.reduce((all, connection) => all + bytesOf(connection), 0)
  for (const connection of connections) {
    if (sum <= most) return
    sum -= bytesOf(connection)
    connection.socket.destroy()
  }
}
