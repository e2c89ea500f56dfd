import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    // The typed client's test needs no server.
    include: ['src/**/*.test.ts', 'e2e/typed-client/*.test.ts'],
    environment: 'node',
    // The modules that files share, Astro's content among them, are loaded once: a quarter of the CPU time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest empties style sheets otherwise, and pictures take their colours from them.
    css: true,
  },
} as Parameters<typeof getViteConfig>[0])
