/** Kinds of requests that are compared. */
import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { QUESTIONS } from './questions.ts'
import { get, post } from './requests.ts'

export interface Case {
  name: string
  peer: 'bare' | 'fastify'
  requests: Buffer[]
}

/** Requests that need computing. */
export const QUERIES: Case[] = [
  {
    name: 'faq?q=',
    peer: 'fastify',
    requests: QUESTIONS.map((q) => get(`/api/v1/faq?q=${encodeURIComponent(q)}`)),
  },
  {
    name: '/ask JSON',
    peer: 'fastify',
    requests: QUESTIONS.map((query) => post('/ask', JSON.stringify({ query }))),
  },
  {
    name: '/ask events',
    peer: 'fastify',
    requests: QUESTIONS.map((query) =>
      post('/ask', JSON.stringify({ query, prefer: { streaming: true } })),
    ),
  },
  {
    name: 'batch of 4',
    peer: 'fastify',
    requests: QUESTIONS.map((q) =>
      post(
        '/api/v1/batch',
        JSON.stringify({
          operations: [
            { op: 'profile' },
            { op: 'booking' },
            { op: 'services' },
            { op: 'faq', params: { q } },
          ],
        }),
      ),
    ),
  },
]

/** Reads from memory. Their answers by the server on a port are appended to `recorded`, for the bare peer to repeat. */
export async function bareReads(port: number, recorded: object[]): Promise<Case[]> {
  const cases: Case[] = []
  for (const path of ['/api/v1/profile', '/api/v1/faq', '/', '/faq'])
    for (const coding of ['identity', 'br']) {
      const { etag, ...answer } = await record(port, path, { 'accept-encoding': coding })
      const known = { 'accept-encoding': coding, 'if-none-match': etag }
      recorded.push(answer, await record(port, path, known))
      const headers = `accept-encoding: ${coding}\r\n`
      cases.push(
        { name: `${path} ${coding}`, peer: 'bare', requests: [get(path, headers)] },
        {
          name: `${path} ${coding} 304`,
          peer: 'bare',
          requests: [get(path, `${headers}if-none-match: ${etag}\r\n`)],
        },
      )
    }
  return cases
}

/** Records an answer for the bare peer, with its ETag. */
async function record(port: number, path: string, headers: Record<string, string>) {
  const outgoing = httpRequest({ host: '127.0.0.1', port, path, headers })
  outgoing.end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const {
    date,
    connection,
    'keep-alive': keepAlive,
    'transfer-encoding': coding,
    ...kept
  } = answer.headers
  const isConditional = 'if-none-match' in headers
  return {
    etag: kept.etag ?? '',
    key: `${path} ${headers['accept-encoding'] ?? ''} ${isConditional ? '304' : '200'}`,
    status: answer.statusCode,
    headers: kept,
    body: (await buffer(answer)).toString('base64'),
  }
}
