import { PATHS } from '../../catalogue/urls.ts'
import { contentOf, type Operation, queryParameters } from './operations.ts'

/** An example request to an operation. */
export interface ExampleRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string | undefined
}

/** Makes a request from an operation's example parameters and body. */
export function exampleRequest(path: string, method: string, operation: Operation): ExampleRequest {
  const query = queryParameters(operation).flatMap(({ name, example, schema }) => {
    const value = (example ?? schema?.example) as string | number | boolean | undefined
    return value === undefined ? [] : [[name, String(value)]]
  })
  const media = contentOf(operation.requestBody)['application/json']
  return {
    method,
    path,
    query: Object.fromEntries(query) as Record<string, string>,
    headers: {},
    body: media && JSON.stringify(media.example ?? {}),
  }
}

/** Converts an example to a `Request` for `app.request`. */
export function toRequest(request: ExampleRequest, accept = 'application/json'): Request {
  const { method, path, query, headers, body } = forType(accept, request)
  const search = new URLSearchParams(query).toString()
  return new Request(`http://localhost${path}${search && `?${search}`}`, {
    method,
    headers: { Accept: acceptHeader(accept), 'Content-Type': 'application/json', ...headers },
    body,
  })
}

/** MCP clients must accept both types; the weight makes the answer JSON. */
function acceptHeader(type: string): string {
  return type === 'application/json' ? 'application/json, text/event-stream;q=0.1' : type
}

/** MCP answers in an event stream to one method only, so that an example of a stream needs that one. */
function forType(type: string, request: ExampleRequest): ExampleRequest {
  if (type !== 'text/event-stream' || request.path !== PATHS.mcp) return request
  const method = 'subscriptions/listen'
  const revision = '2026-07-28'
  const params = {
    notifications: { toolsListChanged: true },
    _meta: {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  }
  return {
    ...request,
    headers: { 'MCP-Protocol-Version': revision, 'Mcp-Method': method },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  }
}
