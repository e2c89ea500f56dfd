import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '../catalogue/load.ts'
import { proxyList } from '../config.ts'
import { createApp } from './app.ts'
import { createEndpoints } from './endpoints.ts'
import { createGate } from './gate.ts'
import { ask, mcp, resources } from './instance.ts'
import { RateLimiter } from './rate-limiter.ts'

describe('a failure of ours', () => {
  const onFailure = vi.fn()
  const broken = {
    ...resources,
    profile: () => {
      throw new Error('secret detail in /some/path')
    },
  }
  const app = createApp({
    siteUrl: catalogue.siteUrl,
    endpoints: createEndpoints(catalogue, broken, ask),
    gate: createGate(new RateLimiter({ limit: 60 }), proxyList([])),
    mcp,
    onFailure,
  })

  it('is told to the operator, and to the client only as internal_error', async () => {
    const response = await app.request('/api/v1/profile', undefined, { peer: '192.0.2.1' })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' })
    expect(text).not.toContain('secret')
    expect(response.headers.get('ratelimit-remaining')).toBe('59')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('costs only the request it happened in', async () => {
    expect((await app.request('/api/v1/booking', undefined, { peer: '192.0.2.1' })).status).toBe(
      200,
    )
  })
})
