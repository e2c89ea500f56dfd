import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A busy machine is no fault.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest empties style sheets otherwise, and pictures take their colours from them.
    css: true,
  },
} as Parameters<typeof getViteConfig>[0])
