/**
 * Every operation, asked for by openapi-fetch with the types of practice.ts; prints the answers as JSON.
 *
 * Usage: node e2e/typed-client/every-operation.ts BASE_URL, while the service runs.
 */
import createClient from 'openapi-fetch'
import type { components, paths } from './practice.ts'

type Models = components['schemas']
type StreamEvent = Models['AskStartEvent'] | Models['AskResultEvent'] | Models['AskCompleteEvent']

// Without the second type, an answer that may also be a stream would be text or an object.
const client = createClient<paths, `${string}/${string}json`>({
  baseUrl: process.argv[2] ?? 'http://127.0.0.1:4321',
})

/** The data of an answer that must not be an error. */
function ok<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

const ofProfile = await client.GET('/api/v1/profile')
const profile = ok(ofProfile)
const booking = ok(await client.GET('/api/v1/booking'))
const services = ok(
  await client.GET('/api/v1/services', {
    params: { query: { q: 'therapy after trauma', limit: 5 } },
  }),
)
const faq = ok(
  await client.GET('/api/v1/faq', {
    params: { query: { q: 'how much does a session cost', limit: 5 } },
  }),
)
const batch = ok(
  await client.POST('/api/v1/batch', {
    body: {
      operations: [{ op: 'booking' }, { op: 'services', params: { q: 'therapy after trauma' } }],
    },
  }),
)
const answer = ok(
  await client.GET('/ask', { params: { query: { query: 'is what I say confidential?' } } }),
)
const answerToBody = ok(await client.POST('/ask', { body: { query: 'therapy after trauma' } }))
const card = ok(await client.GET('/api/mcp/server-card'))
const mcp = ok(
  await client.POST('/api/mcp', {
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_faq', arguments: { query: 'is it confidential?', limit: 1 } },
    },
  }),
)

const stream = ok(
  await client.POST('/ask', {
    body: { query: { text: 'therapy after trauma' }, prefer: { streaming: true } },
    parseAs: 'text',
  }),
)
const events = [...stream.matchAll(/^data: (.*)$/gm)].map(
  ([, json = '']) => JSON.parse(json) as StreamEvent,
)

const refused = await client.GET('/api/v1/faq', { params: { query: { limit: 0 } } })
const current = await client.GET('/api/v1/profile', {
  params: { header: { 'If-None-Match': ofProfile.response.headers.get('ETag') ?? '' } },
})

console.log(
  JSON.stringify({
    answers: {
      getProfile: profile,
      getBookingInfo: booking,
      listServices: services,
      searchFaq: faq,
      runBatch: batch,
      ask: answer,
      askWithBody: answerToBody,
      getServerCard: card,
      callMcp: mcp,
    },
    // What the models' types allow to read without a cast.
    phone: profile.contact?.phone,
    channels: (batch.results[0]?.data as Models['BookingInfo']).channels.map(({ type }) => type),
    prices: answerToBody.results.flatMap(({ schema_object: thing }) =>
      thing['@type'] === 'Service' ? [thing.offers?.price] : [],
    ),
    events: events.map((event) =>
      event.message_type === 'result' ? event.item['@id'] : event.query,
    ),
    refusal: refused.error?.code,
    current: current.response.status,
  }),
)
