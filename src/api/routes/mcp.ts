import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Exchange } from '../../mcp/exchange.ts'
import { INVALID_REQUEST, PARSE_ERROR, rpcError } from '../../mcp/rpc-error.ts'
import { refuseStranger } from '../../mcp/strangers.ts'
import { ErrorBody } from '../../schemas/error.ts'
import { PATHS } from '../../catalogue/urls.ts'
import { ApiError } from '../../core/api-error.ts'
import { JSON_TYPE } from '../../core/http.ts'
import type { ApiEnv, Variables } from '../environment.ts'
import { MAX_BODY_BYTES, bodyTooLarge, parseJson } from '../json-body.ts'
import { freshResponses } from '../openapi/parts.ts'
import { RpcRequest, RpcResponse } from '../../schemas/json-rpc.ts'

export interface McpRouteOptions {
  siteUrl: string
  /** Gives the server's side of the protocol; called with every message. */
  open: () => Promise<Exchange>
}

/** What somebody is told who opens the endpoint in a browser. */
export const mcpMethodHint = (siteUrl: string) =>
  `This address is for MCP clients, which POST to it. To connect an assistant, give it ${siteUrl}${PATHS.mcp}; ${siteUrl}${PATHS.developers} says more.`

/** POST /api/mcp: the Model Context Protocol over Streamable HTTP. */
export function mcpRoute({ siteUrl, open }: McpRouteOptions) {
  const siteHost = new URL(siteUrl).hostname

  const app = new Hono<ApiEnv>()
  app.post(
    PATHS.mcp,
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLargeBody }),
    async (c) => {
      const request = c.req.raw
      const answer =
        refuseStranger(request.headers, siteHost) ?? (await respond(request, c.var.countMore))
      answer.headers.set('Cache-Control', 'private, no-store')
      if (answer.headers.get('Content-Type') === 'application/json')
        answer.headers.set('Content-Type', JSON_TYPE)
      return answer
    },
  )
  return app

  async function respond(request: Request, countMore: Variables['countMore']): Promise<Response> {
    try {
      const body = parseJson(new Uint8Array(await request.arrayBuffer()))
      if (Array.isArray(body)) await countMore(body.length - 1)
      const exchange = await open()
      return await exchange(body, request.headers)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const code = error.code === 'invalid_json' ? PARSE_ERROR : INVALID_REQUEST
      return rpcError({ status: error.status, code, message: error.message })
    }
  }
}

/** The same refusal as everywhere else, in the protocol's own form. */
function refuseLargeBody(): Response {
  const { status, message } = bodyTooLarge()
  const answer = rpcError({ status, code: INVALID_REQUEST, message })
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

/** What the documents show. */
const EXAMPLE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_faq', arguments: { query: 'is it confidential?', limit: 1 } },
}

/** What the documents say of it. */
export const MCP_DOCUMENTATION = {
  method: 'post',
  path: PATHS.mcp,
  operationId: 'callMcp',
  tags: ['MCP'],
  summary: 'Send a message to the MCP server',
  description:
    'The Model Context Protocol over Streamable HTTP, stateless, revisions 2024-11-05 to 2026-07-28, answered as JSON. Methods: initialize, server/discover, ping, tools/list, tools/call, resources/list, resources/templates/list, resources/read. Tools: get_practice_info, list_services, search_faq, get_booking_info, read_site_page. A notification is answered with 202. Errors of the protocol come as JSON-RPC errors.',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: RpcRequest, example: EXAMPLE } },
    },
  },
  responses: {
    ...freshResponses(RpcResponse, 'The JSON-RPC response', {
      codes: ['invalid_json', 'payload_too_large'],
      // What the protocol refuses is a JSON-RPC error, what stands before it the common envelope.
      schema: z.union([RpcResponse, ErrorBody]),
    }),
    202: { description: 'The message was a notification' },
  },
} satisfies RouteConfig
