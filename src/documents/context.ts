import type { App } from '../api/app.ts'
import { openApiDocument } from '../api/openapi/document.ts'
import type { OpenApiDocument } from '../api/openapi/operations.ts'
import { operations } from '../api/openapi/operations.ts'
import type { Limiter } from '../api/middleware/rate-limit.ts'
import { WINDOW_SECONDS } from '../api/middleware/rate-limit.ts'
import type { Catalogue } from '../catalogue/build.ts'
import { CONTRACT_RATE_LIMIT } from '../config.ts'
import type { Call } from './guide/calls.ts'
import { makeCalls } from './guide/calls.ts'
import type { ListedTool } from './list-tools.ts'
import { listTools } from './list-tools.ts'

/** What the documents are made of: the content, and what the application says of itself. */
export interface DocumentContext {
  catalogue: Catalogue
  openapi: OpenApiDocument
  /** The tools of the MCP server, as it lists them. */
  tools: ListedTool[]
  /** The calls that the guide shows, with their answers. */
  calls: Call[]
}

/**
 * Works out what the documents are made of, by asking the application itself.
 *
 * @param appWith Gives the application with another rate limiter: examples come from
 *   one whose window is always new, so that they are the same each time, and from one whose window is used up.
 */
export async function createDocumentContext(
  catalogue: Catalogue,
  appWith: (limiter: Limiter) => App,
): Promise<DocumentContext> {
  const open = appWith(fixedLimiter(CONTRACT_RATE_LIMIT - 1, false))
  const exhausted = appWith(fixedLimiter(0, true))
  const [openapi, tools, calls] = await Promise.all([
    openApiDocument({ open, exhausted }, catalogue),
    listTools(open, catalogue.siteUrl),
    makeCalls(open),
  ])
  return { catalogue, openapi, tools, calls }
}

function fixedLimiter(remaining: number, exceeded: boolean): Limiter {
  const state = { remaining, reset: WINDOW_SECONDS, exceeded }
  return { limit: CONTRACT_RATE_LIMIT, size: 0, take: () => state }
}

/** An operation as documents name it. */
export interface Endpoint {
  method: string
  path: string
  operationId: string
  summary: string
  description: string
}

/** Every endpoint of the application, in the order of the OpenAPI document. */
export function endpoints(openapi: OpenApiDocument): Endpoint[] {
  return operations(openapi).map(({ method, path, operation }) => ({
    method,
    path,
    operationId: operation.operationId ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
  }))
}
