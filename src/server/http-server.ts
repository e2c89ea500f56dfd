import {
  createServer,
  type IncomingMessage,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { internalError } from '../core/api-error.ts'
import { errorResponse, send, type TextResponse } from '../core/response.ts'
import { MAX_FIELDS, MAX_FIELDS_BYTES, MAX_TARGET_BYTES } from '../schemas/limits.ts'
import type { Service } from '../service.ts'
import { type ConnectionLimits, manageConnections } from './connections.ts'
import { closeLingering } from './lingering-close.ts'
import { connectRefusal, malformedResponse, overTheWire } from './malformed.ts'
import type { RequestRecord } from './metrics.ts'
import { rawTargetReader } from './raw-target.ts'
import { readRequest } from './request.ts'
import type { RequestHandler } from './request-handler.ts'

/** Patience with a client: times in milliseconds, sizes in bytes. */
const SERVER_OPTIONS: ServerOptions = {
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
 * How long a connection may stand still in the middle of a request or an answer, in milliseconds; then it is closed.
 * Node waits twice as long where the client has taken a part.
 */
const STALL_MS = 30_000

/** A request whose target and header fields are longer, in bytes, is the last of its connection. */
const LONGEST_KEPT = 8 * 1024

/** What is logged and counted for a request whose client left before it was answered; nothing is sent. */
const CLIENT_LEFT = 499

export interface HttpServerOptions {
  limits: ConnectionLimits
  handle: RequestHandler
  service: Pick<Service, 'catalogue' | 'clientOf'>
  log: Logger
  /** Told of every answer, where answers are counted. */
  onAnswer?: ((record: RequestRecord) => void) | undefined
}

/** The HTTP server: time limits, answers to requests that are none, one log line for each answer. */
export function createHttpServer({ handle, limits, service, log, onAnswer }: HttpServerOptions) {
  const { siteUrl } = service.catalogue
  let requests = 0
  const instance = `${Date.now().toString(36)}${process.pid.toString(36)}-`
  const newId = () => `${instance}${(requests += 1)}`

  function report(id: string, record: RequestRecord, isWhole: boolean): void {
    onAnswer?.(record)
    log.info(isWhole ? { id, ...record } : { id, ...record, aborted: true })
  }

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now()
    const id = newId()
    const request = readRequest(incoming, id, service)
    const { headers } = incoming
    const isInChunks = 'transfer-encoding' in headers
    // Node's parser drops what follows an upgrade, though nobody here speaks another protocol; where chunks and
    // their trailers end, which the parser keeps until then, nobody can count; and what is long it keeps until the
    // next request comes.
    if (headers.upgrade !== undefined || isInChunks || request.length > LONGEST_KEPT)
      response.setHeader('Connection', 'close')
    if ('content-length' in headers || isInChunks) closeLingering(response)
    void handle(request, response)
      .catch((err: unknown) => {
        if (!hasLeft(incoming)) log.error({ id, err }, 'a request failed')
        if (response.headersSent) response.destroy()
        else send(response, errorResponse(internalError(), siteUrl))
      })
      .then(() => {
        if (response.writableLength > 0) connections.endSlowest()
      })
    response.on('close', () => {
      const { method, route } = request
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const status = response.headersSent ? response.statusCode : CLIENT_LEFT
      report(id, { method, route, status, ms }, response.writableFinished)
    })
  }

  const server = createServer(SERVER_OPTIONS)
  server.setTimeout(STALL_MS)
  const connections = manageConnections(server, limits, answer)
  const readRawTarget = rawTargetReader(server)
  /** The last answer that a connection waits for or has a part of. One whose body is still being read does not count: it may be refused. */
  const lastAnswer = (socket: Socket) =>
    connections
      .answersOf(socket)
      .findLast(
        ({ req, headersSent, writableFinished }) =>
          (req.complete || headersSent) && !writableFinished,
      )
  /** When such a request began is not known. */
  function refuse(socket: Socket, answer: TextResponse, method = ''): void {
    const before = lastAnswer(socket)
    if (before?.req.complete && socket.writable) before.once('finish', () => socket.destroySoon())
    else if (before || !socket.writable) socket.destroy()
    else {
      socket.write(overTheWire(answer))
      socket.destroySoon()
      report(newId(), { method, route: 'unmatched', status: answer.status, ms: 0 }, true)
    }
  }
  // A client may close its half once it has asked; Node would drop answers that are made later. A thousand fields
  // it would refuse before anybody could count the request.
  Object.assign(server, { httpAllowHalfOpen: true, maxHeadersCount: MAX_FIELDS })
    // An expectation that Node does not know may be ignored (RFC 9110, 10.1.1).
    .on('checkExpectation', (request, response) => server.emit('request', request, response))
    .on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ECONNRESET') socket.destroy()
      else if (lastAnswer(socket) || !readRawTarget(socket, error))
        refuse(socket, malformedResponse(error.code, siteUrl))
    })
    .on('connect', (_request, socket: Socket) => {
      // Node has taken its own listener away.
      socket.on('error', () => socket.destroy())
      refuse(socket, connectRefusal(siteUrl), 'CONNECT')
    })
  return { server, connections }
}

/** Whether a client is gone before all of its request had come: that is no failure of ours. */
function hasLeft({ complete, socket }: IncomingMessage): boolean {
  return !complete && socket.destroyed
}
