import { McpServer } from '@modelcontextprotocol/server'
import { describe, expect, it } from 'vitest'
import { createExchange } from './exchange.ts'

const message = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'x' } }

/** An exchange with a server whose one tool does as it is told. */
function exchangeWith(call: () => Promise<never>) {
  const failures: unknown[] = []
  const exchange = createExchange({
    createServer: () => {
      const mcp = new McpServer({ name: 'test', version: '1.0.0' })
      mcp.server.registerCapabilities({ tools: {} })
      mcp.server.setRequestHandler('tools/call', call)
      return mcp
    },
    onFailure: (error) => failures.push(error),
    deadline: 20,
  })
  return { exchange, failures }
}

describe('createExchange', () => {
  it('answers with an error when a server never does', async () => {
    const { exchange } = exchangeWith(() => new Promise<never>(() => undefined))
    const response = await exchange(message, new Headers())
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32603, message: 'No answer in time.' },
    })
  })

  it('refuses a protocol version that does not exist', async () => {
    const { exchange } = exchangeWith(() => Promise.reject(new Error('not reached')))
    const response = await exchange(message, new Headers({ 'mcp-protocol-version': '1999-01-01' }))
    expect(response.status).toBe(400)
  })
})
