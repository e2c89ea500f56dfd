import type { App } from '../api/app.ts'
import { PATHS } from '../catalogue/urls.ts'

/** A tool of the MCP server, as tools/list gives it. */
export interface ListedTool {
  name: string
  title?: string
  description: string
  inputSchema: object
  outputSchema?: object
  annotations?: Record<string, unknown>
}

/**
 * Asks the application's own MCP server for its tools, so that no other place has to describe them.
 *
 * @returns None when the application has no MCP endpoint.
 */
export async function listTools(app: App, siteUrl: string): Promise<ListedTool[]> {
  if (!app.routes.some(({ path }) => path === PATHS.mcp)) return []
  const request = new Request(siteUrl + PATHS.mcp, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  const response = await app.fetch(request, { client: '' })
  const body = (await response.json()) as { result?: { tools?: ListedTool[] } }
  if (!body.result?.tools)
    throw new Error(`The MCP server did not list its tools: ${JSON.stringify(body)}`)
  return body.result.tools
}
