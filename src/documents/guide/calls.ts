import type { App } from '../../api/app.ts'
import { type ExampleRequest, toRequest } from '../../api/openapi/examples.ts'
import { PATHS, READ_PATHS } from '../../catalogue/urls.ts'

/** A call that the guide shows, with its real answer. */
export interface Call {
  request: ExampleRequest
  status: number
  answer: string
}

/** The guide's calls, by the ids of the sections that show them. */
export type Calls = Awaited<ReturnType<typeof makeCalls>>

const query = 'how much does a session cost'

export async function makeCalls(app: App) {
  return {
    'first-call': await call(app, { path: READ_PATHS.faq, query: { q: query, limit: '1' } }),
    errors: await call(app, { path: READ_PATHS.faq, query: { limit: '0' } }),
    pagination: await call(app, { path: READ_PATHS.services, query: { limit: '1' } }),
    streaming: await call(app, {
      path: PATHS.ask,
      method: 'POST',
      headers: { Accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
    }),
  }
}

async function call(
  app: App,
  own: Partial<ExampleRequest> & Pick<ExampleRequest, 'path'>,
): Promise<Call> {
  const request = { method: 'GET', query: {}, headers: {}, body: undefined, ...own }
  const response = await app.request(toRequest(request))
  return { request, status: response.status, answer: await response.text() }
}
