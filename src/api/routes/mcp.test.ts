import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../core/api-error.ts'
import type { ApiEnv } from '../environment.ts'
import type { McpRouteOptions } from './mcp.ts'
import { mcpRoute } from './mcp.ts'

/** Posts to the route, mounted as the application mounts it. */
function post(options: Partial<McpRouteOptions>, body: string, headers = {}) {
  const mcp = vi.fn(() => Promise.resolve(Response.json({})))
  const app = new Hono<ApiEnv>()
  app.route('/', mcpRoute({ siteUrl: 'https://practice.example', mcp, ...options }))
  app.onError((error, c) => c.json({ code: (error as ApiError).code }, 429))
  const response = app.request('/api/mcp', { method: 'POST', body, headers }, { peer: '192.0.2.1' })
  return { response: Promise.resolve(response), mcp }
}

describe('the MCP route', () => {
  it.each([
    ['practice.example', 200],
    ['www.practice.example', 200],
    ['clinic.example', 200],
    ['evil.example', 403],
  ])('answers a request for %s with %i', async (Host, status) => {
    const { response } = post({ allowedHosts: ['clinic.example'] }, '{}', { Host })
    expect((await response).status).toBe(status)
  })

  it.each([
    ['{}', []],
    ['[]', []],
    ['[1]', []],
    ['[1,2,3]', [2]],
    // Refused as a whole, so that it is one request.
    [JSON.stringify(Array(21).fill(1)), []],
  ])('counts what %s holds beyond one message', async (body, counted) => {
    const countMessages = vi.fn()
    await post({ countMessages }, body).response
    expect(countMessages.mock.calls.map(([, more]) => more as number)).toEqual(counted)
  })

  it('leaves the refusal of a batch to the application, and does not answer it', async () => {
    const countMessages = () => {
      throw new ApiError('rate_limit_exceeded', 'Too many.')
    }
    const { response, mcp } = post({ countMessages }, '[1,2]')
    expect(await (await response).json()).toEqual({ code: 'rate_limit_exceeded' })
    expect(mcp).not.toHaveBeenCalled()
  })
})
