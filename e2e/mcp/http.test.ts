import { describe, expect, it } from 'vitest'
import { targets } from '../support/targets.ts'

describe.each(targets)('MCP $name', ({ send }) => {
  it('answers a tool call with all that an answer of the API carries', async () => {
    const params = { name: 'get_practice_info', arguments: {} }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const response = await send('/api/mcp', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { Origin: 'https://assistant.example', 'Idempotency-Key': 'once' },
    })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-api-version': '1',
      'idempotency-key': 'once',
      'ratelimit-limit': '60',
    })
    const { result } = (await response.json()) as { result: { structuredContent: object } }
    expect(result.structuredContent).toEqual(await (await send('/api/v1/profile')).json())
  })

  it('lets a page of another site ask beforehand', async () => {
    const response = await send('/api/mcp', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    for (const header of ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id'])
      expect(response.headers.get('access-control-allow-headers')).toContain(header)
  })

  it('tells somebody who opens the endpoint what it is', async () => {
    const response = await send('/api/mcp', { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    const { code, hint } = (await response.json()) as { code: string; hint: string }
    expect(code).toBe('method_not_allowed')
    expect(hint).toContain('/developers')
  })

  it('counts a batch as one request, and turns away the 61st', async () => {
    const client = { 'X-Forwarded-For': '192.0.2.77' }
    const body =
      '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]'
    const statuses: number[] = []
    for (let i = 0; i < 61; i += 1)
      statuses.push((await send('/api/mcp', { method: 'POST', body, headers: client })).status)
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
  })
})

describe.each(targets.filter(({ name }) => name !== 'in process'))('MCP $name', ({ send }) => {
  it('has one server card at both of its addresses', async () => {
    const wellKnown = await send('/.well-known/mcp/server-card.json')
    const beside = await send('/api/mcp/server-card')
    expect([wellKnown.status, beside.status]).toEqual([200, 200])
    for (const { headers } of [wellKnown, beside])
      expect(headers.get('content-type')).toBe('application/mcp-server-card+json')
    expect(await wellKnown.text()).toBe(await beside.text())
  })

  it.each(['oauth-protected-resource', 'oauth-authorization-server'])(
    'does not pretend that there is an %s',
    async (document) => {
      expect((await send(`/.well-known/${document}`)).status).toBe(404)
      expect((await send(`/.well-known/${document}/api/mcp`)).status).toBe(404)
    },
  )
})
