import { ApiError, addressTooLong, internalError, requestTooSlow } from '../../core/api-error.ts'
import { MAX_BODY_BYTES, MAX_IDEMPOTENCY_KEY, MAX_QUERY_LENGTH } from '../../schemas/limits.ts'
import type { ExampleRequest } from './examples.ts'

type Change = Partial<ExampleRequest>

const TOO_LONG_QUESTION = 'a'.repeat(MAX_QUERY_LENGTH + 1)

/** Changes that make a valid request cause an error, by the name of the error's example. */
export const MISTAKES: Record<string, (request: ExampleRequest) => Change> = {
  not_found: ({ path }) => ({ path: `${path}/nothing` }),
  method_not_allowed: () => ({ method: 'DELETE', body: undefined }),
  invalid_limit: ({ query }) => ({ query: { ...query, limit: '0' } }),
  invalid_cursor: ({ query }) => ({ query: { ...query, cursor: 'not-a-cursor' } }),
  query_too_long: ({ query, body }) =>
    body === undefined
      ? { query: { ...query, ['query' in query ? 'query' : 'q']: TOO_LONG_QUESTION } }
      : { body: JSON.stringify({ query: TOO_LONG_QUESTION }) },
  invalid_json: () => ({ body: '{' }),
  invalid_request: ({ path, query, body }) => {
    if (body?.startsWith('{"query"')) return { body: '{"query":1}' }
    const [name] = Object.keys(query)
    return { path: name ? `${path}?${name}=a&${name}=b` : `${path}?%`, query: {} }
  },
  invalid_operations: () => ({ body: '{"operations":[]}' }),
  payload_too_large: () => ({ body: ' '.repeat(MAX_BODY_BYTES + 1) }),
  unsupported_media_type: () => ({ headers: { 'Content-Encoding': 'gzip' } }),
  invalid_idempotency_key: () => ({
    headers: { 'Idempotency-Key': 'k'.repeat(MAX_IDEMPOTENCY_KEY + 1) },
  }),
  // Sent to an application that refuses every request.
  rate_limit_exceeded: () => ({}),
  foreign_host: () => ({ headers: { Host: 'other.example' } }),
  no_origin: () => ({ headers: { Origin: 'nowhere' } }),
}

/** Errors that no request to the application causes, since the server or the proxy sends them; by status. */
export const EXTERNAL_ERRORS: Record<string, ApiError> = {
  408: requestTooSlow(),
  431: addressTooLong(),
  500: internalError(),
  // As in deploy/nginx/practice-site.conf.
  503: new ApiError(
    'service_unavailable',
    'The service cannot be reached at the moment.',
    'Try again in a minute.',
  ),
}

/** Changes that make a valid request's answer have no body, by its status. */
export const WITHOUT_BODY: Record<string, (etag: string) => Change> = {
  202: () => ({ body: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }),
  304: (etag) => ({ headers: { 'If-None-Match': etag } }),
}
