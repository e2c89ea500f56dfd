import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { createSearch } from '../search/index.ts'
import type { Search } from '../search/index.ts'
import type { SearchDocument } from '../search/types.ts'

/** A published entry that answers a question. */
export interface Match<Item> {
  item: Item
  /** 1 to 100, on one scale for all questions. */
  score: number
}

/** Finds published entries by what people ask. */
export interface Retrieval {
  /** FAQ entries that answer the question, best first; all of them when it is blank. */
  faq: (q: string) => readonly CatalogueFaq[]
  /** Services that fit, best first; all of them when q is blank. */
  services: (q: string) => readonly CatalogueService[]
  /** FAQ entries that answer the question, with their scores; none when it is blank. */
  matchFaq: (q: string) => Match<CatalogueFaq>[]
  /** Services that fit, with their scores; none when q is blank. */
  matchServices: (q: string) => Match<CatalogueService>[]
  /** Whether the question speaks of acute distress or danger. */
  isDistress: (q: string) => boolean
}

/** Builds the indexes; done once, when the service starts. */
export function createRetrieval({ faq, services, lexicon }: Catalogue): Retrieval {
  const faqSearch = createSearch(faq.map(faqDocument), lexicon)
  const serviceSearch = createSearch(services.map(serviceDocument), lexicon)
  const matchFaq = matcher(faq, faqSearch)
  const matchServices = matcher(services, serviceSearch)
  return {
    faq: (q) => (isBlank(q) ? faq : matchFaq(q).map(({ item }) => item)),
    services: (q) => (isBlank(q) ? services : matchServices(q).map(({ item }) => item)),
    matchFaq,
    matchServices,
    isDistress: (q) => faqSearch.isDistress(q),
  }
}

/** An FAQ entry as the search reads it. */
export function faqDocument({ id, resource, data }: CatalogueFaq): SearchDocument {
  return {
    id,
    title: resource.question,
    body: resource.answer,
    aliases: [...data.alsoAsked.he, ...data.alsoAsked.en],
  }
}

/** A service as the search reads it. */
export function serviceDocument({ id, data }: CatalogueService): SearchDocument {
  return {
    id,
    title: data.name,
    body: data.description,
    aliases: [...data.alsoAsked.he, ...data.alsoAsked.en],
  }
}

function matcher<Item extends { id: string }>(
  items: readonly Item[],
  search: Search,
): (q: string) => Match<Item>[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return (q) =>
    isBlank(q)
      ? []
      : search.search(q).flatMap(({ id, score }) => {
          const item = byId.get(id)
          return item ? [{ item, score }] : []
        })
}

function isBlank(q: string): boolean {
  return q.trim() === ''
}
