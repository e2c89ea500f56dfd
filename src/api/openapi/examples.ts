import { contentOf, type Operation, queryParameters } from './operations.ts'

/** A request that shows an operation at work. */
export interface ExampleRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string | undefined
}

/** The request made of an operation's example parameters and body. */
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

/** A request in the form that the application takes. */
export function toRequest(
  { method, path, query, headers, body }: ExampleRequest,
  accept = 'application/json',
): Request {
  const search = new URLSearchParams(query).toString()
  return new Request(`http://localhost${path}${search && `?${search}`}`, {
    method,
    headers: { Accept: acceptHeader(accept), 'Content-Type': 'application/json', ...headers },
    body,
  })
}

/** An MCP client must accept both; JSON is preferred so that the example is not an event stream. */
function acceptHeader(type: string): string {
  return type === 'application/json' ? 'application/json, text/event-stream;q=0.1' : type
}
