import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runClient } from '../../support/mcp-clients.ts'
import { type RunningServer, startProduction } from '../../support/servers.ts'
import { CALLS, TOOLS, expectedData } from './scenario.ts'

/** What e2e/mcp-clients/report.mjs prints. */
interface Seen {
  tools: string[]
  results: Record<string, { structuredContent?: unknown; isError?: boolean }>
  resource: { contents: { uri: string; mimeType: string; text: string }[] }
  badArgument: string
  badResource: string
}

const CLIENTS = [
  { name: 'SDK 2.4, negotiating', file: 'sdk-2.mjs', mode: 'auto' },
  { name: 'SDK 2.4, pinned', file: 'sdk-2.mjs', mode: '2026-07-28' },
  { name: '@ai-sdk/mcp', file: 'ai-sdk.mjs' },
  { name: '@openai/agents', file: 'openai-agents.mjs' },
  { name: '@mastra/mcp', file: 'mastra.mjs' },
]

let server: RunningServer
let data: Record<string, unknown>
let resource: string

beforeAll(async () => {
  server = await startProduction()
  data = await expectedData(server.origin)
  const { url } = data['get_practice_info'] as { url: string }
  resource = new URL('/about', url).href
})

afterAll(() => server.stop())

describe.each(CLIENTS)('$name', ({ file, mode }) => {
  let seen: Seen

  beforeAll(async () => {
    const scenario = JSON.stringify({ calls: CALLS, resource })
    const args = [`${server.origin}/api/mcp`, scenario, ...(mode ? [mode] : [])]
    const { code, stdout, output } = await runClient(file, args)
    expect(code, output).toBe(0)
    seen = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Seen
  })

  it('lists the tools', () => {
    expect(seen.tools).toEqual(TOOLS)
  })

  it.each(TOOLS)('gets from %s what the API gives', (tool) => {
    const result = seen.results[tool]
    expect(result?.isError ?? false).toBe(false)
    expect(result?.structuredContent ?? result).toEqual(data[tool])
  })

  it('reads a page as Markdown', () => {
    const [content] = seen.resource.contents
    expect(content).toMatchObject({ uri: resource, mimeType: 'text/markdown' })
    expect(content?.text).toMatch(/^# /)
  })

  it('is told what is wrong with an argument', () => {
    // @mastra/mcp checks arguments itself, by the schema it was given.
    expect(seen.badArgument).toMatch(/perhaps \\"query\\" was meant|additional properties/)
  })

  it('is told which resources are closest to a missing one', () => {
    expect(seen.badResource).toContain(`Resource not found. Closest: ${resource}`)
  })
})
