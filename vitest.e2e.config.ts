import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['e2e/{api,mcp,production}/**/*.test.ts'],
    environment: 'node',
    // Generous, because a machine that is busy, or stands still for a minute, is no fault: what is waited
    // for comes long before. Where nothing comes, a few failures end the run.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    bail: 5,
    globalSetup: ['e2e/support/global-setup.ts', 'e2e/support/mcp-clients.ts'],
  },
} as Parameters<typeof getViteConfig>[0])
