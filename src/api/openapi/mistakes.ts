import { ApiError, addressTooLong, internalError, requestTooSlow } from '../../core/api-error.ts'
import { MAX_QUERY_LENGTH } from '../../schemas/list.ts'
import { MAX_BODY_BYTES } from '../json-body.ts'
import { MAX_IDEMPOTENCY_KEY } from '../middleware/common-headers.ts'
import type { ExampleRequest } from './examples.ts'

/** How to change a valid request so that it causes an error, by the name of the error's example. */
export const MISTAKES: Record<string, (request: ExampleRequest) => ExampleRequest> = {
  not_found: (request) => ({ ...request, path: `${request.path}/nothing` }),
  method_not_allowed: (request) => ({ ...request, method: 'DELETE', body: undefined }),
  invalid_limit: (request) => withQuery(request, { limit: '0' }),
  invalid_cursor: (request) => withQuery(request, { cursor: 'not-a-cursor' }),
  query_too_long: (request) => tooLong(request),
  invalid_json: (request) => ({ ...request, body: '{' }),
  invalid_request: (request) =>
    request.body === undefined ? repeated(request) : { ...request, body: '{"query":1}' },
  invalid_operations: (request) => ({ ...request, body: '{"operations":[]}' }),
  payload_too_large: (request) => ({ ...request, body: ' '.repeat(MAX_BODY_BYTES + 1) }),
  invalid_idempotency_key: (request) =>
    withHeaders(request, { 'Idempotency-Key': 'k'.repeat(MAX_IDEMPOTENCY_KEY + 1) }),
  // What is sent is well; the application of this example refuses every request.
  rate_limit_exceeded: (request) => request,
  foreign_host: (request) => withHeaders(request, { Host: 'other.example' }),
  no_origin: (request) => withHeaders(request, { Origin: 'nowhere' }),
}

/** What is answered where no request to the application causes it: by the listener, or by the proxy. */
export const BEYOND_REQUESTS: Record<string, ApiError> = {
  408: requestTooSlow(),
  431: addressTooLong(),
  500: internalError(),
  // deploy/nginx/practice-site.conf says it.
  503: new ApiError(
    'service_unavailable',
    'The service cannot be reached for the moment.',
    'Try again in a minute.',
  ),
}

/** Changes to a valid request whose answer has no body, by status. */
export const WITHOUT_BODY: Record<
  string,
  (request: ExampleRequest, etag: string) => ExampleRequest
> = {
  202: (request) => ({
    ...request,
    body: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  }),
  304: (request, etag) => withHeaders(request, { 'If-None-Match': etag }),
}

/** Its first parameter, given twice. */
function repeated(request: ExampleRequest): ExampleRequest {
  const [name = 'q'] = Object.keys(request.query)
  return { ...request, path: `${request.path}?${name}=a&${name}=b`, query: {} }
}

function withQuery(request: ExampleRequest, query: Record<string, string>): ExampleRequest {
  return { ...request, query: { ...request.query, ...query } }
}

function withHeaders(request: ExampleRequest, headers: Record<string, string>): ExampleRequest {
  return { ...request, headers: { ...request.headers, ...headers } }
}

/** A question of one character too many, in the body or in the operation's query parameter. */
function tooLong(request: ExampleRequest): ExampleRequest {
  const question = 'a'.repeat(MAX_QUERY_LENGTH + 1)
  if (request.body !== undefined) return { ...request, body: JSON.stringify({ query: question }) }
  return withQuery(request, 'query' in request.query ? { query: question } : { q: question })
}
