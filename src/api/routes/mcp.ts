import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError } from '../../core/api-error.ts'
import type { Turns } from '../../core/fair-queue.ts'
import { JSON_TYPE, NO_CACHING, PRIVATE_CACHING } from '../../core/http.ts'
import { readyJson } from '../../core/ready-json.ts'
import { ERROR_HEADERS, type PlainResponse } from '../../core/response.ts'
import { dnsRebindingCheck } from '../../mcp/dns-rebinding.ts'
import type { McpHandler } from '../../mcp/handler.ts'
import { errorBody, rpcError } from '../../mcp/json-rpc.ts'
import { ErrorBody, type ErrorCode } from '../../schemas/error.ts'
import { MAX_MESSAGES } from '../../schemas/limits.ts'
import { RpcAnswer, RpcMessages, RpcResponse, RpcStream } from '../../schemas/json-rpc.ts'
import { ServerCard } from '../../schemas/server-card.ts'
import type { Route } from '../route.ts'
import { BODY_ERRORS, parseJson, withBody } from '../json-body.ts'
import { COMMON_HEADERS, describeHeaders } from '../openapi-headers.ts'
import { jsonContent, noStoreResponses, readResponses } from '../openapi-responses.ts'
import { replyRead } from '../reply.ts'

export interface McpRouteOptions {
  siteUrl: string
  /** Further host names at which it answers (ALLOWED_HOSTS). */
  allowedHosts?: readonly string[]
  mcp: McpHandler
  turns: Turns
}

/** The hint of the 405 that people get who open the endpoint in a browser. */
export const mcpMethodHint = (siteUrl: string) =>
  `This address is for MCP clients, which POST to it. To connect an assistant, give it ${siteUrl}${PATHS.mcp}; ${siteUrl}${PATHS.connect} says how.`

/** POST /api/mcp: the Model Context Protocol over Streamable HTTP. */
export function mcpRoute({ siteUrl, allowedHosts, mcp, turns }: McpRouteOptions): Route {
  const checkHost = dnsRebindingCheck(siteUrl, allowedHosts)
  const answer = withBody(
    turns,
    async ({ requestId, incoming, countMore }, body) =>
      // The request itself was counted; each further message of a batch counts as another one.
      toPlainResponse(await mcp(parseJson(body), incoming.headers, { requestId, countMore })),
    isBatch,
  )
  return {
    description: MESSAGES,
    handle: (request) => {
      const refusal = checkHost(request.incoming.headers)
      return refusal ? toPlainResponse(refusal) : answer(request).catch(refuseBody)
    },
  }
}

/** GET /api/mcp/server-card: describes the server to clients that have not connected yet. */
export function cardRoute(card: ServerCard): Route {
  return { description: CARD, handle: (request) => replyRead(request, readyJson(card), CARD_TYPE) }
}

/** Whether a body is a JSON array: a batch is costly even if it is short. */
function isBatch(body: Uint8Array): boolean {
  const first = body.find((byte) => byte > 0x20)
  return first === '['.charCodeAt(0)
}

/** Converts a `Response`. */
async function toPlainResponse(
  answer: Response,
  headers: Record<string, string> = PRIVATE_CACHING,
): Promise<PlainResponse> {
  const given = answer.headers.get('Content-Type')
  const type = given === 'application/json' ? JSON_TYPE : given
  const body = answer.body ? Buffer.from(await answer.arrayBuffer()) : ''
  const { status } = answer
  return { status, headers: { ...(type && { 'Content-Type': type }), ...headers }, body }
}

/** Answers errors of reading the body as JSON-RPC errors, and rethrows all others. */
function refuseBody(error: unknown): Promise<PlainResponse> {
  const code = error instanceof ApiError ? RPC_CODES[error.code] : undefined
  if (!(error instanceof ApiError) || code === undefined) throw error
  const headers = { ...NO_CACHING, ...ERROR_HEADERS[error.code] }
  return toPlainResponse(rpcError(error.status, code, error.message), headers)
}

const RPC_CODES: Partial<Record<ErrorCode, number>> = {
  invalid_json: ProtocolErrorCode.ParseError,
  payload_too_large: ProtocolErrorCode.InvalidRequest,
  unsupported_media_type: ProtocolErrorCode.InvalidRequest,
}

const EXAMPLE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_faq', arguments: { query: 'is it confidential?', limit: 1 } },
}

const TIMEOUT_ERROR = errorBody(ProtocolErrorCode.InternalError, 'No answer in time.')

const HEADERS = describeHeaders(COMMON_HEADERS)
const ANY_ERROR = z.union([RpcResponse, ErrorBody])
const DESCRIBED = noStoreResponses(
  RpcAnswer,
  'The JSON-RPC response',
  ['invalid_json', ...BODY_ERRORS],
  // Errors of MCP are JSON-RPC errors; those of the application have the common envelope.
  (status) => ([400, 404, 413, 415, 500].includes(status) ? ANY_ERROR : ErrorBody),
)

const MESSAGES = {
  method: 'post',
  path: PATHS.mcp,
  operationId: 'callMcp',
  tags: ['MCP'],
  summary: 'Send a message to the MCP server',
  description: `The Model Context Protocol over Streamable HTTP, stateless, revisions 2024-11-05 to 2026-07-28, answered as JSON. Methods: initialize and ping (before 2026-07-28), server/discover (since then), tools/list, tools/call, resources/list, resources/templates/list, resources/read. A notification is answered with 202. subscriptions/listen (since 2026-07-28) is acknowledged in an event stream that ends at once, since nothing changes while the server runs. A batch (revisions up to 2025-03-26) may hold ${MAX_MESSAGES} messages, each of which counts for the rate limit; it is a list of messages, and its answer a list of responses. Errors of the protocol come as JSON-RPC errors.`,
  request: { body: { required: true, content: jsonContent(RpcMessages, EXAMPLE) } },
  responses: {
    ...DESCRIBED,
    200: {
      ...DESCRIBED[200],
      content: { ...DESCRIBED[200].content, 'text/event-stream': { schema: RpcStream } },
    },
    202: { description: 'The message was a notification', headers: HEADERS },
    403: {
      description: 'The Host header names another site, or the Origin header is not an origin',
      headers: HEADERS,
      content: {
        'application/json': {
          schema: RpcResponse,
          examples: {
            foreign_host: { summary: 'The Host header names another site' },
            no_origin: { summary: 'The Origin header is not an origin' },
          },
        },
      },
    },
    504: {
      description: 'The message was not answered in time',
      headers: HEADERS,
      content: jsonContent(RpcResponse, TIMEOUT_ERROR),
    },
  },
} satisfies RouteConfig

const CARD_TYPE = 'application/mcp-server-card+json'

const CARD = {
  method: 'get',
  path: PATHS.serverCard,
  operationId: 'getServerCard',
  tags: ['MCP'],
  summary: 'Get the MCP server card',
  description: 'Who the MCP server is and where it listens, as SEP-2127 has it.',
  responses: readResponses(ServerCard, 'The card', [], CARD_TYPE),
} as const satisfies RouteConfig
