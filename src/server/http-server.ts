import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { internalError } from '../core/api-error.ts'
import { errorAnswer, send } from '../core/plain-answer.ts'
import type { ConnectionLimits } from './connections.ts'
import { limitConnections } from './connections.ts'
import { malformedAnswer } from './malformed.ts'
import type { Answer } from './metrics.ts'
import type { RequestHandler } from './request-handler.ts'
import { MAX_FIELDS_BYTES, MAX_TARGET_BYTES, hasLeft } from './request-handler.ts'
import type { UnderWay } from './under-way.ts'
import { trackAnswers } from './under-way.ts'

/** Patience with a client: times in milliseconds, sizes in bytes. */
const OPTIONS: ServerOptions = {
  maxHeaderSize: MAX_TARGET_BYTES + MAX_FIELDS_BYTES,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than the 60 s after which most proxies drop an idle connection, so that they drop it first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  // Node would refuse a missing Host without a body; the handler says what is wrong.
  requireHostHeader: false,
}

/**
 * How long a connection may stand still in the middle of an answer, in milliseconds; then it is closed. Node
 * waits twice as long where the client has taken a part.
 */
const STALL_MS = 30_000

/** The most requests of one connection that wait for their turn: far more than any client sends ahead. */
const MOST_WAITING = 128

/** And of all connections together; each holds some ten kilobytes. */
const MOST_WAITING_IN_ALL = 2_000

/** What is logged and counted for a request whose client left before all of it had come; nothing is sent. */
const CLIENT_LEFT = 499

export interface HttpServerOptions {
  limits: ConnectionLimits
  handle: RequestHandler
  siteUrl: string
  log: Logger
  /** Told of every answer, where answers are counted. */
  onAnswer?: ((answer: Answer) => void) | undefined
}

/** The HTTP server: time limits, what is said of requests that are none, one log line for each answer. */
export function createHttpServer({ handle, limits, siteUrl, log, onAnswer }: HttpServerOptions): {
  server: Server
  underWay: UnderWay
} {
  let requests = 0
  const instance = `${Date.now().toString(36)}${process.pid.toString(36)}-`

  function answer(request: IncomingMessage, response: ServerResponse): void {
    requests += 1
    const id = `${instance}${requests}`
    const startedAt = performance.now()
    response.setTimeout(STALL_MS)
    // Node's parser drops what follows such a request, though nobody here speaks another protocol.
    if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
    const route = handle(request, response, id).catch((error: unknown) => {
      if (!hasLeft(request)) log.error({ id, err: error }, 'a request failed')
      if (response.headersSent) response.destroy()
      else send(request, response, errorAnswer(internalError(), siteUrl))
      return 'unmatched'
    })
    void route.then(() => underWay.endSlowest())
    response.on('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      // Whoever waits for the rest of a body that never comes may wait for ever.
      const answered = hasLeft(request) ? Promise.resolve('unmatched') : route
      void answered.then((known) => {
        const { writableFinished } = response
        const status = !writableFinished && hasLeft(request) ? CLIENT_LEFT : response.statusCode
        // What a person asked, or from where, is never written: the route's pattern stands for the address.
        const answer: Answer = { method: request.method ?? '', route: known, status, ms }
        onAnswer?.(answer)
        log.info(writableFinished ? { id, ...answer } : { id, ...answer, aborted: true })
      })
    })
  }

  const server = createServer(OPTIONS, oneAtATime(answer))
  limitConnections(server, limits)
  const underWay = trackAnswers(server)
  const isAnswering = (socket: Socket) =>
    [...underWay.answers].some(
      ({ req, headersSent, writableFinished }) =>
        req.socket === socket && headersSent && !writableFinished,
    )
  // A client may close its half once it has asked; Node would drop answers that are made later.
  Object.assign(server, { httpAllowHalfOpen: true })
    // An expectation that Node does not know may be ignored (RFC 9110, 10.1.1).
    .on('checkExpectation', (request, response) => server.emit('request', request, response))
    .on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) socket.destroy()
      else {
        socket.write(malformedAnswer(error.code, siteUrl))
        socket.destroySoon()
      }
    })
  return { server, underWay }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

interface Asked {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Answers each connection's requests one after another. Node hands over a whole read of them at once where
 * they were sent without waiting for answers (pipelining, RFC 9112, 9.3.2): the others wait, and meanwhile
 * nothing more is read. A connection that brings one more than may wait ends.
 *
 * @param answer Begins to answer a request; its turn is over when its response closes.
 */
function oneAtATime(answer: Listener): Listener {
  /** What each connection has asked: first what is being answered, then what waits. */
  const lines = new WeakMap<Socket, Asked[]>()
  let waitingInAll = 0

  function lineOf(socket: Socket): Asked[] {
    const known = lines.get(socket)
    if (known) return known
    const line: Asked[] = []
    lines.set(socket, line)
    // A request whose body is no longer wanted has its connection read on.
    socket.on('resume', () => {
      if (line.length > 1) socket.pause()
    })
    return line
  }

  function begin(line: Asked[], { request, response }: Asked): void {
    // Other connections have their turn in between.
    response.once('close', () => setImmediate(proceed, line, request.socket))
    answer(request, response)
  }

  function proceed(line: Asked[], socket: Socket): void {
    line.shift()
    const [next] = line
    if (!next) return
    waitingInAll -= socket.destroyed ? line.length : 1
    if (socket.destroyed) line.length = 0
    else {
      if (line.length === 1) socket.resume()
      begin(line, next)
    }
  }

  return (request, response) => {
    const { socket } = request
    const line = lineOf(socket)
    const isBusy = line.length > 0
    if (isBusy && (line.length > MOST_WAITING || waitingInAll >= MOST_WAITING_IN_ALL)) {
      socket.destroy()
      return
    }
    line.push({ request, response })
    if (isBusy) {
      waitingInAll += 1
      socket.pause()
    } else begin(line, { request, response })
  }
}
