/**
 * Every operation, asked for by the client that @hey-api/openapi-ts made in ./client: node hey-api.ts BASE_URL
 * It is compiled where the client is, and so is no part of the project's own types.
 */
import { client } from './client/client.gen.ts'
import {
  ask,
  type AskCompleteEvent,
  type AskResultEvent,
  type AskStartEvent,
  askWithBody,
  type BookingInfo,
  callMcp,
  getBookingInfo,
  getProfile,
  getServerCard,
  listServices,
  runBatch,
  searchFaq,
} from './client/index.ts'

client.setConfig({ baseUrl: process.argv[2] })
const strictly = { throwOnError: true } as const

const profile = await getProfile(strictly)
const booking = await getBookingInfo(strictly)
const services = await listServices({ ...strictly, query: { q: 'therapy after trauma', limit: 5 } })
const faq = await searchFaq({
  ...strictly,
  query: { q: 'how much does a session cost', limit: 5 },
})
const batch = await runBatch({
  ...strictly,
  body: {
    operations: [{ op: 'booking' }, { op: 'services', params: { q: 'therapy after trauma' } }],
  },
})
const answer = await ask({ ...strictly, query: { query: 'is what I say confidential?' } })
const answerToBody = await askWithBody({ ...strictly, body: { query: 'therapy after trauma' } })
const card = await getServerCard(strictly)
const mcp = await callMcp({
  ...strictly,
  body: {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_faq', arguments: { query: 'is it confidential?', limit: 1 } },
  },
})

const stream = await askWithBody({
  ...strictly,
  body: { query: { text: 'therapy after trauma' }, prefer: { streaming: true } },
  parseAs: 'text',
})
const events = [...String(stream.data).matchAll(/^data: (.*)$/gm)].map(
  ([, json = '']) => JSON.parse(json) as AskStartEvent | AskResultEvent | AskCompleteEvent,
)

const refused = await searchFaq({ query: { limit: 0 } })
const current = await getProfile({
  headers: { 'If-None-Match': profile.response.headers.get('ETag') ?? '' },
})

console.log(
  JSON.stringify({
    answers: {
      getProfile: profile.data,
      getBookingInfo: booking.data,
      listServices: services.data,
      searchFaq: faq.data,
      runBatch: batch.data,
      ask: answer.data,
      askWithBody: answerToBody.data,
      getServerCard: card.data,
      callMcp: mcp.data,
    },
    // What the models' types allow to read without a cast.
    phone: profile.data.contact?.phone,
    channels: (batch.data.results[0]?.data as BookingInfo).channels.map(({ type }) => type),
    prices: answerToBody.data.results.flatMap(({ schema_object: thing }) =>
      thing['@type'] === 'Service' ? [thing.offers?.price] : [],
    ),
    events: events.map((event) =>
      event.message_type === 'result' ? event.item['@id'] : event.query,
    ),
    refusal: refused.error?.code,
    current: current.response?.status,
  }),
)
