import { once } from 'node:events'
import { IncomingMessage, createServer } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { createApplicationHandler, refusalOf } from './request-handler.ts'

const asked = (host: string) =>
  Object.assign(new IncomingMessage(new Socket()), {
    headers: { host },
    rawHeaders: ['Host', host],
    httpVersion: '1.1',
  })

describe('a host', () => {
  it.each(['a', 'A.example:80', 'practice.example.', '127.0.0.1:4321', '[::1]', '[::1]:4321'])(
    'may be %s',
    (host) => {
      expect(refusalOf(asked(host), 'https://practice.example')).toBeUndefined()
    },
  )

  it.each([
    '',
    'a b',
    'a/b',
    'a@b',
    'a\\b',
    'a?',
    '%61',
    'a:',
    'a:99999',
    '127.1',
    'a.1',
    '[',
    'é',
  ])('is not %j', (host) => {
    expect(refusalOf(asked(host), 'https://practice.example')?.status).toBe(400)
  })
})

it('a failure of the whole application is thrown, for whoever listens to log', async () => {
  const service = await instance()
  const error = new Error('no answer')
  const handle = createApplicationHandler({
    ...service,
    app: Object.assign(Object.create(service.app) as typeof service.app, {
      fetch: () => Promise.reject(error),
    }),
  })
  const failed = Promise.withResolvers<unknown>()
  const server = createServer((request, response) => {
    handle(request, response, { id: '1', route: 'unmatched' }).catch((thrown: unknown) => {
      failed.resolve(thrown)
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/api/v1/booking`)
  expect(await failed.promise).toBe(error)
  server.close()
})
