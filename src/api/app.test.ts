import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { content } from '../instance.ts'
import { createService } from '../service.ts'

const log = { error: vi.fn(), warn: vi.fn() }
const { app, resources } = await createService(readConfig({}), await content(), log)
const from = { client: '192.0.2.1' }

describe('a failure of ours', () => {
  it('is told to the operator, and to the client only as internal_error', async () => {
    vi.spyOn(resources, 'profile').mockImplementationOnce(() => {
      throw new Error('secret detail in /some/path')
    })
    const response = await app.request('/api/v1/profile', undefined, { ...from })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' })
    expect(text).not.toContain('secret')
    expect(response.headers.get('ratelimit-remaining')).toBe('59')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('costs only the request it happened in', async () => {
    expect((await app.request('/api/v1/booking', undefined, { ...from })).status).toBe(200)
  })
})

describe('a batch of MCP messages', () => {
  const batch = (count: number) =>
    app.request(
      '/api/mcp',
      {
        method: 'POST',
        body: JSON.stringify(
          Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })),
        ),
      },
      { client: '192.0.2.2' },
    )

  it('counts each message, and is refused as a whole when they are too many', async () => {
    const remaining = async () => (await batch(20)).headers.get('ratelimit-remaining')
    expect([await remaining(), await remaining(), await remaining()]).toEqual(['40', '20', '0'])
    const refused = await batch(20)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })
})
