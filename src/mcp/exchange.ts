import type { McpServer } from '@modelcontextprotocol/server'
import { classifyInboundRequest, createMcpHandler } from '@modelcontextprotocol/server'
import { answerBatch, refuseMember } from './batch.ts'
import { withDeadline } from './deadline.ts'
import { HANDSHAKE_VERSIONS } from './identity.ts'
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
    if (isPlainlyLegacy(message, version) || isLegacy(message, version))
      return mendAnswer(await answerLegacy(message, version), hasNullId)
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
    // Whoever has been answered needs no closing: it would cost as much as the answer.
    const giveUp = (status: number, reason: string) => {
      void server.close()
      return rpcError({ status, code: INTERNAL_ERROR, message: reason, id })
    }
    try {
      await server.connect(transport)
      return await withDeadline(
        transport.handleRequest(legacyRequest(version), { parsedBody: message }),
        deadline,
        () => giveUp(504, 'No answer in time.'),
      )
    } catch (error) {
      onFailure(error)
      return giveUp(500, 'Internal error')
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

/** Whether the SDK takes a message for one of the revisions that begin with initialize. */
function isLegacy(message: unknown, version: string | null): boolean {
  const { kind } = classifyInboundRequest({
    httpMethod: 'POST',
    body: message,
    ...(version !== null && { protocolVersionHeader: version }),
  })
  return kind === 'legacy'
}

/** The same for the commonest messages, without the SDK's schemas: nothing in them says otherwise. */
function isPlainlyLegacy(message: unknown, version: string | null): boolean {
  if (version !== null && !HANDSHAKE_VERSIONS.includes(version)) return false
  if (typeof message !== 'object' || message === null) return false
  const { jsonrpc, method, id, params } = message as Record<string, unknown>
  const isRequest =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (typeof id === 'string' || Number.isSafeInteger(id))
  const hasMetadata = typeof params === 'object' && params !== null && '_meta' in params
  return isRequest && !hasMetadata
}

/** What a legacy exchange looks at is the same for all messages of a version. */
const legacyRequests = new Map(
  [null, ...HANDSHAKE_VERSIONS].map((version) => [version, versionedRequest(version)]),
)

function legacyRequest(version: string | null): Request {
  return legacyRequests.get(version) ?? versionedRequest(version)
}

function versionedRequest(version: string | null): Request {
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
