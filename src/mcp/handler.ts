import type { IncomingHttpHeaders } from 'node:http'
import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { answerBatch, type CountMore, refuseLongBatch } from './compat/batches.ts'
import {
  inPlainWords,
  LegacyTransport,
  normaliseMessage,
  type NormalMessage,
  refuseInitialize,
  refuseManyValues,
  refuseNoMessage,
  refuseToolCall,
  restoreId,
} from './compat/messages.ts'
import { rpcError } from './json-rpc.ts'

/**
 * How long a message may take, in milliseconds. Every answer here takes a few, and what is asked meanwhile waits
 * in the same queue.
 */
const DEADLINE = 2_000

/** In which the SDK hands the id of a request on to whoever makes its server. */
const REQUEST_ID = 'x-request-id'

export interface HandlerOptions {
  /** Makes the server that answers one message. */
  createServer: (requestId?: string) => McpServer
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
  /** How long a message may take, in milliseconds. */
  deadline?: number
}

/** Answers the parsed body of a POST, a message or a batch, whatever revision of the protocol it speaks. */
export type McpHandler = (
  body: unknown,
  headers: IncomingHttpHeaders,
  post?: Post,
) => Promise<Response>

interface Post {
  /** What the log calls it. */
  requestId?: string | undefined
  /** Counts what a batch holds beyond one message; what it throws is thrown. */
  countMore?: CountMore
}

/**
 * Makes the handler: a body is brought into the form that the SDK takes (compat/), then the SDK answers.
 * Messages that carry their own metadata (2026-07-28) go to its handler; all others to its transport, which,
 * unlike the legacy half of that handler, can answer as JSON rather than in an event stream.
 */
export function createMessageHandler({
  createServer,
  onFailure,
  deadline = DEADLINE,
}: HandlerOptions): McpHandler {
  const serverFor = ({ headers }: Request) => createServer(headers.get(REQUEST_ID) ?? undefined)
  const modern = createMcpHandler(
    ({ requestInfo }) => (requestInfo ? serverFor(requestInfo) : createServer()),
    { legacy: 'reject' },
  )

  return async (body, headers, { requestId, countMore } = {}) => {
    const request = sdkRequest(headers, requestId)
    if (!Array.isArray(body)) return answer(normaliseMessage(body), request)
    const refusal = refuseLongBatch(body)
    if (refusal) return refusal
    const messages = body.map(normaliseMessage)
    const batch = messages.map(({ message }) => message)
    // What is no batch of an older revision is refused by the SDK, which says why.
    if (!(await isLegacyRequest(request, batch)))
      return modern.fetch(request, { parsedBody: batch })
    return answerBatch(messages, (message) => answer(message, request), countMore)
  }

  async function answer(normal: NormalMessage, request: Request): Promise<Response> {
    const refusal = refuseManyValues(normal) ?? refuseNoMessage(normal)
    if (refusal) return refusal
    const fail = (status: number, message: string) =>
      rpcError(status, ProtocolErrorCode.InternalError, message, normal.id)
    try {
      const response = askSdk(normal.message, request)
      const late = () => fail(504, 'No answer in time.')
      return await restoreId(normal, await withDeadline(response, deadline, late))
    } catch (error) {
      onFailure(error, request.headers.get(REQUEST_ID) ?? undefined)
      return fail(500, 'Internal error')
    }
  }

  async function askSdk(message: unknown, request: Request): Promise<Response> {
    const isLegacy = await isLegacyRequest(request, message)
    const refusal = refuseToolCall(message) ?? (isLegacy ? refuseInitialize(message) : undefined)
    if (refusal) return refusal
    if (!isLegacy) return inPlainWords(await modern.fetch(request, { parsedBody: message }))
    const transport = new LegacyTransport()
    await serverFor(request).connect(transport)
    return transport.handleRequest(request, { parsedBody: message })
  }
}

/** Header fields that repeat parts of a message since 2026-07-28; the SDK checks that they agree. */
const REPEATED = ['mcp-protocol-version', 'mcp-method', 'mcp-name']

/**
 * What the SDK reads of a request. As of 2.4.0 it refuses a client that does not accept both JSON and an event stream
 * (406), or that forgets a Content-Type (415); neither matters here. A request of the web itself would cost more than
 * most answers, for a body and a signal that nobody reads.
 */
function sdkRequest(given: IncomingHttpHeaders, requestId?: string): Request {
  const headers = new Headers({
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  })
  for (const name of REPEATED) {
    const value = given[name]
    if (value !== undefined) headers.set(name, value.toString())
  }
  if (requestId !== undefined) headers.set(REQUEST_ID, requestId)
  const request = {
    method: 'POST',
    headers,
    get signal() {
      return new AbortController().signal
    },
  }
  return request as Request
}

/**
 * Waits for an answer, but not for ever: as of 2.4.0 the SDK leaves a request unanswered that was cancelled,
 * or whose answer could not be sent. What comes too late, also a failure, is dropped.
 */
async function withDeadline(
  answer: Promise<Response>,
  milliseconds: number,
  onLate: () => Response,
): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<Response>()
  const timer = setTimeout(() => resolve(onLate()), milliseconds)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
