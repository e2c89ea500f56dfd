/** MiniSearch as people use it, to compare with in the same run. */
import MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { SearchDocument } from '../types.ts'
import type { Engine, System } from './measure.ts'

const VARIANTS: Record<string, SearchOptions> = {
  'MiniSearch, defaults': {},
  'MiniSearch, prefix and fuzzy': { prefix: true, fuzzy: 0.2 },
}

/** Takes documents. Returns an engine over title, body and aliases. */
export function plainEngine(
  documents: readonly SearchDocument[],
  searchOptions: SearchOptions = {},
): Engine {
  const index = new MiniSearch({ fields: ['title', 'body', 'aliases'], searchOptions })
  index.addAll(documents.map((document) => ({ ...document, aliases: document.aliases.join('\n') })))
  return (query) => index.search(query).map(({ id }) => String(id))
}

/** The systems to compare with; `paragraphs` is an engine over other documents of the same make. */
export function baselines(faq: readonly SearchDocument[], services: readonly SearchDocument[]) {
  return Object.entries(VARIANTS).map(
    ([name, options]): System & { over: (documents: readonly SearchDocument[]) => Engine } => ({
      name,
      faq: plainEngine(faq, options),
      services: plainEngine(services, options),
      over: (documents) => plainEngine(documents, options),
    }),
  )
}
