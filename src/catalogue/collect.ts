import { getCollection } from 'astro:content'
import { site } from 'astro:config/server'
import { buildCatalogue, type Catalogue } from './build.ts'
import { COLLECTION_NAMES, rawContent } from './raw.ts'

/** Builds the catalogue of Astro's collections, which the loader has checked. Nothing else reads the collections. */
export async function collectCatalogue(): Promise<Catalogue> {
  const entries = new Map(
    await Promise.all(
      COLLECTION_NAMES.map(async (name) => [name, await getCollection(name)] as const),
    ),
  )
  const raw = rawContent((name) =>
    (entries.get(name) ?? []).map(({ id, filePath = '', data, body = '', rendered }) => ({
      id,
      file: filePath,
      // Astro knows no schemas of the collections: the loader has applied them.
      data: data as unknown,
      body,
      html: rendered?.html ?? '',
    })),
  )
  return buildCatalogue(raw, site ?? '')
}
