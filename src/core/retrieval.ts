import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { firstNamed, lineNumbered, linesNamed } from '../catalogue/helplines.ts'
import type { Models } from '../search/model/model.ts'
import type { Helpline } from '../schemas/helpline.ts'
import type { Situation } from '../schemas/page.ts'
import { stemOf, wordsOf } from '../search/model/words.ts'
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
  /** Whom to call first in danger: the first of what is happening, or whose number is asked for. */
  readonly line: Helpline | undefined
}

/** Finds published entries by what people ask. */
export type Retrieval = ReturnType<typeof createRetrieval>

/**
 * Creates the retrieval over the catalogue.
 *
 * @param models What was learned from the examples of how people ask.
 */
export function createRetrieval(catalogue: Catalogue, models: Models) {
  const { pages, helplines, site } = catalogue
  const { search } = createSearch(models.search, searchDocuments(catalogue))
  const faqById = new Map(catalogue.faq.map((item) => [FAQ_ID + item.id, item]))
  const serviceById = new Map(catalogue.services.map((item) => [SERVICE_ID + item.id, item]))
  const named = namedServices(catalogue.services)

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
    const found = all.flatMap((one) => (one.kind === 'services' ? one.item : []))
    const services = fitting ? [fitting] : found
    return {
      all,
      faq: all.flatMap((one) => (one.kind === 'faq' ? one.item : [])),
      // Two keywords may name a service each, of which the likelier one is found.
      services: [...new Set([...services, ...(services.length > 0 ? named(words) : [])])],
      danger,
      ...helpFor(words, danger),
    }
  }

  function helpFor(words: readonly string[], danger: Danger): Pick<Matches, 'situation' | 'line'> {
    if (danger === 'none') return { situation: undefined, line: undefined }
    const situation = situationOf(words, danger)
    // A number in what somebody tells counts pills, days or blows; only by itself is it a line's.
    const line = situation
      ? linesNamed(helplines, situation.lines)[0]
      : lineNumbered(helplines, words)
    return { situation, line }
  }

  /** Where danger is only possible, nothing is named that the general notice serves as well. */
  function situationOf(words: readonly string[], danger: Danger): Situation | undefined {
    const id = situationIn(models.situations, words)
    const situation = pages.emergency.data.situations.find((one) => one.id === id)
    const isServed = situation?.lines[0] === firstNamed(helplines, site.safety.text)?.id
    return danger === 'possible' && isServed ? undefined : situation
  }

  return { match }
}

/**
 * Makes the function that gives the services which keywords name: by a word of their names that most do not have,
 * where names have all of the words.
 */
function namedServices(services: readonly CatalogueService[]) {
  const names = services.map((item) => ({
    item,
    stems: new Set(wordsOf(item.data.name).map(stemOf)),
  }))
  return (words: readonly string[]) => {
    const asked = words.map(stemOf)
    const bearers = asked.map((stem) => names.filter(({ stems }) => stems.has(stem)).length)
    // In a question, words of a name may mean something else: “after” a birth is not after abuse.
    if (bearers.includes(0)) return []
    const tell = asked.filter((_, i) => (bearers[i] ?? 0) <= services.length / 2)
    return names.filter(({ stems }) => tell.some((stem) => stems.has(stem))).map(({ item }) => item)
  }
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
