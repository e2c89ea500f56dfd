import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A machine that is busy, or stands still for a minute, is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest empties style sheets otherwise, and pictures take their colours from them.
    css: true,
  },
} as Parameters<typeof getViteConfig>[0])
