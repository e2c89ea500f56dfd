/** The API on Fastify 5, with the application's own code for validation, headers, rate limit and ETags. */
import Fastify from 'fastify'
import { clientAddress, proxyList } from '../../src/api/client-address.ts'
import { RateLimiter, rateLimitHeaders } from '../../src/api/rate-limit.ts'
import { CORS_HEADERS, JSON_TYPE, PRIVATE_CACHING, VERSION_HEADER } from '../../src/core/http.ts'
import { strongEtag } from '../../src/core/etag.ts'
import { loadBuilt } from '../built.ts'

const { ask, resources } = await loadBuilt()
const limiter = new RateLimiter({ limit: 1_000_000 })
const trustedProxies = proxyList([])
const app = Fastify()

app.addHook('onRequest', (request, reply, done) => {
  const rate = limiter.consume(clientAddress(request.ip, undefined, trustedProxies))
  const headers = {
    ...VERSION_HEADER,
    ...CORS_HEADERS,
    'X-Content-Type-Options': 'nosniff',
    ...rateLimitHeaders(limiter.limit, rate),
  }
  reply.headers(headers)
  done()
})

const q = { type: 'string', maxLength: 2000 }
app.get(
  '/api/v1/faq',
  {
    schema: {
      querystring: {
        type: 'object',
        properties: {
          q,
          limit: { type: 'integer', minimum: 1, maximum: 50 },
          cursor: { type: 'string' },
        },
      },
    },
  },
  (request, reply) => {
    const text = JSON.stringify(resources.faq({ q: request.query.q }))
    return reply
      .headers({
        ETag: strongEtag(text),
        Vary: 'Accept-Encoding',
        ...PRIVATE_CACHING,
        'Content-Type': JSON_TYPE,
      })
      .send(text)
  },
)

const askBody = {
  type: 'object',
  properties: {
    query: q,
    prefer: { type: 'object', properties: { streaming: { type: 'boolean' } } },
  },
}
app.post('/ask', { schema: { body: askBody } }, (request, reply) => {
  const answer = ask(request.body.query ?? '')
  reply.headers(PRIVATE_CACHING)
  return request.body.prefer?.streaming
    ? reply.header('Content-Type', 'text/event-stream; charset=utf-8').send(eventsOf(answer))
    : reply.header('Content-Type', JSON_TYPE).send(JSON.stringify(answer))
})

/** Encodes an answer as server-sent events in the usual way. */
function eventsOf({ query, answer, results, _meta }) {
  return [
    { message_type: 'start', query, _meta },
    ...results.map((item, index) => ({ message_type: 'result', index, item })),
    { message_type: 'complete', query, answer, count: results.length, _meta },
  ]
    .map((data, id) => `event: ${data.message_type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('')
}

const operation = {
  type: 'object',
  required: ['op'],
  properties: { op: { type: 'string' }, params: { type: 'object', properties: { q } } },
}
app.post(
  '/api/v1/batch',
  {
    schema: {
      body: {
        type: 'object',
        required: ['operations'],
        properties: { operations: { type: 'array', minItems: 1, maxItems: 10, items: operation } },
      },
    },
  },
  (request, reply) => {
    const results = request.body.operations.map(({ op, params }) => ({
      op,
      status: 'ok',
      data: resources[op]({ q: params?.q }),
    }))
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': JSON_TYPE })
      .send(JSON.stringify({ count: results.length, results }))
  },
)

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
