import type { Catalogue } from '../catalogue/build.ts'
import type { Call } from './calls.ts'
import type { OpenApiDocument } from '../api/openapi/document.ts'
import { operations } from '../api/openapi/document.ts'
import type { Tool } from './tools.ts'

/** What the documents are made of: the content, and what the application says of itself. */
export interface DocumentContext {
  catalogue: Catalogue
  openapi: OpenApiDocument
  /** The tools of the MCP server, as it lists them. */
  tools: Tool[]
  /** The calls that the guide shows, with their answers. */
  calls: Call[]
}

/** An operation as documents name it. */
export interface Endpoint {
  method: string
  path: string
  summary: string
  description: string
}

/** Every endpoint of the application, in the order of the OpenAPI document. */
export function endpoints(openapi: OpenApiDocument): Endpoint[] {
  return operations(openapi).map(({ method, path, operation }) => ({
    method,
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
  }))
}
