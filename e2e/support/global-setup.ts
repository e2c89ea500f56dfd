import type { TestProject } from 'vitest/node'
import { ensureDebianPackages } from './debian.ts'
import { installMcpClients } from './mcp-clients.ts'
import { startBuilt, startDevelopment } from './servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    production: string
    development: string
  }
}

/** The programs of other projects that tests need; a test that finds its program missing says so itself. */
const PROGRAMS = 'iproute2 nftables nginx openssl redis-server slowhttptest systemd'.split(' ')

/**
 * Before the tests: the production build of the present sources, one server of each kind, and what other projects
 * bring, which is installed while the site is built.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const env = { RATE_LIMIT_PER_MINUTE: '60' }
  const building = startBuilt(env)
  const installing = installMcpClients()
  ensureDebianPackages(...PROGRAMS)
  const [production] = await Promise.all([building, installing])
  const development = await startDevelopment(env)
  project.provide('production', production.origin)
  project.provide('development', development.origin)
  return async () => {
    await Promise.all([production.stop(), development.stop()])
  }
}
