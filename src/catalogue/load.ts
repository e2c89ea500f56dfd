import { prepared } from '../prepared.ts'
import type { Catalogue } from './build.ts'

/** What the practice publishes: as the build left it for the server, or collected from the content. */
export const catalogue: Catalogue = prepared()?.catalogue ?? (await collect())

/** Imported only where it is needed: it brings Astro's content layer and all the content along. */
async function collect(): Promise<Catalogue> {
  const { collectCatalogue } = await import('./collect.ts')
  return collectCatalogue()
}
