/** What connections may ask of the server: how many there are, one answer at a time, how much waits to be taken. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { clientAddress, isTrusted } from '../api/client-address.ts'

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
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? ''
    if (isTrusted(peer, trustedProxies)) return
    const client = clientAddress(peer, undefined, trustedProxies)
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

/** The most requests of one connection that wait for their turn: far more than any client sends ahead. */
const MOST_WAITING = 128

/** And of all connections together; each holds some ten kilobytes. */
const MOST_WAITING_IN_ALL = 2_000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A connection and what it has asked. */
interface Line {
  isBusy: boolean
  waiting: { request: IncomingMessage; response: ServerResponse }[]
}

/**
 * Answers each connection's requests one after another. Node hands over a whole read of them at once where
 * they were sent without waiting for answers (pipelining, RFC 9112, 9.3.2): the others wait, and meanwhile
 * nothing more is read. A connection that brings one more than may wait ends.
 *
 * @param answer Begins to answer a request; its turn is over when its response closes.
 */
export function oneAtATime(answer: Listener): Listener {
  const lines = new WeakMap<Socket, Line>()
  let waitingInAll = 0

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket)
    if (known) return known
    const line: Line = { isBusy: false, waiting: [] }
    lines.set(socket, line)
    // A request whose body is no longer wanted has its connection read on.
    socket.on('resume', () => {
      if (line.waiting.length > 0) socket.pause()
    })
    return line
  }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true
    // Other connections have their turn in between.
    response.once('close', () => setImmediate(() => proceed(line, request.socket)))
    answer(request, response)
  }

  function proceed(line: Line, socket: Socket): void {
    line.isBusy = false
    if (socket.destroyed) {
      waitingInAll -= line.waiting.length
      line.waiting = []
      return
    }
    const next = line.waiting.shift()
    if (!next) return
    waitingInAll -= 1
    if (line.waiting.length === 0) socket.resume()
    begin(line, next.request, next.response)
  }

  return (request, response) => {
    const { socket } = request
    const line = lineOf(socket)
    if (!line.isBusy) begin(line, request, response)
    else if (line.waiting.length >= MOST_WAITING || waitingInAll >= MOST_WAITING_IN_ALL)
      socket.destroy()
    else {
      line.waiting.push({ request, response })
      waitingInAll += 1
      socket.pause()
    }
  }
}

/**
 * The most of answers that waits for clients to take it, over all connections, as streams count it: in bytes, or
 * in characters of texts, which take two bytes each. A connection has one answer at a time, of 1 MB at most.
 */
const MOST_UNTAKEN_BYTES = 16 * 1024 * 1024

/** How often they are counted beside after each answer, in milliseconds: streams grow in between. */
const COUNT_MS = 100

/** The answers that a server has under way. */
export interface UnderWay {
  /** By when they were asked for; those that wait for their turn are among them. */
  answers: ReadonlySet<ServerResponse>
  /** Ends connections, the one that has waited longest first, while too much waits to be taken. */
  endSlowest: () => void
}

/** Keeps the answers that a server has under way. */
export function trackAnswers(server: Server, mostBytes = MOST_UNTAKEN_BYTES): UnderWay {
  const answers = new Set<ServerResponse>()

  function endSlowest(): void {
    const waiting = [...answers].filter(({ writableLength }) => writableLength > 0)
    let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const response of waiting) {
      if (bytes <= mostBytes) return
      bytes -= response.writableLength
      response.destroy()
    }
  }

  server.prependListener('request', (_request, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })
  setInterval(endSlowest, COUNT_MS).unref()
  return { answers, endSlowest }
}
