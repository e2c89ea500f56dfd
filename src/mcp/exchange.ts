import type { McpServer } from '@modelcontextprotocol/server'
import { classifyInboundRequest, createMcpHandler } from '@modelcontextprotocol/server'
import { answerBatch, refuseMember } from './batch.ts'
import { withDeadline } from './deadline.ts'
import { LegacyTransport } from './legacy-transport.ts'
import { mendAnswer, mendMessage } from './mend-message.ts'
import type { RequestId } from './rpc-error.ts'
import { INTERNAL_ERROR, INVALID_REQUEST, rpcError } from './rpc-error.ts'

/** How long a request may take, in milliseconds; every answer here takes a few at most. */
const DEADLINE = 10_000

export interface ExchangeOptions {
  /** Makes the server that answers one request. */
  createServer: () => McpServer
  /** Told of every failure that is not the client's. */
  onFailure: (error: unknown) => void
  /** How long a request may take, in milliseconds. */
  deadline?: number
}

/** Answers a parsed body of a POST, whatever revision of the protocol it speaks. */
export type Exchange = (body: unknown, headers: Headers) => Promise<Response>

/**
 * Makes the exchange. Requests that carry their own metadata (2026-07-28) go to the SDK's handler; all
 * others to a transport that, unlike that handler's own, answers as JSON rather than in an event stream.
 */
export function createExchange({
  createServer,
  onFailure,
  deadline = DEADLINE,
}: ExchangeOptions): Exchange {
  const modern = createMcpHandler(createServer, { legacy: 'reject' })

  async function answerOne(given: unknown, headers: Headers, inBatch: boolean): Promise<Response> {
    const { message, hasNullId } = mendMessage(given)
    const version = headers.get('mcp-protocol-version')
    const route = classifyInboundRequest({
      httpMethod: 'POST',
      body: message,
      ...(version !== null && { protocolVersionHeader: version }),
    })
    if (route.kind === 'legacy') return mendAnswer(await answerLegacy(message, version), hasNullId)
    if (inBatch) return refuseMember()
    return mendAnswer(
      await modern.fetch(modernRequest(headers), { parsedBody: message }),
      hasNullId,
    )
  }

  async function answerLegacy(message: unknown, version: string | null): Promise<Response> {
    const server = createServer()
    const transport = new LegacyTransport()
    const id = idOf(message)
    try {
      await server.connect(transport)
      return await withDeadline(
        transport.handleRequest(legacyRequest(version), { parsedBody: message }),
        deadline,
        () => rpcError({ status: 504, code: INTERNAL_ERROR, message: 'No answer in time.', id }),
      )
    } catch (error) {
      onFailure(error)
      return rpcError({ status: 500, code: INTERNAL_ERROR, message: 'Internal error', id })
    } finally {
      await server.close()
    }
  }

  return async (body, headers) => {
    if (typeof body !== 'object' || body === null)
      return rpcError({ status: 400, code: INVALID_REQUEST, message: 'The body is no message.' })
    return Array.isArray(body)
      ? answerBatch(body, (message) => answerOne(message, headers, true))
      : answerOne(body, headers, false)
  }
}

function legacyRequest(version: string | null): Request {
  return postRequest(version === null ? [] : [['mcp-protocol-version', version]])
}

/** Revisions from 2026-07-28 on repeat parts of the message in headers, which must agree with it. */
function modernRequest(headers: Headers): Request {
  return postRequest([...headers].filter(([name]) => name.startsWith('mcp-')))
}

/**
 * The request as the SDK wants it. A client that forgets a Content-Type, or does not accept an event
 * stream that it would never be sent, is answered all the same.
 */
function postRequest(headers: [name: string, value: string][]): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    headers: [
      ['accept', 'application/json, text/event-stream'],
      ['content-type', 'application/json'],
      ...headers,
    ],
  })
}

function idOf(message: unknown): RequestId {
  const { id } = message as { id?: unknown }
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
