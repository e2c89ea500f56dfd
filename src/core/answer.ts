import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { firstNamed, lineNumbered, linesNamed } from '../catalogue/helplines.ts'
import type { Models } from '../search/model/model.ts'
import type { Helpline } from '../schemas/helpline.ts'
import type { Situation } from '../schemas/page.ts'
import { stemOf, wordsOf } from '../search/model/words.ts'
import { createSearch } from '../search/search.ts'
import { situationIn } from '../search/situations.ts'
import type { Danger, Hit, SearchDocument } from '../search/types.ts'
import { isBlank } from '../schemas/list.ts'

/** A published entry that answers a question. */
export type Match =
  | { readonly kind: 'faq'; readonly item: CatalogueFaq; readonly score: number }
  | { readonly kind: 'services'; readonly item: CatalogueService; readonly score: number }

/**
 * What a question gets, wherever it was asked: the page, `q`, /ask, a batch and MCP only show it, so that none of
 * them judges danger by itself.
 */
export interface Answer {
  /**
   * acute: somebody is in danger, and help stands first. possible: help is offered beside what answers. none: help
   * is shown only where it was asked for.
   */
  readonly level: Danger
  /** What is happening, by the page of help; only in acute danger, and only where the question surely says it. */
  readonly situation: Situation | undefined
  /** Whom to call, where danger is heard: first who is there for what is happening, or whose number was asked for. */
  readonly line: Helpline | undefined
  /** Questions and services together, best first; scores are 1 to 100, on one scale for all questions. */
  readonly entries: readonly Match[]
  readonly faq: readonly CatalogueFaq[]
  /** The services among the entries; if there are none, the most probable one. */
  readonly services: readonly CatalogueService[]
  /** The published words that answer by themselves: those of the best entry, as a rule. */
  readonly text: string
  /** The published words for who finds nothing. */
  readonly fallback: string
  /** The published words on whom to call, before what answers in acute danger, behind it where it is possible. */
  readonly help: string | undefined
}

/** Answers questions with what is published. */
export type Answers = (question: string) => Answer

/**
 * Makes the function that answers, over the catalogue.
 *
 * @param models What was learned from the examples of how people ask.
 */
export function createAnswers(catalogue: Catalogue, models: Models): Answers {
  const { pages, helplines, site } = catalogue
  const { search } = createSearch(models.search, searchDocuments(catalogue))
  const faqById = new Map(catalogue.faq.map((item) => [FAQ_ID + item.id, item]))
  const serviceById = new Map(catalogue.services.map((item) => [SERVICE_ID + item.id, item]))
  const named = namedServices(catalogue.services)

  return (question) => {
    const { words, hits, service, danger } = search(question)
    const entries = hits.flatMap(matchOf)
    const found = entries.flatMap((one) => (one.kind === 'services' ? one.item : []))
    const services = found.length > 0 ? found : fittingServices(service?.id, entries[0])
    const situation = danger === 'acute' ? situationOf(words) : undefined
    const fallback = (isBlank(question) ? site.search.prompt : site.search.noMatch).trim()
    return {
      level: danger,
      situation,
      line: danger === 'none' ? undefined : lineFor(words, situation),
      entries,
      faq: entries.flatMap((one) => (one.kind === 'faq' ? one.item : [])),
      // Two keywords may name a service each, of which the likelier one is found.
      services: [...new Set([...services, ...(services.length > 0 ? named(words) : [])])],
      text: entries[0] ? textOf(entries[0], situation) : fallback,
      fallback,
      help: danger === 'none' ? undefined : (situation?.text ?? site.safety.text),
    }
  }

  function matchOf({ id, score }: Hit): Match[] {
    const entry = faqById.get(id)
    if (entry) return [{ kind: 'faq', item: entry, score }]
    const item = serviceById.get(id)
    return item ? [{ kind: 'services', item, score }] : []
  }

  /** Where no service is an answer: the most probable one, otherwise the first that the best answer names. */
  function fittingServices(likeliest: string | undefined, best: Match | undefined) {
    const [named] = best?.kind === 'faq' ? best.item.data.services : []
    const item = serviceById.get(likeliest ?? (named === undefined ? '' : SERVICE_ID + named))
    return item ? [item] : []
  }

  function situationOf(words: readonly string[]): Situation | undefined {
    const id = situationIn(models.situations, words)
    return pages.emergency.data.situations.find((one) => one.id === id)
  }

  /** A number in what somebody tells counts pills, days or blows; only by itself is it a line's. */
  function lineFor(words: readonly string[], situation: Situation | undefined) {
    return situation ? linesNamed(helplines, situation.lines)[0] : lineNumbered(helplines, words)
  }

  /**
   * An entry's text verbatim; in acute danger that of the situation, where the entry names another line first than
   * the one to call then.
   */
  function textOf({ kind, item }: Match, situation: Situation | undefined): string {
    const text = (kind === 'faq' ? item.resource.answer : item.resource.description) ?? ''
    const isFirst = situation && firstNamed(helplines, text)?.id === situation.lines[0]
    return situation && !isFirst ? situation.text : text
  }
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
