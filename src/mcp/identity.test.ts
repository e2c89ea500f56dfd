import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { ServerCard } from '../schemas/server-card.ts'
import { serverCard } from './identity.ts'
import { rpc, rpc2026 } from '../testing/mcp-calls.ts'

const { app, catalogue } = await instance()

describe('the server card', () => {
  const card = serverCard(catalogue)

  it('is valid', () => {
    expect(ServerCard.safeParse(card).error).toBeUndefined()
  })

  it.each(['https://practice.example', 'http://[::1]:4321', 'https://xn--4dbrk0ce.example'])(
    'is valid for a site at %s',
    (siteUrl) => {
      expect(ServerCard.safeParse(serverCard({ ...catalogue, siteUrl })).error).toBeUndefined()
    },
  )

  it('names the server by its host, backwards', () => {
    expect(serverCard({ ...catalogue, siteUrl: 'https://clinic.practice.example' }).name).toBe(
      'example.practice.clinic/practice',
    )
  })

  it('says what the running server says', async () => {
    const clientInfo = { name: 'test', version: '1.0.0' }
    const [remote] = card.remotes
    for (const protocolVersion of remote?.supportedProtocolVersions ?? []) {
      if (protocolVersion === '2026-07-28') {
        const { body } = await rpc2026('server/discover')
        expect(body.result['supportedVersions']).toEqual([protocolVersion])
      } else {
        const params = { protocolVersion, capabilities: {}, clientInfo }
        const { body } = await rpc('initialize', params)
        expect(body.result['protocolVersion']).toBe(protocolVersion)
        expect(card).toMatchObject(body.result['serverInfo'] as object)
      }
    }
  })

  it('stands beside the endpoint', async () => {
    const response = await app.request('/api/mcp/server-card', undefined, { client: '10.3.0.1' })
    expect(response.headers.get('content-type')).toBe('application/mcp-server-card+json')
    expect(await response.text()).toBe(JSON.stringify(card))
  })
})
