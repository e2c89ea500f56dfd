import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'

/**
 * What runs the modules of pages in development. A runner beside Astro's own, such as ssrLoadModule's, would be
 * told of a change of the content in its place, and pages and the API would stay as they were.
 */
export function pageRunner({ environments: { ssr } }: ViteDevServer): ModuleRunner {
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('Pages run in no environment of this process.')
  return ssr.runner
}
