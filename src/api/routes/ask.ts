import { OpenAPIHono, createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import Negotiator from 'negotiator'
import type { Ask } from '../../ask/answer.ts'
import { toEventStream } from '../../ask/events.ts'
import { AskParameters, AskRequest, AskResponse } from '../../schemas/ask.ts'
import type { ApiEnv } from '../environment.ts'
import { jsonBody } from '../json-body.ts'
import { VERSION_HEADER, freshResponses } from '../openapi-parts.ts'
import { fresh } from '../respond.ts'

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Tells nginx not to hold events back.
  'X-Accel-Buffering': 'no',
}

/** What the documents show. */
const EXAMPLE = { query: 'is what I say confidential?' }

const documentation = {
  tags: ['Ask'],
  description:
    'Answers with published text, found by deterministic keyword retrieval; nothing is generated. ' +
    'The answer is a stream of server-sent events (start, result for each result, complete) when Accept ' +
    'is text/event-stream, streaming is true or prefer.streaming is true.',
}

/** GET and POST /ask: a question in natural language, answered with published text. */
export function askRoutes(ask: Ask) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(
      createRoute({
        ...documentation,
        method: 'get',
        path: '/ask',
        operationId: 'ask',
        summary: 'Ask a question',
        request: { query: AskParameters },
        responses: responses(['query_too_long', 'invalid_request']),
      }),
      (c) => {
        const { query, streaming } = c.req.valid('query')
        return answer(c, ask(query ?? ''), isTrue(streaming) || accepts(c))
      },
    )
    .openapi(
      createRoute({
        ...documentation,
        method: 'post',
        path: '/ask',
        operationId: 'askWithBody',
        summary: 'Ask a question in a body',
        request: {
          query: AskParameters.pick({ streaming: true }),
          body: { content: { 'application/json': { schema: AskRequest, example: EXAMPLE } } },
        },
        middleware: [jsonBody({ optional: true })] as const,
        responses: responses([
          'query_too_long',
          'invalid_request',
          'invalid_json',
          'payload_too_large',
        ]),
      }),
      (c) => {
        const { query, prefer } = c.req.valid('json')
        const streaming = isTrue(c.req.valid('query').streaming) || prefer?.streaming === true
        return answer(c, ask(query ?? ''), streaming || accepts(c))
      },
    )
}

function answer(c: Context<ApiEnv>, response: AskResponse, streaming: boolean) {
  if (!streaming) return fresh(response)
  const stream = toEventStream(response, c.req.header('Last-Event-ID'))
  // 204 is how a server tells an EventSource that has everything not to connect again.
  const result =
    stream === ''
      ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
      : new Response(Buffer.from(stream), { headers: STREAM_HEADERS })
  return result as ReturnType<typeof fresh<AskResponse>>
}

function isTrue(parameter: string | undefined): boolean {
  return parameter === 'true' || parameter === '1'
}

/** Whether the client would rather have events than JSON; naming neither, it gets JSON. */
function accepts(c: Context<ApiEnv>): boolean {
  const accept = c.req.header('Accept')
  if (!accept?.includes('text/event-stream')) return false
  const [preferred] = new Negotiator({ headers: { accept } }).mediaTypes([
    'application/json',
    'text/event-stream',
  ])
  return preferred === 'text/event-stream'
}

function responses(errors: Parameters<typeof freshResponses>[2]) {
  const described = freshResponses(AskResponse, 'The answer', errors)
  const stream = { 'text/event-stream': { schema: { type: 'string' as const } } }
  return {
    ...described,
    200: {
      ...described[200],
      // The contract documents no other header here, although the answer carries them all.
      headers: VERSION_HEADER,
      content: { ...described[200].content, ...stream },
    },
  }
}
