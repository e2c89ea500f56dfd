import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
  isSpecType,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { HeaderReader } from './header-reader.ts'
import type { ServerIdentity } from './identity.ts'
import { HANDSHAKE_VERSIONS, PER_REQUEST_VERSIONS } from './identity.ts'
import type { Tool } from './tool.ts'

/** The body of the answer to a parsed message with these headers; undefined when it is no plain call. */
export type PlainCalls = (
  message: unknown,
  headers: HeaderReader,
) => Buffer<ArrayBuffer> | undefined

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
    if (!tool || !areInOrder(headers, parsed.data)) return undefined
    try {
      const result = tool.call((message as PlainCall).params.arguments)
      const answer = params._meta ? { ...result, ...perRequestFields } : result
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
        [PROTOCOL_VERSION_META_KEY]: z.literal(PER_REQUEST_VERSIONS),
        [CLIENT_INFO_META_KEY]: z.custom(isSpecType.Implementation).optional(),
        [CLIENT_CAPABILITIES_META_KEY]: z.custom(isSpecType.ClientCapabilities),
      })
      .optional(),
  }),
})

type PlainCall = z.output<typeof PlainCall>

/** Whether the headers of a call are those of its revision, and say what it says. */
function areInOrder(headers: HeaderReader, { method, params }: PlainCall): boolean {
  const version = headers.get('mcp-protocol-version')
  if (!params._meta) return version === null || HANDSHAKE_VERSIONS.includes(version)
  return (
    version === params._meta[PROTOCOL_VERSION_META_KEY] &&
    headers.get('mcp-method') === method &&
    headers.get('mcp-name') === params.name
  )
}
