import { afterEach, describe, expect, it, vi } from 'vitest'
import { registerTools } from './register-tools.ts'

interface Registered {
  name: string
  annotations?: object
  execute: (input: object) => Promise<unknown>
}

const TOOLS = [
  {
    name: 'search_faq',
    description: 'Finds answers',
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: true },
  },
]

function browser() {
  const registered: Registered[] = []
  return { registered, modelContext: { registerTool: (tool: Registered) => registered.push(tool) } }
}

function answerWith(...bodies: object[]) {
  const request = vi.fn<typeof fetch>()
  for (const body of bodies) request.mockResolvedValueOnce(Response.json(body))
  vi.stubGlobal('fetch', request)
  return request
}

afterEach(() => vi.unstubAllGlobals())

describe('WebMCP', () => {
  it('asks for nothing where the browser does not know it', async () => {
    const request = answerWith({})
    await registerTools({}, {})
    expect(request).not.toHaveBeenCalled()
  })

  it.each(['document', 'navigator'])('registers the tools with the %s', async (where) => {
    answerWith({ endpoint: '/api/mcp', tools: TOOLS })
    const host = browser()
    await registerTools(where === 'document' ? host : {}, where === 'navigator' ? host : {})
    expect(host.registered.map(({ name }) => name)).toEqual(['search_faq'])
    expect(host.registered[0]?.annotations).toEqual({ readOnlyHint: true })
  })

  it('answers a call with what the MCP server answers', async () => {
    const result = { content: [{ type: 'text', text: 'found' }] }
    const request = answerWith({ endpoint: '/api/mcp', tools: TOOLS }, { result })
    const host = browser()
    await registerTools(host)
    expect(await host.registered[0]?.execute({ query: 'fees' })).toEqual(result)
    const [url, init] = request.mock.calls[1] ?? []
    expect(url).toBe('/api/mcp')
    expect(JSON.parse(init?.body as string)).toMatchObject({
      method: 'tools/call',
      params: { name: 'search_faq', arguments: { query: 'fees' } },
    })
  })

  it('registers nothing when the list cannot be had', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 404 })),
    )
    const host = browser()
    await registerTools(host)
    expect(host.registered).toEqual([])
  })
})
