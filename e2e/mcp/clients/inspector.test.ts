import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runClient } from '../../support/mcp-clients.ts'
import { type RunningServer, startProduction } from '../../support/servers.ts'
import { CALLS, TOOLS, expectedData } from './scenario.ts'

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

describe.each(['legacy', 'modern'])('MCP Inspector, %s', (era) => {
  const inspect = (...args: string[]) =>
    runClient('node_modules/.bin/mcp-inspector', [
      '--cli',
      `${server.origin}/api/mcp`,
      '--protocol-era',
      era,
      '--format',
      'json',
      ...args,
    ])
  const call = (tool: string, args: object) =>
    inspect('--method', 'tools/call', '--tool-name', tool, '--tool-args-json', JSON.stringify(args))

  it('finds nothing to say against the tools’ schemas', async () => {
    const { code, stdout, output } = await inspect('--method', 'tools/list', '--strict')
    expect(code, output).toBe(0)
    const { result, schemaFindings = [] } = JSON.parse(stdout) as {
      result: { tools: { name: string }[] }
      schemaFindings?: object[]
    }
    expect(schemaFindings).toEqual([])
    expect(result.tools.map(({ name }) => name)).toEqual(TOOLS)
  })

  it.each(TOOLS)('gets from %s what the API gives', async (tool) => {
    const { code, stdout, output } = await call(tool, CALLS[tool] ?? {})
    expect(code, output).toBe(0)
    const { result } = JSON.parse(stdout) as { result: { structuredContent: unknown } }
    expect(result.structuredContent).toEqual(data[tool])
  })

  it('reads a page as Markdown', async () => {
    const { stdout } = await inspect('--method', 'resources/read', '--uri', resource)
    expect(stdout).toContain('text/markdown')
  })

  it('is told what is wrong with a call', async () => {
    const { code, output } = await call('search_faq', { question: 'x' })
    expect(code).not.toBe(0)
    expect(output).toContain('perhaps \\"query\\" was meant')
  })
})
