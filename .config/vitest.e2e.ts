import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['e2e/{api,mcp,production}/**/*.test.ts'],
    environment: 'node',
    // Generous, because a busy machine is no fault: a condition that holds is met long before.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['e2e/support/global-setup.ts', 'e2e/support/mcp-clients.ts'],
  },
} as Parameters<typeof getViteConfig>[0])
