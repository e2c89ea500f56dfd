import { describe, expect, it } from 'vitest'
import { createHandler } from './handler.ts'
import { serverFactory } from './server.ts'
import { defineTool } from './tools/define-tool.ts'
import { z } from 'zod'

describe('serverFactory', () => {
  it('tells nobody but its owner what went wrong inside', async () => {
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    const broken = defineTool({
      name: 'broken',
      title: 'Broken',
      description: 'Fails.',
      input: z.strictObject({}),
      output: z.object({}),
      run: () => {
        throw new Error('/srv/secret/path')
      },
    })
    const createServer = serverFactory({
      identity: {
        name: 'localhost/test',
        title: 'Test',
        version: '1.0.0',
        description: 'Test',
        websiteUrl: 'http://localhost',
        icons: [],
      },
      instructions: '',
      tools: [broken],
      resources: {
        list: [],
        templates: [],
        read: () => undefined,
        closest: () => [],
      },
      onFailure,
    })
    const response = await createHandler({ createServer, onFailure })(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'broken' } },
      new Headers(),
    )
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ error: { code: -32603 } })
    expect(text).not.toContain('secret')
    expect(failures).toEqual([new Error('/srv/secret/path')])
  })
})
