import type { App } from '../../api/app.ts'
import type { ExampleRequest } from '../../api/openapi/examples.ts'
import { toRequest } from '../../api/openapi/examples.ts'
import { PATHS, READ_PATHS } from '../../catalogue/urls.ts'

/** A call that the guide shows, with its real answer. */
export interface Call {
  /** The guide's section that shows it. */
  topic: 'first-call' | 'errors' | 'pagination' | 'streaming'
  request: ExampleRequest
  status: number
  answer: string
}

const query = 'how much does a session cost'

const REQUESTS: Record<Call['topic'], Partial<ExampleRequest> & { path: string }> = {
  'first-call': { path: READ_PATHS.faq, query: { q: query, limit: '1' } },
  errors: { path: READ_PATHS.faq, query: { limit: '0' } },
  pagination: { path: READ_PATHS.services, query: { limit: '1' } },
  streaming: {
    path: PATHS.ask,
    method: 'POST',
    headers: { Accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
  },
}

/** Makes the calls that the guide shows. */
export async function makeCalls(app: App): Promise<Call[]> {
  return Promise.all(
    Object.entries(REQUESTS).map(async ([topic, own]) => {
      const request = { method: 'GET', query: {}, headers: {}, body: undefined, ...own }
      const response = await app.fetch(toRequest(request), { client: '' })
      const answer = await response.text()
      return { topic: topic as Call['topic'], request, status: response.status, answer }
    }),
  )
}
