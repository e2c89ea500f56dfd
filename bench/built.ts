import { readFileSync, readdirSync } from 'node:fs'
import type { collectCatalogue } from '../src/catalogue/collect.ts'
import { readConfig } from '../src/config.ts'
import { modelsIn } from '../src/models.ts'
import type { createService, Service } from '../src/service.ts'

const SERVER = new URL('../dist/server/', import.meta.url)
const CHUNKS = new URL('chunks/', SERVER)

/** Makes the service from the code and content of the production build, so that peers do the same work. */
export async function loadBuilt(): Promise<Service> {
  const collect = (await builtFunction('collectCatalogue')) as typeof collectCatalogue
  const create = (await builtFunction('createService')) as typeof createService
  const log = { error: console.error, warn: console.error }
  const content = { catalogue: await collect(), models: await modelsIn(SERVER) }
  return create(readConfig({}), content, log)
}

/** Imports a function from the build by its name, which bundling keeps, while it shortens the names of exports. */
async function builtFunction(name: string): Promise<unknown> {
  for (const file of readdirSync(CHUNKS)) {
    if (!readFileSync(new URL(file, CHUNKS), 'utf8').includes(`function ${name}(`)) continue
    const exported = Object.values(
      (await import(new URL(file, CHUNKS).href)) as Record<string, unknown>,
    )
    const found = exported.find((part) => typeof part === 'function' && part.name === name)
    if (found) return found
  }
  throw new Error(`The build has no ${name} to share. Run npm run build.`)
}
