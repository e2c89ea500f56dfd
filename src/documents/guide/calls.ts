import type { App } from '../../api/app.ts'
import type { ExampleRequest } from '../../api/openapi/examples.ts'
import { toRequest } from '../../api/openapi/examples.ts'
import { PATHS } from '../../catalogue/urls.ts'

/** A call that the guide shows, with its real answer. */
export interface Call {
  /** The guide's section that shows it. */
  topic: 'first-call' | 'errors' | 'pagination' | 'streaming'
  request: ExampleRequest
  status: number
  answer: string
}

type Draft = Pick<Call, 'topic'> & { request: Partial<ExampleRequest> & { path: string } }

const DRAFTS: Draft[] = [
  {
    topic: 'first-call',
    request: { path: '/api/v1/faq', query: { q: 'how much does a session cost', limit: '1' } },
  },
  { topic: 'errors', request: { path: '/api/v1/faq', query: { limit: '0' } } },
  { topic: 'pagination', request: { path: '/api/v1/services', query: { limit: '1' } } },
  {
    topic: 'streaming',
    request: {
      path: PATHS.ask,
      method: 'POST',
      headers: { Accept: 'text/event-stream' },
      body: '{"query":"how much does a session cost"}',
    },
  },
]

/** Makes the calls to paths that the application has. */
export async function makeCalls(app: App): Promise<Call[]> {
  const known = new Set(app.routes.map(({ path }) => path))
  const drafts = DRAFTS.filter(({ request }) => known.has(request.path))
  return Promise.all(
    drafts.map(async ({ topic, request: draft }) => {
      const request = { method: 'GET', query: {}, headers: {}, body: undefined, ...draft }
      const response = await app.fetch(toRequest(request), { client: '' })
      return { topic, request, status: response.status, answer: await response.text() }
    }),
  )
}
