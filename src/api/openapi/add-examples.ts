import type { App } from '../app.ts'
import type { ErrorCode } from '../../schemas/error.ts'
import { OCCASIONAL_HEADERS } from '../openapi-headers.ts'
import { type ExampleRequest, exampleRequest, toRequest } from './examples.ts'
import { EXTERNAL_ERRORS, MISTAKES, WITHOUT_BODY } from './mistakes.ts'
import { addModelExamples } from './model-examples.ts'
import { contentOf, isJson, type OpenApiDocument, operations } from './operations.ts'

/** Applications whose answers become the examples. */
export interface ExampleApps {
  /** Answers every request. */
  open: App
  /** Refuses every request, because the rate limit is exceeded. */
  exhausted: App
}

interface ResponseObject {
  headers?: Record<string, { schema?: { type: string }; example?: unknown }>
}

/**
 * Adds examples to all responses, headers and models of a document, taken from real answers.
 *
 * @throws {Error} If an answer is not as declared: the description or the application is wrong.
 */
export async function addExamples(
  document: OpenApiDocument,
  { open, exhausted }: ExampleApps,
  siteUrl: string,
): Promise<void> {
  for (const { path, method, operation } of operations(document)) {
    const request = exampleRequest(path, method, operation)
    const responses = (operation.responses ?? {}) as Record<string, ResponseObject>
    let etag = ''
    for (const [status, response] of Object.entries(responses)) {
      const bodiless = WITHOUT_BODY[status]?.(etag)
      if (bodiless) exemplifyHeaders(response, await ask(open, { ...request, ...bodiless }, status))
      for (const [type, media] of Object.entries(contentOf(response))) {
        if (status === '200') {
          const answer = await ask(open, request, status, type)
          etag = answer.headers.get('ETag') ?? ''
          exemplifyHeaders(response, answer)
          media.example = isJson(type) ? await answer.json() : await answer.text()
        }
        for (const [code, example] of Object.entries(media.examples ?? {})) {
          const external = EXTERNAL_ERRORS[status]?.toBody(siteUrl)
          example.value = external ?? (await bodyOfMistake(code, request, status, response))
        }
      }
    }
  }
  addModelExamples(document)

  async function bodyOfMistake(
    code: string,
    request: ExampleRequest,
    status: string,
    response: ResponseObject,
  ): Promise<object> {
    const mistake = MISTAKES[code]
    if (!mistake) throw new Error(`No request is known that brings about ${code}.`)
    const app = code === 'rate_limit_exceeded' ? exhausted : open
    const answer = await ask(app, { ...request, ...mistake(request) }, status)
    exemplifyHeaders(response, answer)
    const body = (await answer.json()) as { code?: ErrorCode }
    // The MCP endpoint's own errors are JSON-RPC errors without such a code.
    if (body.code !== undefined && body.code !== code)
      throw new Error(`The example ${code} is answered with ${body.code}.`)
    return body
  }
}

async function ask(
  app: App,
  request: ExampleRequest,
  status: string,
  type?: string,
): Promise<Response> {
  const response = await app.request(toRequest(request, type))
  if (String(response.status) === status) return response
  const { method, path } = request
  const answered = `${response.status}: ${await response.text()}`
  throw new Error(`${method} ${path} declares ${status} but answers ${answered}`)
}

/** Copies the answer's headers into those that are described in place; throws if a declared one is missing. */
function exemplifyHeaders({ headers = {} }: ResponseObject, answer: Response): void {
  for (const [name, header] of Object.entries(headers)) {
    if (OCCASIONAL_HEADERS.includes(name)) continue
    const value = answer.headers.get(name)
    if (value === null) throw new Error(`An answer ${answer.status} declares ${name} but lacks it.`)
    if (header.schema) header.example = header.schema.type === 'integer' ? Number(value) : value
  }
}
