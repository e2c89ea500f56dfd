import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runClient } from '../../support/mcp-clients.ts'
import { type RunningServer, startProduction } from '../../support/servers.ts'
import { startFixture } from '../fixture/server.ts'

/** The official suite in its stable and its coming release; the coming one is frozen by revision. */
const SUITES = [
  { name: '0.1.16', release: 'conformance-0.1', options: [], baseline: '2025-11-25' },
  ...['2025-11-25', '2026-07-28'].map((revision) => ({
    name: revision,
    release: 'conformance-0.2',
    options: ['--requirements', revision],
    baseline: revision,
  })),
]

let production: RunningServer
let fixture: Awaited<ReturnType<typeof startFixture>>

beforeAll(async () => {
  production = await startProduction()
  fixture = await startFixture()
})

afterAll(async () => {
  await production.stop()
  fixture.stop()
})

describe.each(SUITES)('the official conformance suite, $name', ({ release, options, baseline }) => {
  const run = (origin: string, server: 'endpoint' | 'fixture') =>
    runClient(`node_modules/${release}/dist/index.js`, [
      'server',
      '--url',
      `${origin}/api/mcp`,
      ...options,
      '--expected-failures',
      `../mcp/conformance/${server}-${baseline}.yaml`,
    ])

  it('passes at the practice’s endpoint, but for what needs fixtures', async () => {
    const { code, output } = await run(production.origin, 'endpoint')
    expect(output).toContain('SUMMARY')
    expect(code, output).toBe(0)
  })

  it('passes at a server with fixtures behind the same routes', async () => {
    const { code, output } = await run(fixture.origin, 'fixture')
    expect(output).toContain('SUMMARY')
    expect(code, output).toBe(0)
  })
})
