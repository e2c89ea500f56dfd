import { once } from 'node:events'
import { IncomingMessage, createServer } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { readRequest } from './request.ts'
import { answerApplication } from './request-handler.ts'

const service = await instance()
const asked = (host: string) =>
  readRequest(
    Object.assign(new IncomingMessage(new Socket()), {
      headers: { host },
      rawHeaders: ['Host', host],
      httpVersion: '1.1',
    }),
    '1',
    service,
  )

describe('a host', () => {
  it.each([
    'a',
    'a:',
    'A.example:80',
    'practice.example.',
    '127.0.0.1:4321',
    '[::1]',
    '[::1]:4321',
  ])('may be %s', (host) => {
    expect(asked(host).refusal).toBeUndefined()
  })

  it.each(['', 'a b', 'a/b', 'a@b', 'a\\b', 'a?', '%61', 'a:99999', '127.1', 'a.1', '[', 'é'])(
    'is not %j',
    (host) => {
      expect(asked(host).refusal?.status).toBe(400)
    },
  )
})

it('a failure of the whole application is thrown, for whoever listens to log', async () => {
  const error = new Error('no answer')
  const app = { ...service.app, answer: () => Promise.reject(error) }
  const failed = Promise.withResolvers<unknown>()
  const server = createServer((request, response) => {
    answerApplication(app, readRequest(request, '1', service), response).catch(
      (thrown: unknown) => {
        failed.resolve(thrown)
        response.end()
      },
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/api/v1/booking`)
  expect(await failed.promise).toBe(error)
  server.close()
})
