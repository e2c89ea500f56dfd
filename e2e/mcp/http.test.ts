import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../support/servers.ts'
import { startDevelopment, startProduction } from '../support/servers.ts'

describe.each([
  ['production', startProduction],
  ['development', startDevelopment],
])('in %s', (_name, start) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start()
  })

  afterAll(() => server.stop())

  const post = (message: object, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/mcp`, { method: 'POST', body: JSON.stringify(message), headers })

  it('a tool call is answered with everything an answer of the API carries', async () => {
    const params = { name: 'get_practice_info', arguments: {} }
    const response = await post(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      { Origin: 'https://assistant.example', 'Idempotency-Key': 'once' },
    )
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-api-version': '1',
      'idempotency-key': 'once',
      'ratelimit-limit': '100000',
    })
    const { result } = (await response.json()) as { result: { structuredContent: object } }
    const profile = await fetch(`${server.origin}/api/v1/profile`)
    expect(result.structuredContent).toEqual(await profile.json())
  })

  it('a browser may ask beforehand', async () => {
    const response = await fetch(`${server.origin}/api/mcp`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://assistant.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'mcp-protocol-version,mcp-method,mcp-name',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    for (const name of ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id'])
      expect(response.headers.get('access-control-allow-headers')).toContain(name)
  })

  it('somebody who opens the endpoint is told what it is', async () => {
    const response = await fetch(`${server.origin}/api/mcp`, { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    const { code, hint } = (await response.json()) as { code: string; hint: string }
    expect(code).toBe('method_not_allowed')
    expect(hint).toContain('/developers')
  })

  it('the server card is the same at both of its addresses', async () => {
    const wellKnown = await fetch(`${server.origin}/.well-known/mcp/server-card.json`)
    const beside = await fetch(`${server.origin}/api/mcp/server-card`)
    expect([wellKnown.status, beside.status]).toEqual([200, 200])
    expect(wellKnown.headers.get('content-type')).toContain('application/json')
    expect(await wellKnown.text()).toBe(await beside.text())
  })

  it.each(['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration'])(
    'nothing pretends that %s exists',
    async (name) => {
      const response = await fetch(`${server.origin}/.well-known/${name}`)
      expect(response.status).toBe(404)
    },
  )

  it('a request over the limit is turned away before it is read', async () => {
    const limited = await start({ RATE_LIMIT_PER_MINUTE: '2', TRUSTED_PROXIES: '' })
    const ping = { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }
    const statuses: number[] = []
    for (let i = 0; i < 3; i += 1)
      statuses.push((await fetch(`${limited.origin}/api/mcp`, ping)).status)
    await limited.stop()
    expect(statuses.at(-1)).toBe(429)
  })
})
