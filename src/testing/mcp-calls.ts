import { instance } from '../instance.ts'

const { app } = await instance()

let clients = 0

/** Posts a body to the MCP endpoint in-process, each time as another client, so that no rate limit applies. */
export function postRaw(
  body: BodyInit | null,
  headers: Record<string, string> = {},
): Promise<Response> {
  clients += 1
  const client = `10.0.${clients >> 8}.${clients & 255}`
  return Promise.resolve(app.request('/api/mcp', { method: 'POST', body, headers }, { client }))
}

interface RpcAnswer {
  status: number
  body: {
    id: unknown
    result: Record<string, unknown>
    error: { code: number; message: string; data?: unknown }
  }
}

/** Sends one message as clients of older revisions do. */
export async function rpc(method: string, params?: object): Promise<RpcAnswer> {
  const response = await postRaw(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  return { status: response.status, body: (await response.json()) as RpcAnswer['body'] }
}

/** Sends one message as clients of 2026-07-28 do, with metadata in it and in headers. */
export async function rpc2026(
  method: string,
  { name, ...params }: { name?: string; [key: string]: unknown } = {},
): Promise<RpcAnswer> {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const target = name ?? params['uri']
  const response = await postRaw(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { ...params, ...(name && { name }), _meta: meta },
    }),
    {
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      ...(typeof target === 'string' && { 'Mcp-Name': target }),
    },
  )
  return { status: response.status, body: (await response.json()) as RpcAnswer['body'] }
}

/** Calls a tool by an older revision, and returns its result. */
export async function callTool(name: string, args?: unknown) {
  const { body } = await rpc('tools/call', { name, arguments: args })
  return body.result as {
    content: { type: string; text: string }[]
    structuredContent?: Record<string, unknown>
    isError?: boolean
  }
}
