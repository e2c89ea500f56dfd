import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runClient } from '../../support/mcp-clients.ts'
import { type RunningServer, startProduction } from '../../support/servers.ts'
import { CALLS, TOOLS, expectedData } from './scenario.ts'

let server: RunningServer
let data: Record<string, unknown>
let folder: string
let config: string

beforeAll(async () => {
  server = await startProduction()
  data = await expectedData(server.origin)
  folder = mkdtempSync(join(tmpdir(), 'mcporter-'))
  config = join(folder, 'mcporter.json')
  const mcpServers = { practice: { baseUrl: `${server.origin}/api/mcp` } }
  writeFileSync(config, JSON.stringify({ mcpServers, imports: [] }))
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

describe('mcporter', () => {
  const port = (...args: string[]) =>
    runClient('node_modules/.bin/mcporter', ['--config', config, ...args])
  const call = (tool: string, args: object) =>
    port('call', `practice.${tool}`, '--args', JSON.stringify(args), '--output', 'json')

  it('lists the tools', async () => {
    const { stdout } = await port('list', 'practice', '--json')
    const { tools } = JSON.parse(stdout) as { tools: { name: string }[] }
    expect(tools.map(({ name }) => name)).toEqual(TOOLS)
  })

  it.each(TOOLS)('gets from %s what the API gives', async (tool) => {
    const { code, stdout, output } = await call(tool, CALLS[tool] ?? {})
    expect(code, output).toBe(0)
    expect(JSON.parse(stdout)).toEqual(data[tool])
  })

  it('reads a page as Markdown', async () => {
    const { url } = data['get_practice_info'] as { url: string }
    const { stdout } = await port('resource', 'practice', `${url}about`, '--output', 'json')
    expect(stdout).toContain('text/markdown')
  })

  it('is told what is wrong with a call', async () => {
    const { output } = await call('search_faq', { question: 'x' })
    expect(output).toContain('perhaps \\"query\\" was meant')
  })
})
