import type { App } from '../../api/app.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { ExampleRequest } from '../../api/openapi/examples.ts'
import { toRequest } from '../../api/openapi/examples.ts'

/** A call that the guide shows, with its real answer. */
export interface Call {
  /** The guide's section that shows it. */
  topic: 'start' | 'pagination' | 'ask'
  title: string
  request: ExampleRequest
  status: number
  answer: string
}

type Draft = Pick<Call, 'topic' | 'title'> & { request: Partial<ExampleRequest> & { path: string } }

const DRAFTS: Draft[] = [
  {
    topic: 'start',
    title: 'How somebody can book:',
    request: { path: '/api/v1/booking' },
  },
  {
    topic: 'start',
    title: 'A question, and the one entry that answers it best:',
    request: {
      path: '/api/v1/faq',
      query: { q: 'how much does a session cost', limit: '1' },
    },
  },
  {
    topic: 'start',
    title: 'A mistake, answered with what to do next:',
    request: { path: '/api/v1/faq', query: { limit: '0' } },
  },
  {
    topic: 'pagination',
    title: 'A page of one, with the cursor of the next:',
    request: { path: '/api/v1/services', query: { limit: '1' } },
  },
  {
    topic: 'ask',
    title: 'The plain dialect, a string:',
    request: {
      path: PATHS.ask,
      method: 'POST',
      body: '{"query":"is what I say confidential?"}',
    },
  },
  {
    topic: 'ask',
    title: 'The NLWeb dialect, an object, answered the same way:',
    request: {
      path: PATHS.ask,
      method: 'POST',
      body: '{"query":{"text":"is what I say confidential?"}}',
    },
  },
]

/** Makes the calls to paths that the application has. */
export async function makeCalls(app: App): Promise<Call[]> {
  const known = new Set(app.routes.map(({ path }) => path))
  const drafts = DRAFTS.filter(({ request }) => known.has(request.path))
  return Promise.all(
    drafts.map(async ({ topic, title, request: draft }) => {
      const request = { method: 'GET', query: {}, headers: {}, body: undefined, ...draft }
      const response = await app.fetch(toRequest(request), { peer: '' })
      return { topic, title, request, status: response.status, answer: await response.text() }
    }),
  )
}

/** The shell command that makes a call. */
export function curl(
  { method, path, query, headers, body }: ExampleRequest,
  siteUrl: string,
): string {
  const search = new URLSearchParams(query).toString()
  const parts = [
    `curl ${quote(siteUrl + path + (search && `?${search}`))}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    // curl sends POST when it has a body; any other method is named.
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
  ]
  return parts.join(' \\\n  ')
}

/** Quotes a word for a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}
