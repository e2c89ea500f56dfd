import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['e2e/{api,mcp,production}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 90_000,
    globalSetup: ['e2e/support/global-setup.ts', 'e2e/support/mcp-clients.ts'],
  },
} as Parameters<typeof getViteConfig>[0])
