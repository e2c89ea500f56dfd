import Negotiator from 'negotiator'
import type { Ask } from '../../core/answer.ts'
import { encodeAnswer } from '../../core/encode.ts'
import { toEventStream } from '../../core/answer-events.ts'
import { AskParameters, AskRequest, AskResponse } from '../../schemas/ask.ts'
import type { Answer, ApiRequest, Endpoint } from '../endpoint.ts'
import { queryOf, valid } from '../endpoint.ts'
import { parseJson } from '../json-body.ts'
import { VERSION_HEADER, freshResponses } from '../openapi/parts.ts'
import { freshBytes } from '../respond.ts'

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
export function askEndpoints(ask: Ask): Endpoint[] {
  return [
    {
      documentation: {
        ...documentation,
        method: 'get',
        path: '/ask',
        operationId: 'ask',
        summary: 'Ask a question',
        request: { query: AskParameters },
        responses: responses(['query_too_long', 'invalid_request']),
      },
      answer: (request) => {
        const { query, streaming } = queryOf(AskParameters, request)
        return answer(request, ask(query ?? ''), isTrue(streaming))
      },
    },
    {
      documentation: {
        ...documentation,
        method: 'post',
        path: '/ask',
        operationId: 'askWithBody',
        summary: 'Ask a question in a body',
        request: {
          query: POST_PARAMETERS,
          body: { content: { 'application/json': { schema: AskRequest, example: EXAMPLE } } },
        },
        responses: responses([
          'query_too_long',
          'invalid_request',
          'invalid_json',
          'payload_too_large',
        ]),
      },
      answer: (request) => {
        // An empty body asks nothing, as an empty query does.
        const body = parseJson(request.body, {})
        const { streaming } = queryOf(POST_PARAMETERS, request)
        const { query, prefer } = valid(AskRequest, body)
        return answer(request, ask(query ?? ''), isTrue(streaming) || prefer?.streaming === true)
      },
    },
  ]
}

const POST_PARAMETERS = AskParameters.pick({ streaming: true })

function answer(request: ApiRequest, response: AskResponse, streaming: boolean): Answer {
  if (!streaming && !acceptsEvents(request)) return freshBytes(encodeAnswer(response))
  const stream = toEventStream(response, request.header('last-event-id'))
  // 204 is how a server tells an EventSource that has everything not to connect again.
  return stream.byteLength === 0
    ? { status: 204, headers: { 'Cache-Control': 'no-store' }, body: null }
    : { status: 200, headers: STREAM_HEADERS, body: stream }
}

function isTrue(parameter: string | undefined): boolean {
  return parameter === 'true' || parameter === '1'
}

/** Whether the client would rather have events than JSON; naming neither, it gets JSON. */
function acceptsEvents({ header }: ApiRequest): boolean {
  const accept = header('accept')
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
