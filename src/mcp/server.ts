import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Catalogue } from '../catalogue/build.ts'
import { filled } from '../catalogue/facts.ts'
import { firstMeetingSentence } from '../catalogue/offers.ts'
import { helpPath } from '../catalogue/helplines.ts'
import { internalError } from '../core/api-error.ts'
import { placeholderWarning } from '../core/english-facts.ts'
import type { Resources } from '../core/resources.ts'
import { withOwnChannels } from '../schemas/channel.ts'
import { sayWrong } from '../schemas/wrong-request.ts'
import { HANDSHAKE_VERSIONS, instructions, serverIdentity } from './identity.ts'
import { createSitePages, type SitePage } from './pages.ts'
import { createMcpResources } from './resources.ts'
import { getBookingInfoTool } from './tools/get-booking-info.ts'
import { getPracticeInfoTool } from './tools/get-practice-info.ts'
import { listServicesTool } from './tools/list-services.ts'
import { readSitePageTool } from './tools/read-site-page.ts'
import { searchFaqTool } from './tools/search-faq.ts'

/** Lists and texts change only with a deploy, so clients may cache them. */
const CACHE_HINT = { ttlMs: 300_000, cacheScope: 'public' } as const
const CACHEABLE = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'server/discover',
] as const

/** Nothing changes while the process runs, so there are no notifications. */
const CAPABILITIES = { tools: { listChanged: false }, resources: { listChanged: false } }

export interface ServerOptions {
  catalogue: Catalogue
  reads: Resources
  pageMarkdown: (path: string) => SitePage | undefined
  /** Called with errors that are not the client's fault. */
  onFailure: (error: unknown, requestId?: string) => void
}

/**
 * Makes a factory of MCP servers: the SDK binds a server to one connection, so each request needs its own. What does not
 * depend on the request is computed with the first one, since it would take a tenth of the start.
 */
export function serverFactory(options: ServerOptions): ServerFactory {
  let create: ServerFactory | undefined
  return (requestId) => (create ??= prepare(options))(requestId)
}

type ServerFactory = (requestId?: string) => McpServer

function prepare(options: ServerOptions): ServerFactory {
  const { catalogue, reads, pageMarkdown, onFailure } = options
  const { siteUrl } = catalogue
  const warning = placeholderWarning(catalogue)
  const pages = createSitePages(catalogue, pageMarkdown)
  const mcpResources = createMcpResources(pages, reads, siteUrl)
  const faq = searchFaqTool(reads)
  // As listed by tools/list.
  const tools = [
    getPracticeInfoTool(reads, catalogue.channels),
    listServicesTool(reads),
    faq,
    getBookingInfoTool(reads, catalogue, firstMeetingSentence(catalogue)),
    readSitePageTool(pages, siteUrl, helpPath(catalogue)),
  ]
  const identity = serverIdentity(catalogue)
  const settings = {
    // search_faq first, since it answers most questions.
    instructions: instructions(catalogue, [...new Set([faq, ...tools])]),
    supportedProtocolVersions: HANDSHAKE_VERSIONS,
    cacheHints: Object.fromEntries(CACHEABLE.map((method) => [method, CACHE_HINT])),
  }
  const lists = {
    'tools/list': {
      tools: filled(
        withOwnChannels(
          tools.map(({ definition }) => definition),
          catalogue.channels,
        ),
        catalogue.facts,
      ),
    },
    'resources/list': { resources: mcpResources.list },
    'resources/templates/list': { resourceTemplates: mcpResources.templates },
  }

  function callTool(
    { name, arguments: args }: z.output<typeof CallParams>,
    requestId?: string,
  ): CallToolResult {
    const tool = tools.find(({ definition }) => definition.name === name)
    if (!tool) {
      const names = tools.map(({ definition }) => definition.name)
      throw invalidParams(`There is no such tool. The tools are ${names.join(', ')}.`)
    }
    try {
      return withWarning(tool.call(args), warning)
    } catch (error) {
      onFailure(error, requestId)
      throw new ProtocolError(ProtocolErrorCode.InternalError, internalError().message)
    }
  }

  function readResource({ uri }: z.output<typeof ReadParams>) {
    const content = mcpResources.read(uri)
    if (content) return { contents: [content] }
    throw invalidParams(`Resource not found. Closest: ${mcpResources.closest(uri).join(', ')}.`, {
      uri,
    })
  }

  return (requestId) => {
    const mcp = new McpServer(identity, settings)
    // Bypasses the SDK's registry of tools, which would convert every schema again for each request.
    const { server } = mcp
    server.registerCapabilities(CAPABILITIES)
    for (const [method, list] of Object.entries(lists))
      server.setRequestHandler(method, { params: ListParams }, () => list)
    server.setRequestHandler('tools/call', { params: CallParams }, (params) =>
      callTool(params, requestId),
    )
    server.setRequestHandler('resources/read', { params: ReadParams }, readResource)
    return mcp
  }
}

/** Appends a warning to the text of a result, since models act on results. */
function withWarning(result: CallToolResult, warning: string | undefined): CallToolResult {
  if (warning === undefined || result.isError) return result
  const content = result.content.map((part) =>
    part.type === 'text' ? { ...part, text: `${part.text}\n\n${warning}` } : part,
  )
  return { ...result, content }
}

/** Lists have one page, so the server never gives a cursor; null is accepted as none. */
const ListParams = z.looseObject({
  cursor: z.undefined({ error: 'was not given by this server: the list is one page' }).nullish(),
})
/** `compat/messages.ts` has already refused arguments that are no object. */
const CallParams = z.looseObject({
  name: z.string({ error: sayWrong }),
  arguments: z.record(z.string(), z.unknown()).default({}),
})
const ReadParams = z.looseObject({ uri: z.string({ error: sayWrong }) })

function invalidParams(message: string, data?: object): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, data)
}
