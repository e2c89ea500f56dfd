import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Vitest empties style sheets otherwise, and pictures take their colours from them.
    css: true,
  },
} as Parameters<typeof getViteConfig>[0])
