/**
 * Runs a module that reads the collections, which only Astro's Vite can load:
 *   node src/cli/with-content.ts src/cli/eval.ts [ARGUMENT ...]
 * The module exports `main(args)`.
 */
import { getViteConfig } from 'astro/config'
import { createServer } from 'vite'

const [module, ...args] = process.argv.slice(2)
if (!module) {
  console.error('usage: node src/cli/with-content.ts MODULE [ARGUMENT ...]')
  process.exit(2)
}
// Astro's development server starts with every Vite of its own, but not under a test runner.
process.env['VITEST'] = 'true'
const config = await getViteConfig({
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
})({ mode: 'production', command: 'serve' })
const server = await createServer(config)
const { main } = (await server.ssrLoadModule(`/${module}`)) as {
  main: (args: string[]) => Promise<void>
}
await main(args)
await server.close()
