import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchPath } from '../../src/site/urls.ts'
import type { RunningServer } from '../support/servers.ts'
import { startDevelopment, startProduction } from '../support/servers.ts'

describe.each([
  ['development', startDevelopment],
  ['production', startProduction],
])('the search page in %s', (_, start) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())

  it('answers a question at /faq?q=', async () => {
    const response = await fetch(server.origin + searchPath('כמה עולה פגישה'))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('id="session-fee"')
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it('refuses a question that is too long, in a page', async () => {
    const response = await fetch(server.origin + searchPath('a'.repeat(2001)))
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('has no other address', async () => {
    const response = await fetch(`${server.origin}/faq/search?q=a`)
    expect(response.status).toBe(404)
  })
})
