import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { firstNamed } from '../catalogue/helplines.ts'
import type { Model } from '../search/model/model.ts'
import type { Situation } from '../schemas/page.ts'
import { createSearch } from '../search/search.ts'
import { situationIn } from '../search/situations.ts'
import type { Danger, SearchDocument } from '../search/types.ts'

/** A published entry that answers a question. */
export type Match =
  | { readonly kind: 'faq'; readonly item: CatalogueFaq; readonly score: number }
  | { readonly kind: 'services'; readonly item: CatalogueService; readonly score: number }

/** What answers a question. */
export interface Matches {
  /** Questions and services together, best first; scores are 1 to 100, on one scale for all questions. */
  readonly all: readonly Match[]
  readonly faq: readonly CatalogueFaq[]
  /** The services among the matches; if there are none, the most probable one. */
  readonly services: readonly CatalogueService[]
  /** Whether the question suggests danger: then help is first, or among the first three. */
  readonly danger: Danger
  /** What is happening, by the page of help, as far as a question of danger says it. */
  readonly situation: Situation | undefined
}

/** Finds published entries by what people ask. */
export type Retrieval = ReturnType<typeof createRetrieval>

/**
 * Creates the retrieval over the catalogue.
 *
 * @param model What was learned from the examples of how people ask.
 * @param situations What was learned of which situation questions of danger speak of.
 */
export function createRetrieval(catalogue: Catalogue, model: Model, situations: Model) {
  const { pages, helplines, site } = catalogue
  const { search } = createSearch(model, searchDocuments(catalogue))
  const faqById = new Map(catalogue.faq.map((item) => [FAQ_ID + item.id, item]))
  const serviceById = new Map(catalogue.services.map((item) => [SERVICE_ID + item.id, item]))

  /** Nothing answers a blank question. */
  function match(q: string): Matches {
    const { words, hits, service, danger } = search(q)
    const all = hits.flatMap(({ id, score }): Match[] => {
      const entry = faqById.get(id)
      if (entry) return [{ kind: 'faq', item: entry, score }]
      const item = serviceById.get(id)
      return item ? [{ kind: 'services', item, score }] : []
    })
    const fitting = service && serviceById.get(service.id)
    const faq = all.filter((found) => found.kind === 'faq')
    const services = all.filter((found) => found.kind === 'services')
    return {
      all,
      faq: faq.map(({ item }) => item),
      services: fitting ? [fitting] : services.map(({ item }) => item),
      danger,
      situation: situationOf(words, danger),
    }
  }

  /** Where danger is only possible, nothing is named that the general notice serves as well. */
  function situationOf(words: readonly string[], danger: Danger): Situation | undefined {
    if (danger === 'none') return undefined
    const id = situationIn(situations, words)
    const situation = pages.emergency.data.situations.find((one) => one.id === id)
    const isServed = situation?.lines[0] === firstNamed(helplines, site.safety.text)?.id
    return danger === 'possible' && isServed ? undefined : situation
  }

  return { match }
}

/** A question and a service may share an id; examples have the same prefixes. */
const FAQ_ID = 'faq/'
const SERVICE_ID = 'services/'

/** The entries in the form that the search takes. */
export function searchDocuments({ faq, services }: Catalogue): SearchDocument[] {
  return [
    ...faq.map(({ id, resource, data }) => ({
      id: FAQ_ID + id,
      title: [resource.question, data.english].filter(Boolean).join('\n'),
      body: resource.answer,
      isHelp: data.help,
    })),
    ...services.map(({ id, data }) => ({
      id: SERVICE_ID + id,
      title: [data.name, data.english].filter(Boolean).join('\n'),
      body: data.description,
      isHelp: false,
    })),
  ]
}
