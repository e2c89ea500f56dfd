import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'

/**
 * Astro's own runner of the modules of pages in development. Vite notifies a single runner of changes: beside another,
 * such as ssrLoadModule's, pages and the API would miss changes of the content.
 */
export function pageRunner({ environments: { ssr } }: ViteDevServer): ModuleRunner {
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('Pages run in no environment of this process.')
  return ssr.runner
}
