import { setImmediate as nextRound } from 'node:timers/promises'
import { McpServer } from '@modelcontextprotocol/server'
import { describe, expect, it, vi } from 'vitest'
import { createMessageHandler } from './handler.ts'

const message = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'x' } }

/** A handler whose server has one tool, which does as it is told. */
function handlerWith(call: () => Promise<never>) {
  const failures: unknown[] = []
  const handler = createMessageHandler({
    createServer: () => {
      const mcp = new McpServer({ name: 'test', version: '1.0.0' })
      mcp.server.registerCapabilities({ tools: {} })
      mcp.server.setRequestHandler('tools/call', call)
      return mcp
    },
    onFailure: (error) => failures.push(error),
    deadline: 20,
  })
  return { handler, failures }
}

describe('createMessageHandler', () => {
  it('answers with an error when a server never does', async () => {
    const { handler } = handlerWith(() => new Promise<never>(() => undefined))
    const response = await handler(message, {})
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32603, message: 'No answer in time.' },
    })
  })

  it('drops what comes after the deadline', async () => {
    const rejected: unknown[] = []
    const listener = (reason: unknown) => rejected.push(reason)
    process.on('unhandledRejection', listener)
    const { promise: late, reject } = Promise.withResolvers<never>()
    const { handler, failures } = handlerWith(() => late)
    const response = await handler(message, {})
    expect(response.status).toBe(504)
    reject(new Error('/srv/secret'))
    await nextRound()
    process.off('unhandledRejection', listener)
    expect(await response.text()).not.toContain('secret')
    expect([rejected, failures]).toEqual([[], []])
  })

  it('reports a server that cannot be made, and says no more of it', async () => {
    const failures: unknown[] = []
    const handler = createMessageHandler({
      createServer: () => {
        throw new Error('/srv/secret')
      },
      onFailure: (...failure) => failures.push(failure),
    })
    const response = await handler({ ...message, id: null }, {}, { requestId: 'a-1' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32603, message: 'Internal error' },
    })
    expect(failures).toEqual([[new Error('/srv/secret'), 'a-1']])
  })

  it('refuses a protocol version that does not exist', async () => {
    const { handler } = handlerWith(() => Promise.reject(new Error('not reached')))
    const response = await handler(message, { 'mcp-protocol-version': '1999-01-01' })
    expect(response.status).toBe(400)
  })

  it.each([
    [message, []],
    [[], []],
    [[1], []],
    [[message, message, message], [2]],
    // Refused as a whole, so that it is one request.
    [Array(21).fill(1), []],
  ])('counts what %j holds beyond one message', async (body, counted) => {
    const { handler } = handlerWith(() => Promise.reject(new Error('not of interest')))
    const countMore = vi.fn<(requests: number) => Promise<void>>()
    await handler(body, {}, { countMore })
    expect(countMore.mock.calls.flat()).toEqual(counted)
  })

  it('answers no batch that is more than its client may ask', async () => {
    const call = vi.fn(() => Promise.reject(new Error('not reached')))
    const tooMany = new Error('too many')
    const answer = handlerWith(call).handler(
      [message, message],
      {},
      {
        countMore: () => Promise.reject(tooMany),
      },
    )
    await expect(answer).rejects.toBe(tooMany)
    expect(call).not.toHaveBeenCalled()
  })
})
