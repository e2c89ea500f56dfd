import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['e2e/{api,content,mcp,practices,production}/**/*.test.ts'],
    environment: 'node',
    // What is waited for comes long before. Where nothing comes, a few failures end the run.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    bail: 5,
    // Beside two of the browser's: with more, development beside several builds begins without its pages now and then.
    maxWorkers: 2,
    globalSetup: 'e2e/support/global-setup.ts',
  },
} as Parameters<typeof getViteConfig>[0])
