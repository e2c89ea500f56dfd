import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import type { SearchData } from '../search/compile.ts'
import { createSearch } from '../search/index.ts'
import type { Lexicon, SearchDocument } from '../search/types.ts'

/** A published entry that answers a question. */
export interface Match<Item> {
  item: Item
  /** 1 to 100, on one scale for all questions and for both kinds of entries. */
  score: number
}

/** What answers a question, best first. */
export interface Matches {
  faq: Match<CatalogueFaq>[]
  services: Match<CatalogueService>[]
  /** Whether the question speaks of acute distress or danger. */
  isDistress: boolean
}

/** Finds published entries by what people ask. */
export interface Retrieval {
  /** Nothing answers a blank question. */
  match: (q: string) => Matches
  /** FAQ entries that answer the question, best first; all of them when it is blank. */
  faq: (q: string) => readonly CatalogueFaq[]
  /** Services that fit, best first; all of them when q is blank. */
  services: (q: string) => readonly CatalogueService[]
}

/**
 * Finds in the catalogue by what was compiled of it.
 *
 * @param data What was compiled of the same catalogue's `searchable`.
 */
export function createRetrieval({ faq, services }: Catalogue, data: SearchData): Retrieval {
  const { search } = createSearch(data)
  const faqById = new Map(faq.map((entry) => [FAQ_ID + entry.id, entry]))
  const serviceById = new Map(services.map((entry) => [SERVICE_ID + entry.id, entry]))

  function match(q: string): Matches {
    const found: Matches = { faq: [], services: [], isDistress: false }
    if (isBlank(q)) return found
    const { hits, isDistress } = search(q)
    for (const { id, score } of hits) {
      const entry = faqById.get(id)
      const service = serviceById.get(id)
      if (entry) found.faq.push({ item: entry, score })
      if (service) found.services.push({ item: service, score })
    }
    return { ...found, isDistress }
  }

  return {
    match,
    faq: (q) => (isBlank(q) ? faq : match(q).faq.map(({ item }) => item)),
    services: (q) => (isBlank(q) ? services : match(q).services.map(({ item }) => item)),
  }
}

/**
 * What there is to be found, and the lexicon about it. Questions and services are searched together, so
 * that how rare a word is means the same for both.
 */
export function searchable({ faq, services, lexicon }: Catalogue): {
  documents: SearchDocument[]
  lexicon: Lexicon
} {
  return {
    documents: [...faq.map(faqDocument), ...services.map(serviceDocument)],
    lexicon: {
      ...lexicon,
      distress: lexicon.distress.map((rule) => ({ ...rule, entry: FAQ_ID + rule.entry })),
    },
  }
}

/** A question and a service may share an id. */
const FAQ_ID = 'faq/'
const SERVICE_ID = 'services/'

function faqDocument({ id, resource, data }: CatalogueFaq): SearchDocument {
  return {
    id: FAQ_ID + id,
    title: resource.question,
    body: resource.answer,
    aliases: [...data.alsoAsked.he, ...data.alsoAsked.en],
  }
}

function serviceDocument({ id, data }: CatalogueService): SearchDocument {
  return {
    id: SERVICE_ID + id,
    title: data.name,
    body: data.description,
    aliases: [...data.alsoAsked.he, ...data.alsoAsked.en],
  }
}

function isBlank(q: string): boolean {
  return q.trim() === ''
}
