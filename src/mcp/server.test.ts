import { expect, it, vi } from 'vitest'
import { instance } from '../instance.ts'
import { createMessageHandler } from './handler.ts'
import { serverFactory } from './server.ts'

it('tells nobody but its owner what went wrong inside', async () => {
  const { catalogue, resources } = await instance()
  const onFailure = vi.fn()
  // The list of resources is made of the first answer.
  const booking = vi.fn(resources.booking).mockReturnValueOnce(resources.booking())
  booking.mockImplementation(() => {
    throw new Error('/srv/secret/path')
  })
  const createServer = serverFactory({
    catalogue,
    reads: { ...resources, booking },
    pageMarkdown: () => undefined,
    onFailure,
  })
  const mcp = createMessageHandler({ createServer, onFailure })
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
  const name = 'get_booking_info'
  const bodies = [
    { ...message, params: { name }, headers: {} },
    { ...message, params: { name, _meta: META_2026 }, headers: HEADERS_2026 },
  ]
  for (const [i, { headers, ...body }] of bodies.entries()) {
    const response = await mcp(body, headers, { requestId: `request-${i}` })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ error: { code: -32603 } })
    expect(text).not.toContain('secret')
  }
  const error = new Error('/srv/secret/path')
  expect(onFailure.mock.calls).toEqual([
    [error, 'request-0'],
    [error, 'request-1'],
  ])
})

const META_2026 = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}
const HEADERS_2026 = {
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'get_booking_info',
}
