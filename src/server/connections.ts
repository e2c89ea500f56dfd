import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { clientKey, isTrusted } from '../api/client-address.ts'
import { MAX_BODY_BYTES, MAX_CHUNKS } from '../schemas/limits.ts'
import { dropAfterChunks, parserOf, stopWhenDestroyed } from './parser.ts'
import { fieldsLengthOf } from './request.ts'

/** Open connections of all clients; the memory of a small server has no room for more. */
const MAX_CONNECTIONS = 4096

/** Pipelined requests of one connection; clients send far fewer. */
const MAX_PIPELINED = 128

/** Pipelined requests of all connections together, in bytes as sent, each with `REQUEST_OVERHEAD_BYTES` more. */
const MAX_PIPELINED_BYTES = 2 * 1024 * 1024

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

/** Memory that a waiting request takes besides its bytes. */
const REQUEST_OVERHEAD_BYTES = 1024

/** How often the last two bounds are checked; unread answers also whenever one was written and not read at once. */
const CHECK_INTERVAL_MS = 100

export interface ConnectionLimits {
  /** Open connections of one client address. */
  perAddress: number
  /** Proxies, to which that limit does not apply. */
  trustedProxies: BlockList
  /** Bound of unread answers of all connections. */
  maxUnsentBytes?: number
}

interface Connection {
  socket: Socket
  /** The client whose connection it is, or the proxy. */
  client: string
  /** Unfinished answers: the first is being given, the others are of pipelined requests. */
  responses: ServerResponse[]
  /** Lengths of their requests, in bytes. */
  lengths: number[]
  /** Received bytes that belong to answered requests. */
  finishedBytes: number
  /** Whether a request has begun whose headers are not complete. */
  isReceivingHead: boolean
  /** When the first of them began. */
  beganAt: number
}

export interface Connections {
  /** The unfinished answers of a connection, in the order of its requests. */
  responsesOf: (socket: Socket) => readonly ServerResponse[]
  /** The last unfinished answer of each connection. */
  lastResponses: () => ServerResponse[]
  /** Ends connections while too much is unread, those whose answer began first before others. */
  endSlowest: () => void
}

/**
 * Answers each connection's requests in order, and bounds what clients can make grow. Node emits pipelined requests
 * (RFC 9112, 9.3.2) all at once; here they wait for the answer before theirs, and meanwhile the connection is paused. It
 * ends if too many wait.
 *
 * @param answer Starts to answer a request; the next one starts when its response closes.
 */
export function manageConnections(
  server: Server,
  { perAddress, trustedProxies, maxUnsentBytes = MAX_UNSENT_BYTES }: ConnectionLimits,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Connections {
  const connections = new Map<Socket, Connection>()
  const perClient = new Map<string, number>()
  let pipelinedBytes = 0

  function open(socket: Socket): void {
    // raw-target.ts emits a connection again to parse a request anew.
    const known = connections.get(socket)
    if (known) {
      known.finishedBytes = socket.bytesRead - socket.readableLength
      followParser(known)
      return
    }
    const connection: Connection = {
      socket,
      client: clientKey(socket.remoteAddress ?? ''),
      responses: [],
      lengths: [],
      finishedBytes: 0,
      isReceivingHead: false,
      beganAt: 0,
    }
    const { responses } = connection
    connections.set(socket, connection)
    followParser(connection)
    socket.once('close', () => {
      connections.delete(socket)
      // Pipelined requests of a closed connection are never answered.
      for (const length of connection.lengths.slice(1))
        pipelinedBytes -= REQUEST_OVERHEAD_BYTES + length
      responses.length = 0
      connection.lengths.length = 0
    })
    // Node resumes a connection to drop a body that nobody reads.
    socket.on('resume', () => {
      if (responses.length > 1) socket.pause()
    })
    countAddress(connection)
  }

  function countAddress({ socket, client }: Connection): void {
    if (isTrusted(socket.remoteAddress ?? '', trustedProxies)) return
    const count = (perClient.get(client) ?? 0) + 1
    perClient.set(client, count)
    socket.once('close', () => {
      const left = (perClient.get(client) ?? 1) - 1
      if (left === 0) perClient.delete(client)
      else perClient.set(client, left)
    })
    if (count > perAddress) socket.destroy()
  }

  function onRequest({ socket, headers }: IncomingMessage, response: ServerResponse): void {
    const connection = connections.get(socket)
    if (!connection) return
    connection.isReceivingHead = false
    const { responses, lengths } = connection
    const isPipelined = responses.length > 0
    if (isPipelined && (responses.length > MAX_PIPELINED || pipelinedBytes > MAX_PIPELINED_BYTES)) {
      socket.destroy()
      return
    }
    // One more than are allowed, by which the body is refused (api/json-body.ts); it is the last of its connection.
    if ('transfer-encoding' in headers) dropAfterChunks(socket, MAX_CHUNKS + 1)
    const length = lengthOf(response.req)
    responses.push(response)
    lengths.push(length)
    if (isPipelined) {
      pipelinedBytes += REQUEST_OVERHEAD_BYTES + length
      socket.pause()
    } else begin(connection, response)
  }

  function begin(connection: Connection, response: ServerResponse): void {
    connection.beganAt = performance.now()
    response.on('close', () => proceed(connection))
    answer(response.req, response)
  }

  function proceed(connection: Connection): void {
    const { socket, responses, lengths } = connection
    const [, next] = responses
    connection.finishedBytes += lengths.shift() ?? 0
    // Computed lengths lack the spaces around values, of which there may be thousands.
    if (!next && isWhole(connection)) connection.finishedBytes = socket.bytesRead
    responses.shift()
    if (!next) return
    pipelinedBytes -= REQUEST_OVERHEAD_BYTES + (lengths[0] ?? 0)
    // Lets other connections have their turn first.
    setImmediate(() => {
      if (responses[0] !== next) return
      if (responses.length === 1) socket.resume()
      begin(connection, next)
    })
  }

  function endSlowest(): void {
    const withUnsent = [...connections.values()].filter(unsentBytes)
    endWhile(
      withUnsent.sort((a, b) => a.beganAt - b.beganAt),
      unsentBytes,
      maxUnsentBytes,
    )
  }

  /**
   * Ends connections while their incomplete requests, which Node's parser keeps, are too many bytes: those of the client
   * that has sent most first, however small each of them is.
   */
  function endLargest(): void {
    function unfinishedBytes(connection: Connection): number {
      if (isWhole(connection)) return 0
      const { socket, finishedBytes, responses, lengths } = connection
      const [[first], [length = 0]] = [responses, lengths]
      const complete = first?.req.complete ? length : 0
      return Math.max(0, socket.bytesRead - finishedBytes - complete)
    }
    const unfinished = [...connections.values()].filter(unfinishedBytes)
    const ofClients = Map.groupBy(unfinished, ({ client }) => client)
    const sumOf = (own: readonly Connection[]) =>
      own.reduce((sum, connection) => sum + unfinishedBytes(connection), 0)
    const largestFirst = [...ofClients.values()]
      .sort((a, b) => sumOf(b) - sumOf(a))
      .flatMap((own) => own.sort((a, b) => unfinishedBytes(b) - unfinishedBytes(a)))
    endWhile(largestFirst, unfinishedBytes, MAX_UNFINISHED_BYTES)
  }

  server.maxConnections = MAX_CONNECTIONS
  server.on('connection', open).on('request', onRequest)
  setInterval(() => {
    endSlowest()
    endLargest()
  }, CHECK_INTERVAL_MS).unref()
  return {
    responsesOf: (socket) => connections.get(socket)?.responses ?? [],
    lastResponses: () =>
      [...connections.values()].flatMap(({ responses }) => responses.at(-1) ?? []),
    endSlowest,
  }
}

/**
 * The length of a request on the wire in bytes, without optional white space. A chunked body is not counted, since its
 * request is the last on a connection (http-server.ts).
 */
function lengthOf({ method = '', url = '', rawHeaders, headers }: IncomingMessage): number {
  const line = `${method} ${url} HTTP/1.1\r\n`
  const end = '\r\n'
  // A longer body is never read whole; and sums of numbers up to 2 ** 64 would not be exact.
  const body = Math.min(Number(headers['content-length'] ?? 0), MAX_BODY_BYTES)
  return line.length + fieldsLengthOf(rawHeaders) + end.length + body
}

/** Follows where a connection's requests begin, and lets no more be read of one that has ended. */
function followParser(connection: Connection): void {
  const { socket } = connection
  const parser = parserOf(socket)
  if (parser) parser[parser.constructor.kOnMessageBegin] = () => (connection.isReceivingHead = true)
  stopWhenDestroyed(socket)
}

/** Whether all that a connection has sent are complete requests. */
function isWhole({ isReceivingHead, responses }: Connection): boolean {
  return !isReceivingHead && (responses.at(-1)?.req.complete ?? true)
}

function unsentBytes({ responses: [first] }: Connection): number {
  return first?.writableLength ?? 0
}

/** Ends connections in the given order until the rest have at most so many bytes together. */
function endWhile(
  connections: readonly Connection[],
  bytesOf: (connection: Connection) => number,
  maxBytes: number,
): void {
  let sum = connections.reduce((all, connection) => all + bytesOf(connection), 0)
  for (const connection of connections) {
    if (sum <= maxBytes) return
    sum -= bytesOf(connection)
    connection.socket.destroy()
  }
}
