import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../core/api-error.ts'
import type { ApiEnv } from '../environment.ts'
import type { McpRouteOptions } from './mcp.ts'
import { mcpRoute } from './mcp.ts'

/** Posts to the route, mounted as the application mounts it, behind a limit that counts. */
function post(
  options: Partial<McpRouteOptions> & { countMore?: (requests: number) => Promise<void> },
  body: string,
  headers = {},
) {
  const { countMore = () => Promise.resolve(), ...ofRoute } = options
  const mcp = vi.fn(() => Promise.resolve(Response.json({})))
  const app = new Hono<ApiEnv>()
  app.use((c, next) => {
    c.set('countMore', countMore)
    c.set('inTurn', (answer) => Promise.try(answer))
    return next()
  })
  app.route('/', mcpRoute({ siteUrl: 'https://practice.example', mcp, ...ofRoute }))
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
    const countMore = vi.fn<(requests: number) => Promise<void>>()
    await post({ countMore }, body).response
    expect(countMore.mock.calls.flat()).toEqual(counted)
  })

  it('leaves the refusal of a batch to the application, and does not answer it', async () => {
    const countMore = () => Promise.reject(new ApiError('rate_limit_exceeded', 'Too many.'))
    const { response, mcp } = post({ countMore }, '[1,2]')
    expect(await (await response).json()).toEqual({ code: 'rate_limit_exceeded' })
    expect(mcp).not.toHaveBeenCalled()
  })
})
