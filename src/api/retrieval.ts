import MiniSearch from 'minisearch'
import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'

/** Finds published entries by what people ask. */
export interface Retrieval {
  /** FAQ entries that answer the question, best first; all of them when it is blank. */
  faq: (q: string) => readonly CatalogueFaq[]
  /** Services that fit, best first; all of them when q is blank. */
  services: (q: string) => readonly CatalogueService[]
  /** Whether the question sounds like acute distress: help that answers now comes first. */
  isDistress: (q: string) => boolean
}

/** The entry that answers people in danger. */
const EMERGENCY_ID = 'emergency'

/** Builds the indexes; done once, when the service starts. */
export function createRetrieval(catalogue: Catalogue): Retrieval {
  const faq = index(catalogue.faq, ({ id, resource, data }) => ({
    id,
    title: resource.question,
    body: [resource.answer, ...data.alsoAsked.he, ...data.alsoAsked.en].join('\n'),
  }))
  const services = index(catalogue.services, ({ id, resource, data }) => ({
    id,
    title: resource.name,
    body: [resource.description, ...data.alsoAsked.he, ...data.alsoAsked.en].join('\n'),
  }))
  const isDistress = (q: string) => q.trim() !== '' && faq(q)[0]?.id === EMERGENCY_ID
  return { faq, services, isDistress }
}

function index<Item extends { id: string }>(
  items: readonly Item[],
  fields: (item: Item) => { id: string; title: string; body: string },
): (q: string) => readonly Item[] {
  const engine = new MiniSearch({ fields: ['title', 'body'] })
  engine.addAll(items.map(fields))
  const byId = new Map(items.map((item) => [item.id, item]))
  return (q) =>
    q.trim() === '' ? items : engine.search(q).flatMap(({ id }) => byId.get(String(id)) ?? [])
}
