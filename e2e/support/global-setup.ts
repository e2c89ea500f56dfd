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

/** Debian packages that tests need; a test whose package is missing says so itself. */
const PROGRAMS = 'iproute2 nftables nginx openssl redis-server slowhttptest systemd'.split(' ')

/** Builds the site, starts a production and a development server, and meanwhile installs other programs that tests need. */
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
