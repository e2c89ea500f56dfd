import { describe, expect, it } from 'vitest'
import { ApiError } from '../../core/api-error.ts'
import { createTurns } from '../../core/fair-queue.ts'
import type { McpHandler } from '../../mcp/handler.ts'
import { apiRequestOf } from '../web.ts'
import { mcpRoute, type McpRouteOptions } from './mcp.ts'

/** Posts to the route, behind a limit that counts. */
async function post(
  options: Partial<McpRouteOptions> & { countMore?: (requests: number) => Promise<void> },
  body: string,
  headers = {},
) {
  const { countMore, ...ofRoute } = options
  const mcp = () => Promise.resolve(Response.json({}))
  const turns = createTurns()
  const route = mcpRoute({ siteUrl: 'https://practice.example', mcp, turns, ...ofRoute })
  const request = new Request('http://x/api/mcp', { method: 'POST', body, headers })
  return route.handle({ ...apiRequestOf(request, '192.0.2.1'), ...(countMore && { countMore }) })
}

describe('the MCP route', () => {
  it.each([
    ['practice.example', 200],
    ['www.practice.example', 200],
    ['clinic.example', 200],
    ['evil.example', 403],
  ])('answers a request for %s with %i', async (Host, status) => {
    const response = await post({ allowedHosts: ['clinic.example'] }, '{}', { Host })
    expect(response.status).toBe(status)
  })

  it('leaves the refusal of a batch to the application', async () => {
    const countMore = () =>
      Promise.reject(new ApiError('rate_limit_exceeded', 'Too many.', 'Wait.'))
    const mcp: McpHandler = async (_body, _headers, post) => {
      await post?.countMore?.(1)
      return Response.json({})
    }
    await expect(post({ countMore, mcp }, '[1,2]')).rejects.toThrow('Too many.')
  })
})
