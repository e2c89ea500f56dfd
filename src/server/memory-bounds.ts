/** Bounds of the memory that connections may take together. Those that exceed them are ended. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Bytes of incomplete requests, over all connections: each may have 80 KiB, and short header fields take twenty times as
 * much memory as bytes.
 */
const MAX_UNFINISHED_BYTES = 4 * 1024 * 1024

/**
 * Answers that clients have not read yet, over all connections, as `writableLength` counts them: bytes, or characters
 * of strings, which take two bytes each. A connection has one answer at a time, of 1 MB at most.
 */
const MAX_UNSENT_BYTES = 16 * 1024 * 1024

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
  /** Whether a request has begun whose headers are not complete. */
  isReceivingHead: boolean
  /** When the answer that is being given began. */
  beganAt: number
}

/** Whether all that a connection has sent are complete requests. */
export function isWhole({ isReceivingHead, exchanges }: Connection): boolean {
  return !isReceivingHead && (exchanges.at(-1)?.response.req.complete ?? true)
}

/** Ends connections while too much is unread, those whose answer began first before others. */
export function endSlowest(
  connections: Iterable<Connection>,
  maxUnsentBytes = MAX_UNSENT_BYTES,
): void {
  const withUnsent = [...connections].filter(unsentBytes)
  withUnsent.sort((a, b) => a.beganAt - b.beganAt)
  endWhile(withUnsent, unsentBytes, maxUnsentBytes)
}

/**
 * Ends connections while their incomplete requests, which Node's parser keeps, are too many bytes: those of the client
 * that has sent most first, however small each of them is.
 */
export function endLargest(connections: Iterable<Connection>): void {
  const unfinished = [...connections].filter(unfinishedBytes)
  const largestFirst = [...Map.groupBy(unfinished, ({ client }) => client).values()]
    .sort((a, b) => sumOf(b, unfinishedBytes) - sumOf(a, unfinishedBytes))
    .flatMap((own) => own.sort((a, b) => unfinishedBytes(b) - unfinishedBytes(a)))
  endWhile(largestFirst, unfinishedBytes, MAX_UNFINISHED_BYTES)
}

function unsentBytes({ exchanges: [first] }: Connection): number {
  return first?.response.writableLength ?? 0
}

function unfinishedBytes(connection: Connection): number {
  if (isWhole(connection)) return 0
  const { socket, finishedBytes, exchanges } = connection
  const [first] = exchanges
  const complete = first?.response.req.complete ? first.length : 0
  return Math.max(0, socket.bytesRead - finishedBytes - complete)
}

/** Ends connections in the given order until the rest have at most so many bytes together. */
function endWhile(
  connections: readonly Connection[],
  bytesOf: (connection: Connection) => number,
  maxBytes: number,
): void {
  let sum = sumOf(connections, bytesOf)
  for (const connection of connections) {
    if (sum <= maxBytes) return
    sum -= bytesOf(connection)
    connection.socket.destroy()
  }
}

function sumOf(
  connections: readonly Connection[],
  bytesOf: (connection: Connection) => number,
): number {
  return connections.reduce((sum, connection) => sum + bytesOf(connection), 0)
}
