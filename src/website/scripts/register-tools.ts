/** A tool as tools/list of the MCP server describes it. */
interface ListedTool {
  name: string
  description: string
  inputSchema: object
  annotations?: Record<string, unknown>
}

/** The part of WebMCP that is used here (https://webmachinelearning.github.io/webmcp/). */
interface ModelContext {
  registerTool: (tool: ListedTool & { execute: (input: object) => Promise<unknown> }) => unknown
}

interface Host {
  modelContext?: ModelContext
}

/**
 * Registers the tools of this site's MCP server with browsers that know WebMCP; others request nothing.
 *
 * @param hosts Objects that may have WebMCP: the document, or the navigator in its first versions.
 */
export async function registerTools(...hosts: object[]): Promise<void> {
  const context = (hosts as Host[]).find(({ modelContext }) => modelContext)?.modelContext
  if (!context) return
  const response = await fetch('/webmcp.json')
  if (!response.ok) return
  const { endpoint, tools } = (await response.json()) as { endpoint: string; tools: ListedTool[] }
  for (const { name, description, inputSchema, annotations } of tools)
    await context.registerTool({
      name,
      description,
      inputSchema,
      annotations,
      execute: (input) => callTool(endpoint, name, input),
    })
}

/** Calls a tool. Returns its result, or the server's error. */
async function callTool(endpoint: string, name: string, input: object): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: input },
    }),
  })
  const answer = (await response.json()) as { result?: unknown; error?: unknown }
  return answer.result ?? answer
}
