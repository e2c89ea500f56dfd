import type { Tool } from '@modelcontextprotocol/server'
import type { App } from '../api/app.ts'
import { openApiDocument } from '../api/openapi/document.ts'
import { toRequest } from '../api/openapi/examples.ts'
import { type Endpoint, type OpenApiDocument, operations } from '../api/openapi/operations.ts'
import { type Limiter, WINDOW_SECONDS } from '../api/rate-limit.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'
import { CONTRACT_RATE_LIMIT } from '../config.ts'
import { type Calls, makeCalls } from './guide/calls.ts'

/** What the documents are made of: the content, and what the application answers about itself. */
export interface DocumentContext {
  catalogue: Catalogue
  openapi: OpenApiDocument
  /** Every endpoint, in the order of the OpenAPI document. */
  endpoints: Endpoint[]
  /** The tools of the MCP server, as it lists them. */
  tools: Tool[]
  /** The calls that the guide shows, with their answers. */
  calls: Calls
}

/**
 * Makes the context, by sending requests to the application itself.
 *
 * @param appWith Makes the application with a given rate limiter: one whose window is always new, so that examples
 *   are the same each time, and one whose window is used up.
 */
export async function createDocumentContext(
  catalogue: Catalogue,
  appWith: (limiter: Limiter) => App,
): Promise<DocumentContext> {
  const open = appWith(fixedLimiter(CONTRACT_RATE_LIMIT - 1, false))
  const exhausted = appWith(fixedLimiter(0, true))
  const [openapi, tools, calls] = await Promise.all([
    openApiDocument({ open, exhausted }, catalogue),
    listTools(open),
    makeCalls(open),
  ])
  return { catalogue, openapi, endpoints: operations(openapi), tools, calls }
}

function fixedLimiter(remaining: number, exceeded: boolean): Limiter {
  const state = { remaining, reset: WINDOW_SECONDS, exceeded }
  return { limit: CONTRACT_RATE_LIMIT, size: 0, consume: () => state }
}

async function listTools(app: App): Promise<Tool[]> {
  const request = toRequest({
    method: 'POST',
    path: PATHS.mcp,
    query: {},
    headers: { 'MCP-Protocol-Version': '2025-11-25' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  const body: unknown = await (await app.request(request)).json()
  return (body as { result: { tools: Tool[] } }).result.tools
}
