import { SERVER_INFO_META_KEY, classifyInboundRequest } from '@modelcontextprotocol/server'
import { z } from '@hono/zod-openapi'
import type { HeaderReader } from './header-reader.ts'
import type { ServerIdentity } from './identity.ts'
import { HANDSHAKE_VERSIONS, PER_REQUEST_VERSIONS } from './identity.ts'
import type { Tool } from './tool.ts'

/** The body of the answer to a parsed message with these headers; undefined when it is no plain call. */
export type PlainCalls = (message: unknown, headers: HeaderReader) => Buffer | undefined

/**
 * Answers plain calls of tools: messages that say which tool with which arguments, and nothing that the
 * SDK would have to weigh. The SDK makes a server, a transport, a Request and a Response for each
 * message, which is most of what a call costs; these bytes are the same, as plain-calls.test.ts holds for
 * every revision. Whatever else comes, also a tool that fails, is left to the SDK.
 */
export function createPlainCalls(identity: ServerIdentity, tools: readonly Tool[]): PlainCalls {
  const byName = new Map(tools.map((tool) => [tool.definition.name, tool]))
  const perRequestFields = {
    resultType: 'complete',
    _meta: { [SERVER_INFO_META_KEY]: identity },
  }

  return (message, headers) => {
    const parsed = PlainCall.safeParse(message)
    if (!parsed.success) return undefined
    const { id, params } = parsed.data
    const tool = byName.get(params.name)
    if (!tool) return undefined
    const isHandshake = isHandshakeCall(parsed.data, headers)
    if (!isHandshake && !isPerRequestCall(parsed.data, headers)) return undefined
    try {
      const result = tool.call((message as PlainCall).params.arguments)
      const answer = isHandshake ? result : { ...result, ...perRequestFields }
      return Buffer.from(JSON.stringify({ result: answer, jsonrpc: '2.0', id }))
    } catch {
      return undefined
    }
  }
}

const PlainCall = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.int()]),
  method: z.literal('tools/call'),
  params: z.strictObject({
    name: z.string(),
    arguments: z.looseObject({}).optional(),
    _meta: z
      .strictObject({
        'io.modelcontextprotocol/protocolVersion': z.string(),
        'io.modelcontextprotocol/clientInfo': z.unknown().optional(),
        'io.modelcontextprotocol/clientCapabilities': z.unknown(),
      })
      .optional(),
  }),
})

type PlainCall = z.output<typeof PlainCall>

/** Whether a call is one of the revisions that begin with initialize. */
function isHandshakeCall({ params }: PlainCall, headers: HeaderReader): boolean {
  const version = headers.get('mcp-protocol-version')
  return params._meta === undefined && (version === null || HANDSHAKE_VERSIONS.includes(version))
}

/** Whether a call carries metadata that is in order, with headers that say the same. */
function isPerRequestCall(call: PlainCall, headers: HeaderReader): boolean {
  const version = headers.get('mcp-protocol-version')
  const method = headers.get('mcp-method')
  if (version === null || !PER_REQUEST_VERSIONS.includes(version)) return false
  if (method !== call.method || headers.get('mcp-name') !== call.params.name) return false
  const { kind } = classifyInboundRequest({
    httpMethod: 'POST',
    body: call,
    protocolVersionHeader: version,
    mcpMethodHeader: method,
  })
  return kind === 'modern'
}
