/** npm run eval: measures the search over the published content; what it takes is in src/search/eval/run.ts. */
import { getViteConfig } from 'astro/config'
import { createServer } from 'vite'
import { readExamples } from '../catalogue/examples.ts'
import { searchDocuments } from '../core/retrieval.ts'
import { runEval } from '../search/eval/run.ts'

// Astro's development server starts with every Vite of its own, but not under a test runner.
process.env['VITEST'] = 'true'
const config = await getViteConfig({
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
})({ mode: 'production', command: 'serve' })
const server = await createServer(config)
// Only Astro's Vite can load the collections.
const loaded = await server.ssrLoadModule('/src/instance.ts')
const { catalogue, model } = await (loaded as typeof import('../instance.ts')).content()
const content = {
  documents: searchDocuments(catalogue),
  examples: await readExamples('.'),
  model,
}
for await (const line of runEval(content, process.argv.slice(2))) console.log(line)
await server.close()
