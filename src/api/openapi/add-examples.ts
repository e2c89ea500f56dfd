import type { App } from '../app.ts'
import type { ErrorCode } from '../../schemas/error.ts'
import type { ExampleRequest, Media } from './examples.ts'
import { contentOf, exampleRequest, isJson, toRequest } from './examples.ts'
import { OCCASIONAL_HEADERS } from '../routes/openapi-headers.ts'
import { BEYOND_REQUESTS, MISTAKES, WITHOUT_BODY } from './mistakes.ts'
import { addModelExamples } from './model-examples.ts'
import type { OpenApiDocument } from './operations.ts'
import { operations } from './operations.ts'

/** Applications that give the document's examples. */
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
 * Gives every response of a document, its header fields and every model an example that is a real answer.
 *
 * @throws {Error} When an answer is not as declared: the description or the application is wrong.
 */
export async function addExamples(
  document: OpenApiDocument,
  apps: ExampleApps,
  siteUrl: string,
): Promise<void> {
  for (const { path, method, operation } of operations(document)) {
    const request = exampleRequest(path, method, operation)
    let etag = ''
    const responses = (operation.responses ?? {}) as Record<string, ResponseObject>
    for (const [status, response] of Object.entries(responses)) {
      const silent = WITHOUT_BODY[status]?.(request, etag)
      if (silent) exemplifyHeaders(response, await ask(apps.open, silent, status))
      for (const [type, media] of Object.entries(contentOf(response))) {
        if (status === '200') {
          const answer = await ask(apps.open, request, status, type)
          etag = answer.headers.get('ETag') ?? ''
          exemplifyHeaders(response, answer)
          media.example = await bodyOf(answer, type)
        } else await showMistakes(status, response, media)
      }
    }

    async function showMistakes(status: string, response: ResponseObject, media: Media) {
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        const mistake = MISTAKES[name]
        const said = BEYOND_REQUESTS[status]
        if (said) example.value = said.toBody(siteUrl)
        else if (mistake) {
          const app = name === 'rate_limit_exceeded' ? apps.exhausted : apps.open
          const answer = await ask(app, mistake(request), status)
          exemplifyHeaders(response, answer)
          example.value = await refusal(answer, name)
        } else throw new Error(`No request is known that brings about ${name}.`)
      }
    }
  }
  addModelExamples(document)
}

async function ask(
  app: App,
  request: ExampleRequest,
  status: string,
  type?: string,
): Promise<Response> {
  const response = await app.fetch(toRequest(request, type), { client: '' })
  if (String(response.status) !== status)
    throw new Error(
      `${request.method} ${request.path} declares ${status} but answers ${response.status}: ${await response.text()}`,
    )
  return response
}

async function bodyOf(response: Response, type: string): Promise<unknown> {
  const text = await response.text()
  return isJson(type) ? JSON.parse(text) : text
}

/** The MCP endpoint's own errors are JSON-RPC's and carry no code of ours. */
async function refusal(response: Response, name: string): Promise<unknown> {
  const body = (await response.json()) as { code?: ErrorCode }
  if (body.code !== undefined && body.code !== name)
    throw new Error(`The example ${name} is answered with ${body.code}.`)
  return body
}

/** Header fields that are described in place show what the answer has; those that are referred to must be there. */
function exemplifyHeaders({ headers = {} }: ResponseObject, answer: Response): void {
  for (const [name, header] of Object.entries(headers)) {
    if (OCCASIONAL_HEADERS.includes(name)) continue
    const value = answer.headers.get(name)
    if (value === null) throw new Error(`An answer ${answer.status} declares ${name} but lacks it.`)
    if (header.schema) header.example = header.schema.type === 'integer' ? Number(value) : value
  }
}
