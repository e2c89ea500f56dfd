import { expect, it } from 'vitest'
import { instance } from '../../instance.ts'
import { toolCall } from './tool-calls.ts'

const context = await (await instance()).documentContext()

it('knows the tool that answers each read of the API', () => {
  const reads = context.endpoints.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/api/v1/'),
  )
  expect(reads.length).toBeGreaterThan(0)
  for (const { id, method, path } of reads)
    expect(
      toolCall(context, { method, path, query: {}, headers: {}, body: undefined }),
      `name the tool of ${id} in TOOLS (tool-calls.ts)`,
    ).toBeDefined()
})
