import type { CallToolResult, Implementation } from '@modelcontextprotocol/server'
import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { internalError } from '../core/api-error.ts'
import { HANDSHAKE_VERSIONS } from './identity.ts'
import type { ResourceCatalogue } from './resources.ts'
import type { Tool } from './tools/define-tool.ts'

/** How long clients may cache a list or a text: it changes only with a deploy. */
const CACHE_HINT = { ttlMs: 300_000, cacheScope: 'public' } as const
const CACHEABLE = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'server/discover',
] as const

/** Nothing changes while the process runs, so there is nothing to announce. */
const CAPABILITIES = { tools: { listChanged: false }, resources: { listChanged: false } }

export interface ServerParts {
  identity: Implementation
  instructions: string
  tools: readonly Tool[]
  resources: ResourceCatalogue
  /** Called with every failure that is not the client's fault. */
  onFailure: (error: unknown) => void
}

/**
 * Gives a maker of servers. One is made for each request, since the SDK binds it to a connection; all
 * that does not depend on the request is computed here, once.
 */
export function serverFactory(parts: ServerParts): () => McpServer {
  const { identity, instructions, resources, onFailure } = parts
  const tools = new Map(parts.tools.map((tool) => [tool.definition.name, tool]))
  const definitions = parts.tools.map(({ definition }) => definition)
  const options = {
    instructions,
    supportedProtocolVersions: HANDSHAKE_VERSIONS,
    cacheHints: Object.fromEntries(CACHEABLE.map((method) => [method, CACHE_HINT])),
  }
  const lists = {
    'tools/list': { tools: definitions },
    'resources/list': { resources: resources.list },
    'resources/templates/list': { resourceTemplates: resources.templates },
  }

  function callTool({ name, arguments: args }: z.output<typeof CallParams>): CallToolResult {
    const tool = tools.get(name)
    if (!tool) throw unknownTool([...tools.keys()])
    try {
      return tool.call(args)
    } catch (error) {
      onFailure(error)
      throw new ProtocolError(ProtocolErrorCode.InternalError, internalError().message)
    }
  }

  function readResource({ uri }: z.output<typeof ReadParams>) {
    const content = resources.read(uri)
    if (!content) throw unknownResource(uri, resources.closest(uri))
    return { contents: [content] }
  }

  return () => {
    const mcp = new McpServer(identity, options)
    // Below the SDK's registry of tools, which would convert every schema anew for every request.
    const { server } = mcp
    server.registerCapabilities(CAPABILITIES)
    for (const [method, list] of Object.entries(lists))
      server.setRequestHandler(method, { params: ListParams }, () => list)
    server.setRequestHandler('tools/call', { params: CallParams }, callTool)
    server.setRequestHandler('resources/read', { params: ReadParams }, readResource)
    return mcp
  }
}

/** All of a list is on its first page, so no cursor was ever given. */
const ListParams = z.looseObject({
  cursor: z.undefined({ error: 'was not given by this server: the list is one page' }).optional(),
})
const CallParams = z.looseObject({ name: z.string(), arguments: z.unknown().optional() })
const ReadParams = z.looseObject({ uri: z.string() })

function unknownTool(names: readonly string[]): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no such tool. The tools are ${names.join(', ')}.`,
  )
}

function unknownResource(uri: string, closest: readonly string[]): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Resource not found. Closest: ${closest.join(', ')}.`,
    { uri },
  )
}
