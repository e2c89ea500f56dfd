import type { IncomingHttpHeaders } from 'node:http'
import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { answerBatch, type CountMore, refuseLength } from './compat/batches.ts'
import {
  inPlainWords,
  LegacyTransport,
  normaliseMessage,
  type NormalMessage,
  refuseMessage,
  refuseParams,
  restoreId,
} from './compat/messages.ts'
import { MAX_ADDRESS_LENGTH } from '../schemas/limits.ts'
import { rpcError } from './json-rpc.ts'

/** How long a message may take to answer; most take a few milliseconds. */
const DEADLINE_MS = 2_000

/** Carries the request's id through the SDK to the function that makes the server. */
const REQUEST_ID_HEADER = 'x-request-id'

export interface HandlerOptions {
  /** Makes the server that answers one message. */
  createServer: (requestId?: string) => McpServer
  /** Called with errors that are not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
  /** How long a message may take, in milliseconds. */
  deadline?: number
}

/** Answers the parsed body of a POST: a message or a batch, of any revision of the protocol. */
export type McpHandler = (
  body: unknown,
  headers: IncomingHttpHeaders,
  post?: Post,
) => Promise<Response>

interface Post {
  /** Id of the request in the log. */
  requestId?: string | undefined
  /** Counts the further messages of a batch; its errors are passed on. */
  countMore?: CountMore | undefined
}

/**
 * Makes the handler: messages are normalised for the SDK (compat/), which answers them. Those of 2026-07-28, which carry
 * their own metadata, go to its handler; all others to its transport, which can answer as JSON, while the legacy part
 * of that handler only answers in an event stream.
 */
export function createMessageHandler({
  createServer,
  onFailure,
  deadline = DEADLINE_MS,
}: HandlerOptions): McpHandler {
  const serverFor = ({ headers }: Request) =>
    createServer(headers.get(REQUEST_ID_HEADER) ?? undefined)
  const modern = createMcpHandler(
    ({ requestInfo }) => (requestInfo ? serverFor(requestInfo) : createServer()),
    { legacy: 'reject' },
  )

  return async (body, headers, { requestId, countMore } = {}) => {
    const request = sdkRequest(headers, requestId)
    if (!Array.isArray(body)) return answer(normaliseMessage(body), request)
    const refusal = refuseLength(body)
    if (refusal) return refusal
    const messages = body.map(normaliseMessage)
    const sound = messages.filter((each) => !refuseMessage(each)).map(({ message }) => message)
    // Newer revisions have no batches; the SDK refuses them with a reason.
    if (sound.length > 0 && !(await isLegacyRequest(request, sound)))
      return answerSound({ message: sound, id: null, hasPlaceholderId: false }, request)
    return answerBatch(messages, (message) => answer(message, request), countMore)
  }

  async function answer(normal: NormalMessage, request: Request): Promise<Response> {
    return refuseMessage(normal) ?? answerSound(normal, request)
  }

  async function answerSound(normal: NormalMessage, request: Request): Promise<Response> {
    const fail = (status: number, message: string) =>
      rpcError(status, ProtocolErrorCode.InternalError, message, normal.id)
    try {
      const response = askSdk(normal.message, request)
      const late = () => fail(504, 'No answer in time.')
      return await restoreId(normal, await withDeadline(response, deadline, late))
    } catch (error) {
      onFailure(error, request.headers.get(REQUEST_ID_HEADER) ?? undefined)
      return fail(500, 'Internal error')
    }
  }

  async function askSdk(message: unknown, request: Request): Promise<Response> {
    const isLegacy = await isLegacyRequest(request, message)
    const refusal = refuseParams(message, isLegacy)
    if (refusal) return refusal
    if (!isLegacy) return inPlainWords(await modern.fetch(request, { parsedBody: message }))
    const transport = new LegacyTransport()
    await serverFor(request).connect(transport)
    return transport.handleRequest(request, { parsedBody: message })
  }
}

/** Headers that repeat parts of a message since 2026-07-28; the SDK compares them. */
const MIRRORED_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name']

/** More than the longest address has in Base64, which takes four letters for three bytes of UTF-8. */
const MAX_MIRRORED_LENGTH = 5 * MAX_ADDRESS_LENGTH

/**
 * Makes what the SDK reads of a request. As of 2.4.0 it refuses clients that do not accept both JSON and event streams
 * (406), or that omit Content-Type (415); both are set here. A real `Request` would cost more than most answers.
 */
function sdkRequest(given: IncomingHttpHeaders, requestId?: string): Request {
  const headers = new Headers({
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  })
  for (const name of MIRRORED_HEADERS) {
    const value = given[name]
    // What is longer than any name is cut: an error repeats it.
    if (value !== undefined) headers.set(name, value.toString().slice(0, MAX_MIRRORED_LENGTH))
  }
  if (requestId !== undefined) headers.set(REQUEST_ID_HEADER, requestId)
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
 * Waits for an answer until a deadline: as of 2.4.0, the SDK never answers a request that was cancelled, or whose answer
 * could not be sent. A late answer or error is dropped.
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
