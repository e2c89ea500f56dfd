/** Bounds of the memory that connections may take together. Those that exceed them are ended. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { detachParser } from './parser.ts'

/**
 * Bytes of requests that are incomplete or whose answer is unread, over all connections: each may have 80 KiB, and short
 * header fields take twenty times as much memory as bytes.
 */
const MAX_KEPT_BYTES = 4 * 1024 * 1024

/**
 * Answers that clients have not read yet, over all connections, as `writableLength` counts them: bytes, or characters
 * of strings, which take two bytes each. A connection has one answer at a time, of 1 MB at most.
 */
const MAX_UNSENT_BYTES = 16 * 1024 * 1024

/** Memory of whole requests that wait for their turn, over all connections: each may have 128 KiB with its body. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024

/** Memory that a waiting request, and each of its header fields, takes besides its bytes. */
export const REQUEST_OVERHEAD_BYTES = 1024
const FIELD_OVERHEAD_BYTES = 200

/** Open connections, above which some are ended, so that new clients find room. */
const MANY_CONNECTIONS = 3584

/** With so many, a connection that has asked nothing for so long, or left an answer unread, counts as idle. */
const IDLE_MS = 2000

/** A request and its unfinished answer. */
interface Exchange {
  response: ServerResponse
  /** Bytes of the request. */
  length: number
}

export interface Connection {
  socket: Socket
  /** The client whose connection it is, or the proxy. */
  client: string
  /** The first is being answered, the others are pipelined. */
  exchanges: Exchange[]
  /** Received bytes that belong to answered requests. */
  finishedBytes: number
  /** What the chunks of a body take besides their bytes. */
  overheadBytes: number
  /** Whether a request has begun that is not complete: its header fields, or a body behind which its answer did not wait. */
  isReceiving: boolean
  /** When it began, or its last answer. */
  beganAt: number
}

/** Whether all that a connection has sent are complete requests. */
export function isWhole({ isReceiving, exchanges }: Connection): boolean {
  return !isReceiving && (exchanges.at(-1)?.response.req.complete ?? true)
}

/** Ends connections while too much is unread: of the client that has left most, the one whose answer began first. */
export function endSlowest(
  connections: Iterable<Connection>,
  maxUnsentBytes = MAX_UNSENT_BYTES,
): void {
  endWhile(connections, unsentBytes, maxUnsentBytes, (a, b) => a.beganAt - b.beganAt)
}

/** Ends connections while the requests that are kept have too many bytes: of the client that has sent most, the largest. */
export function endLargest(connections: Iterable<Connection>): void {
  endWhile(connections, keptBytes, MAX_KEPT_BYTES, (a, b) => keptBytes(b) - keptBytes(a))
}

/** Ends connections while the requests that wait have too many bytes: of the client that has sent most, the largest. */
export function endWaiting(connections: Iterable<Connection>): void {
  endWhile(
    connections,
    waitingBytes,
    MAX_WAITING_BYTES,
    (a, b) => waitingBytes(b) - waitingBytes(a),
  )
}

/**
 * Ends connections while there are too many in all, of those clients that have most, until none has more than others:
 * of a client's the idle ones first, and the oldest. So a visitor, who has a few, finds room and keeps it, whatever the
 * others do (max-min fairness: Bertsekas and Gallager, Data Networks, 6.5.2).
 */
export function endMost(connections: Iterable<Connection>): void {
  const all = [...connections].filter(({ socket }) => !socket.destroyed)
  if (all.length <= MANY_CONNECTIONS) return
  const idleSince = performance.now() - IDLE_MS
  const idleness = (connection: Connection) => Number(isIdle(connection, idleSince))
  // Newest first, since they stand in the order in which they came.
  const kept = all.reverse().sort((a, b) => idleness(a) - idleness(b))
  const counts = new Map<string, number>()
  const places = kept.map((connection) => {
    const place = counts.get(connection.client) ?? 0
    counts.set(connection.client, place + 1)
    return { connection, place }
  })
  for (const { connection } of places.sort((a, b) => a.place - b.place).slice(MANY_CONNECTIONS))
    end(connection)
}

/** Whether a connection has waited for its client since a time: for a request, or for an answer to be read. */
function isIdle(connection: Connection, since: number): boolean {
  const { exchanges, beganAt } = connection
  return beganAt < since && (exchanges.length === 0 || unsentBytes(connection) > 0)
}

/** The memory of a request whose answer has not begun. */
function waitingBytes({ exchanges: [first] }: Connection): number {
  if (!first || first.response.headersSent) return 0
  const { rawHeaders } = first.response.req
  return first.length + REQUEST_OVERHEAD_BYTES + (FIELD_OVERHEAD_BYTES * rawHeaders.length) / 2
}

function unsentBytes({ exchanges: [first] }: Connection): number {
  return first?.response.writableLength ?? 0
}

/** The bytes of requests that have not come whole, or whose answer has not been read: Node keeps both. */
function keptBytes(connection: Connection): number {
  if (isWhole(connection) && unsentBytes(connection) === 0) return 0
  const { socket, finishedBytes, overheadBytes } = connection
  return Math.max(0, socket.bytesRead - finishedBytes + overheadBytes)
}

/**
 * Ends connections until the rest have at most so many bytes together: those of the client that has most of them, however
 * small each is, before those of others.
 *
 * @param order Which of a client's connections ends first.
 */
function endWhile(
  connections: Iterable<Connection>,
  bytesOf: (connection: Connection) => number,
  maxBytes: number,
  order: (a: Connection, b: Connection) => number,
): void {
  const counted = [...connections].filter((one) => !one.socket.destroyed && bytesOf(one) > 0)
  let sum = sumOf(counted, bytesOf)
  if (sum <= maxBytes) return
  const mostFirst = [...Map.groupBy(counted, ({ client }) => client).values()]
    .sort((a, b) => sumOf(b, bytesOf) - sumOf(a, bytesOf))
    .flatMap((own) => own.sort(order))
  for (const connection of mostFirst) {
    if (sum <= maxBytes) return
    sum -= bytesOf(connection)
    end(connection)
  }
}

function end({ socket, exchanges }: Connection): void {
  // Its body would be kept by whom it waits for; `read` takes one chunk of it.
  for (const { response } of exchanges) while (response.req.read() !== null);
  socket.destroy()
  // Node would free it only after this turn of the event loop, in which thousands of connections may send.
  detachParser(socket)
}

function sumOf(
  connections: readonly Connection[],
  bytesOf: (connection: Connection) => number,
): number {
  return connections.reduce((sum, connection) => sum + bytesOf(connection), 0)
}
