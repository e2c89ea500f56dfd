import { readdirSync } from 'node:fs'
import type { Resources } from '../src/core/resources.ts'
import type { Retrieval } from '../src/core/retrieval.ts'
import type { Ask } from '../src/core/answer.ts'
import { createAsk } from '../src/core/answer.ts'
import type { Catalogue } from '../src/catalogue/build.ts'

const CHUNKS = new URL('../dist/server/chunks/', import.meta.url)

/** The parts of the production build that peers share with it. */
export interface Built {
  catalogue: Catalogue
  resources: Resources
  ask: Ask
}

/**
 * Loads the compiled application, so that peers do the very same work with the very same code. Bundling
 * shortens the names of exports but keeps those of functions and fields, by which they are found.
 */
export async function loadBuilt(): Promise<Built> {
  const parts = await exportsOf('instance_')
  const find = (what: string, is: (part: object) => boolean): object => {
    const part = parts.find((candidate) => candidate instanceof Object && is(candidate))
    if (!part) throw new Error(`The build has no ${what} to share.`)
    return part
  }
  const resources = find(
    'resources',
    (part) => 'faq' in part && 'booking' in part && typeof part.faq === 'function',
  ) as Resources
  const catalogue = find('catalogue', (part) => 'lexicon' in part && 'siteUrl' in part) as Catalogue
  const retrieval = find('retrieval', (part) => 'match' in part && 'services' in part) as Retrieval
  return { catalogue, resources, ask: createAsk(catalogue, retrieval) }
}

/** What a chunk of the build exports, by the beginning of its name. */
async function exportsOf(beginning: string): Promise<unknown[]> {
  const name = readdirSync(CHUNKS).find((file) => file.startsWith(beginning))
  if (!name) throw new Error('There is no build. Run npm run build.')
  return Object.values((await import(new URL(name, CHUNKS).href)) as Record<string, unknown>)
}
