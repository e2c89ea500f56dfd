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
import { type ConnectionLimits, Connections } from './connections.ts'
import { closeLingering } from './lingering-close.ts'
import { connectRefusal, malformedResponse, overTheWire } from './malformed.ts'
import type { RequestRecord } from './metrics.ts'
import { readRawTarget } from './raw-target.ts'
import { readRequest } from './request.ts'
import type { RequestHandler } from './request-handler.ts'

/** Times are in milliseconds, sizes in bytes. */
const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: MAX_TARGET_BYTES + MAX_FIELDS_BYTES,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Most proxies close an idle connection after 60 s, and should do so before the server does.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  // Node's own answer to a missing Host has no body; request.ts explains what is wrong.
  requireHostHeader: false,
}

/**
 * A connection without any traffic in the middle of a request or an answer is closed after this time. Node waits twice
 * as long if the client has read a part.
 */
const STALL_MS = 30_000

/** After a request with more bytes of target and header fields, the connection is closed. */
const MAX_KEPT_ALIVE_BYTES = 8 * 1024

/** Logged and counted, never sent, if the client left before the answer (nginx's status for it). */
const CLIENT_CLOSED_REQUEST = 499

export interface HttpServerOptions {
  limits: ConnectionLimits
  handle: RequestHandler
  service: Pick<Service, 'catalogue' | 'clientOf' | 'turns'>
  log: Logger
  /** Called with every answer, if metrics are on. */
  onAnswer?: ((record: RequestRecord) => void) | undefined
}

/** Makes the HTTP server: time limits, answers to malformed requests, one log line for each answer. */
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
    // Node's parser drops what follows an upgrade, which is ignored here; the length of a chunked body with trailers
    // is unknown to connections.ts; and a long request stays in memory until the next one comes.
    if (headers.upgrade !== undefined || isInChunks || request.length > MAX_KEPT_ALIVE_BYTES)
      response.setHeader('Connection', 'close')
    else if (Number(headers['content-length'] ?? 0) > 0) keepAliveOnceRead(incoming, response)
    if ('content-length' in headers || isInChunks) closeLingering(response)
    // Until the body is read, or dropped after the answer.
    if (isInChunks) incoming.socket.pause()
    void handle(request, response)
      .catch((err: unknown) => {
        if (!hasLeft(incoming)) log.error({ id, err }, 'a request failed')
        if (response.headersSent) response.destroy()
        else send(response, errorResponse(internalError(), siteUrl))
      })
      .then(() => {
        // A body that no handler reads is not kept until the client has read the answer.
        if (incoming.readableFlowing === null) incoming.resume()
        if (response.writableLength > 0) connections.endSlowest()
      })
    response.on('close', () => {
      const { method, route } = request
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST
      report(id, { method, route, status, ms }, response.writableFinished)
    })
  }

  const server = createServer(SERVER_OPTIONS)
  server.setTimeout(STALL_MS)
  const connections = new Connections(server, limits, answer)
  const refused = new WeakSet<Socket>()
  /** The last unfinished answer of a connection, except to a request whose body is being read, which may yet be refused. */
  const lastAnswer = (socket: Socket) =>
    connections.responsesOf(socket).findLast(({ req, headersSent }) => req.complete || headersSent)
  /** Answers what could not be parsed, after the answers before it; logged with 0 ms, since its start is unknown. */
  function refuse(socket: Socket, answer: TextResponse, method = ''): void {
    // Node tells of a mistake anew with each packet that follows.
    if (refused.has(socket)) return
    refused.add(socket)
    const before = lastAnswer(socket)
    if (before?.req.complete && socket.writable) {
      socket.pause()
      before.once('close', () => socket.destroySoon())
    } else if (before || !socket.writable) socket.destroy()
    else {
      socket.write(overTheWire(answer))
      socket.destroySoon()
      report(newId(), { method, route: 'unmatched', status: answer.status, ms: 0 }, true)
    }
  }
  // A client may half-close once it has sent its request; by default, Node would then drop the answer.
  Object.assign(server, { httpAllowHalfOpen: true, maxHeadersCount: MAX_FIELDS })
    // Unknown expectations may be ignored (RFC 9110, 10.1.1).
    .on('checkExpectation', (request, response) => server.emit('request', request, response))
    .on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ECONNRESET') socket.destroy()
      else if (lastAnswer(socket) || !readRawTarget(server, socket, error))
        refuse(socket, malformedResponse(error.code, siteUrl))
    })
    .on('connect', (_request, socket: Socket) => {
      // Node has removed its own listeners.
      socket.on('error', () => socket.destroy()).on('timeout', () => socket.destroy())
      refuse(socket, connectRefusal(siteUrl), 'CONNECT')
    })
  return { server, connections }
}

/**
 * An answer to a request whose body was not read whole is the last of its connection (RFC 9112, 9.3): behind a proxy the
 * next request may be another client's, and must not follow what this one still sends.
 */
function keepAliveOnceRead(incoming: IncomingMessage, response: ServerResponse): void {
  const { shouldKeepAlive } = response
  response.shouldKeepAlive = false
  incoming.once('end', () => (response.shouldKeepAlive = shouldKeepAlive))
}

/** Whether a client left before its request was complete, which is no failure of the service. */
function hasLeft({ complete, socket }: IncomingMessage): boolean {
  return !complete && socket.destroyed
}
