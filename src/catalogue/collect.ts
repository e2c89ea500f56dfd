import { getCollection } from 'astro:content'
import { site } from 'astro:config/server'
import type { CollectionEntry, CollectionKey } from 'astro:content'
import type { Catalogue } from './build.ts'
import { buildCatalogue } from './build.ts'
import type { Document } from './raw.ts'

type Markdown = 'services' | 'faq' | 'pages'

/** Reads what the practice publishes, checked when it was loaded. This module alone reads the collections. */
export async function collectCatalogue(): Promise<Catalogue> {
  return buildCatalogue(
    {
      practice: await single('practice'),
      site: await single('site'),
      look: await single('look'),
      helplines: (await getCollection('helplines')).map(({ data }) => data),
      promises: (await getCollection('promises')).map(({ data }) => data),
      services: await documents('services'),
      faq: await documents('faq'),
      pages: await documents('pages'),
    },
    site ?? '',
  )
}

async function single<Key extends CollectionKey>(name: Key): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await getCollection(name)
  if (entry) return entry.data
  throw new Error(`content/${name}.yaml has not been loaded.`)
}

async function documents<Key extends Markdown>(
  name: Key,
): Promise<Document<CollectionEntry<Key>['data']>[]> {
  const entries = await getCollection(name)
  return entries.map(({ id, filePath, data, body, rendered }) => ({
    id,
    file: filePath ?? '',
    data,
    body: body ?? '',
    html: rendered?.html ?? '',
  }))
}
