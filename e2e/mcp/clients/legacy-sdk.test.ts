/** The SDK's maintenance line, which most installed clients have, in the test's own process. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startProduction } from '../../support/servers.ts'
import { CALLS, TOOLS, expectedData } from './scenario.ts'

const client = new Client({ name: 'e2e', version: '1.0.0' })
let server: RunningServer
let data: Record<string, unknown>

beforeAll(async () => {
  server = await startProduction()
  data = await expectedData(server.origin)
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/api/mcp`)))
})
afterAll(async () => {
  await client.close()
  await server.stop()
})

it('is told what the server can do', () => {
  expect(client.getServerCapabilities()).toMatchObject({ tools: {}, resources: {} })
})

it('lists the tools', async () => {
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS)
})

it.each(TOOLS)('gets from %s what the API gives', async (tool) => {
  const result = await client.callTool({ name: tool, arguments: CALLS[tool] })
  expect(result.isError ?? false).toBe(false)
  expect(result.structuredContent).toEqual(data[tool])
})

it('reads every resource that is listed', async () => {
  const { resources } = await client.listResources()
  expect(resources.length).toBeGreaterThan(TOOLS.length)
  for (const { uri, mimeType } of resources) {
    const { contents } = await client.readResource({ uri })
    expect(contents).toEqual([expect.objectContaining({ uri, mimeType })])
  }
})

it('is told what is wrong with an argument, and which resources are closest to a missing one', async () => {
  const { url } = data['get_practice_info'] as { url: string }
  const about = new URL('/about', url).href
  const call = await client.callTool({ name: 'search_faq', arguments: { question: 'x' } })
  expect(JSON.stringify(call)).toContain('perhaps \\"query\\" was meant')
  await expect(client.readResource({ uri: `${about}-that-is-not` })).rejects.toThrow(
    `Resource not found. Closest: ${about}`,
  )
})
