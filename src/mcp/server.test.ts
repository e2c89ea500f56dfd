import { expect, it, vi } from 'vitest'
import { instance } from '../instance.ts'
import { createMessageHandler } from './handler.ts'
import { serverFactory } from './server.ts'

it('tells nobody but its owner what went wrong inside', async () => {
  const { catalogue, resources, retrieval } = await instance()
  const onFailure = vi.fn()
  // The list of resources is made of the first answer.
  const booking = vi.fn(resources.booking).mockReturnValueOnce(resources.booking())
  booking.mockImplementation(() => {
    throw new Error('/srv/secret/path')
  })
  const createServer = serverFactory({
    catalogue,
    reads: { ...resources, booking },
    match: retrieval.match,
    pageMarkdown: () => undefined,
    onFailure,
  })
  const response = await createMessageHandler({ createServer, onFailure })(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_booking_info' } },
    new Headers(),
  )
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ error: { code: -32603 } })
  expect(text).not.toContain('secret')
  expect(onFailure.mock.calls).toEqual([[new Error('/srv/secret/path')]])
})
