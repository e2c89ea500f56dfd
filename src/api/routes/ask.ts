import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { PATHS } from '../../catalogue/urls.ts'
import { type Ask, askJson } from '../../core/ask.ts'
import { eventStream } from '../../core/ask-events.ts'
import type { Turns } from '../../core/fair-queue.ts'
import { negotiateType } from '../../core/negotiate-type.ts'
import type { ErrorCode } from '../../schemas/error.ts'
import { AskParameters, AskRequest, AskResponse, AskStream } from '../../schemas/ask.ts'
import type { ApiRequest, Route } from '../route.ts'
import { BODY_ERRORS, parseJson, withBody } from '../json-body.ts'
import { describeHeaders } from '../openapi-headers.ts'
import { EXAMPLE_QUERY, jsonContent, noStoreResponses } from '../openapi-responses.ts'
import { replyPrivate } from '../reply.ts'
import { valid, validQuery } from '../validate.ts'

/** GET and POST /ask: answers a question in natural language with published text. */
export function askRoutes(ask: Ask, turns: Turns): Route[] {
  return [
    {
      description: ASK,
      handle: (request) => {
        const { query, streaming } = validQuery(request, AskParameters)
        const lastEventId = request.incoming.headers['last-event-id']?.toString()
        return answer(request, ask(query ?? ''), streaming === true, lastEventId)
      },
    },
    {
      description: ASK_WITH_BODY,
      handle: withBody(turns, (request, body) => {
        const { streaming } = validQuery(request, POST_PARAMETERS)
        // An empty body is like an empty query.
        const { query, prefer } = valid(AskRequest, parseJson(body, {}))
        return answer(request, ask(query ?? ''), streaming === true || prefer?.streaming === true)
      }),
    },
  ]
}

const POST_PARAMETERS = AskParameters.pick({ streaming: true })

/** Answers in JSON, or in server-sent events, which are one text, since all of them are known at once. */
function answer(
  request: ApiRequest,
  response: AskResponse,
  isStreaming: boolean,
  lastEventId?: string,
) {
  const headers = { Vary: 'Accept' }
  if (!isStreaming && !prefersEvents(request)) return replyPrivate(askJson(response), headers)
  return replyPrivate(eventStream(response, lastEventId), {
    ...headers,
    'Content-Type': `${EVENTS}; charset=utf-8`,
    // Keeps nginx from buffering the events.
    'X-Accel-Buffering': 'no',
  })
}

const EVENTS = 'text/event-stream'

/** Whether Accept prefers events to JSON. */
function prefersEvents({ incoming }: ApiRequest): boolean {
  return negotiateType(incoming.headers.accept, ['application/json', EVENTS]) === EVENTS
}

const ReconnectHeaders = z.object({
  'Last-Event-ID': z
    .string()
    .optional()
    .describe('The id of the last event of a stream that arrived; the stream continues after it'),
})

const COMMON = {
  path: PATHS.ask,
  tags: ['Ask'],
  description:
    'Answers with published text, found by a deterministic search that learned from examples of how people ask; nothing is generated. ' +
    'The answer is a stream of server-sent events (start, result for each result, complete) when Accept ' +
    'is text/event-stream, streaming is true or prefer.streaming is true.',
}

const ASK = {
  ...COMMON,
  method: 'get',
  operationId: 'ask',
  summary: 'Ask a question',
  request: { query: AskParameters, headers: ReconnectHeaders },
  responses: responses(['query_too_long']),
} as const satisfies RouteConfig

const ASK_WITH_BODY = {
  ...COMMON,
  method: 'post',
  operationId: 'askWithBody',
  summary: 'Ask a question in a body',
  description: `${COMMON.description} The question goes in the body; a \`query\` in the address is ignored.`,
  request: {
    query: POST_PARAMETERS,
    body: { content: jsonContent(AskRequest, { query: EXAMPLE_QUERY }) },
  },
  responses: responses(['query_too_long', 'invalid_json', ...BODY_ERRORS]),
} as const satisfies RouteConfig

function responses(errors: readonly ErrorCode[]) {
  const described = noStoreResponses(AskResponse, 'The answer', errors)
  return {
    ...described,
    200: {
      ...described[200],
      // The contract documents no other header here, although the answer has them all.
      headers: describeHeaders(['X-API-Version']),
      content: { ...described[200].content, [EVENTS]: { schema: AskStream } },
    },
  }
}
