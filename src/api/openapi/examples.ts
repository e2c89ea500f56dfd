import type { App } from '../app.ts'
import { internalError } from '../../core/api-error.ts'
import { MAX_IDEMPOTENCY_KEY } from '../middleware/idempotency-key.ts'
import { MAX_BODY_BYTES } from '../json-body.ts'
import type { ErrorCode } from '../../schemas/error.ts'
import { ERRORS } from '../../schemas/error.ts'
import { MAX_QUERY_LENGTH } from '../../schemas/list.ts'
import type { OpenApiDocument, Operation } from './operations.ts'
import { operations } from './operations.ts'

/** Applications that give the document's examples. */
export interface ExampleApps {
  /** Answers every request. */
  open: App
  /** Refuses every request, because the rate limit is exceeded. */
  exhausted: App
}

/** A request that shows an operation at work. */
export interface ExampleRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string | undefined
}

/** How to change a valid request so that it causes an error. */
const PROVOCATIONS: Partial<Record<ErrorCode, (request: ExampleRequest) => ExampleRequest>> = {
  invalid_limit: (request) => withQuery(request, { limit: '0' }),
  invalid_cursor: (request) => withQuery(request, { cursor: 'not-a-cursor' }),
  query_too_long: (request) => tooLong(request),
  invalid_json: (request) => ({ ...request, body: '{' }),
  invalid_request: (request) =>
    request.body === undefined ? repeated(request) : { ...request, body: '{"query":1}' },
  invalid_operations: (request) => ({ ...request, body: '{"operations":[]}' }),
  payload_too_large: (request) => ({ ...request, body: ' '.repeat(MAX_BODY_BYTES + 1) }),
  invalid_idempotency_key: (request) => ({
    ...request,
    headers: { 'Idempotency-Key': 'k'.repeat(MAX_IDEMPOTENCY_KEY + 1) },
  }),
}

/**
 * Gives every response of a document an example that is a real answer.
 *
 * @throws {Error} When a declared error cannot be caused: the description or the application is wrong.
 */
export async function addExamples(
  document: OpenApiDocument,
  apps: ExampleApps,
  siteUrl: string,
): Promise<void> {
  for (const { path, method, operation } of operations(document)) {
    const request = exampleRequest(path, method, operation)
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      for (const [type, media] of Object.entries(contentOf(response))) {
        if (status === '200') media.example = await show(apps.open, request, type)
        for (const [code, example] of Object.entries(media.examples ?? {}))
          example.value = await refusalFor(code as ErrorCode, request, apps, siteUrl)
      }
    }
  }
}

/** The request made of an operation's example parameters and body. */
export function exampleRequest(path: string, method: string, operation: Operation): ExampleRequest {
  const parameters = (operation.parameters ?? []) as {
    name: string
    in: string
    example?: string | number | boolean
    schema?: { example?: string | number | boolean }
  }[]
  const query = parameters.flatMap((parameter) => {
    const example = parameter.example ?? parameter.schema?.example
    return parameter.in === 'query' && example !== undefined
      ? [[parameter.name, String(example)] as const]
      : []
  })
  const media = contentOf(operation.requestBody)['application/json']
  return {
    method,
    path,
    query: Object.fromEntries(query),
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

/** Whether a media type is JSON or a kind of it. */
export function isJson(type: string): boolean {
  return /[/+]json$/.test(type)
}

interface Media {
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

function contentOf(part: unknown): Record<string, Media> {
  return (part as { content?: Record<string, Media> } | undefined)?.content ?? {}
}

async function show(app: App, request: ExampleRequest, type: string): Promise<unknown> {
  const response = await app.fetch(toRequest(request, type), { peer: '' })
  const text = await response.text()
  if (response.status !== 200)
    throw new Error(`The example of ${request.method} ${request.path} is refused: ${text}`)
  return isJson(type) ? JSON.parse(text) : text
}

async function refusalFor(
  code: ErrorCode,
  request: ExampleRequest,
  { open, exhausted }: ExampleApps,
  siteUrl: string,
): Promise<unknown> {
  // No request causes it: this is what the application answers when it fails.
  if (code === 'internal_error') return internalError().toBody(siteUrl)
  const isLimit = code === 'rate_limit_exceeded'
  const provoke = isLimit ? (good: ExampleRequest) => good : PROVOCATIONS[code]
  if (!provoke) throw new Error(`No request is known that brings about ${code}.`)
  const response = await (isLimit ? exhausted : open).fetch(toRequest(provoke(request)), {
    peer: '',
  })
  const body = (await response.json()) as { code?: unknown }
  // The MCP endpoint's own errors are JSON-RPC's and carry no code of ours.
  if (response.status !== ERRORS[code].status || (body.code ?? code) !== code)
    throw new Error(
      `${request.method} ${request.path} declares ${code} but answers ${response.status} ${String(body.code)}.`,
    )
  return body
}

/** Its first parameter, given twice. */
function repeated(request: ExampleRequest): ExampleRequest {
  const [name = 'q'] = Object.keys(request.query)
  return { ...request, path: `${request.path}?${name}=a&${name}=b`, query: {} }
}

function withQuery(request: ExampleRequest, query: Record<string, string>): ExampleRequest {
  return { ...request, query: { ...request.query, ...query } }
}

/** A question of one character too many, in the body or in the operation's query parameter. */
function tooLong(request: ExampleRequest): ExampleRequest {
  const question = 'a'.repeat(MAX_QUERY_LENGTH + 1)
  if (request.body !== undefined) return { ...request, body: JSON.stringify({ query: question }) }
  return withQuery(request, 'query' in request.query ? { query: question } : { q: question })
}
