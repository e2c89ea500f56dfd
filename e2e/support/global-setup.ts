import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { ensureDebianPackages } from './debian.ts'
import { outsideTests } from './environment.ts'
import { startDevelopment, startProduction } from './servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    production: string
    development: string
  }
}

/** The programs of other projects that tests need; a test that finds its program missing says so itself. */
const PROGRAMS = ['nginx', 'openssl', 'redis-server', 'slowhttptest', 'systemd']

/** Before the tests: the production build of the present sources, and one server of each kind. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureDebianPackages(...PROGRAMS)
  execFileSync('astro', ['build', '--silent'], { stdio: 'inherit', env: outsideTests() })
  const env = { RATE_LIMIT_PER_MINUTE: '60' }
  const servers = await Promise.all([startProduction(env), startDevelopment(env)])
  const [production, development] = servers
  project.provide('production', production.origin)
  project.provide('development', development.origin)
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
