import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { firstNamed, lineNumbered, linesNamed } from '../catalogue/helplines.ts'
import type { Models } from '../search/model/model.ts'
import type { Helpline } from '../schemas/helpline.ts'
import type { Situation } from '../schemas/page.ts'
import { stemOf, wordsOf } from '../search/model/words.ts'
import { createSearch } from '../search/search.ts'
import { situationIn } from '../search/situations.ts'
import type { Danger, Hit, SearchDocument } from '../search/types.ts'
import { isBlank } from '../schemas/values.ts'

/** A published entry that answers a question. */
export type Match =
  | { readonly kind: 'faq'; readonly item: CatalogueFaq; readonly score: number }
  | { readonly kind: 'services'; readonly item: CatalogueService; readonly score: number }

/** The answer to a question. All interfaces (page, `q`, /ask, batch, MCP) only show it, so that danger is judged once. */
export interface Answer {
  /** acute: help is shown before the entries. possible: after them. none: only if it was asked for. */
  readonly danger: Danger
  /** The situation of the page of help that the question describes; only in acute danger, and only if that is likely. */
  readonly situation: Situation | undefined
  /** The helpline to call, unless the level is none: the situation's first one, or the one whose number was asked for. */
  readonly line: Helpline | undefined
  /** FAQ entries and services, best first; scores are 1 to 100, comparable between questions. */
  readonly entries: readonly Match[]
  readonly faq: readonly CatalogueFaq[]
  /** The services among the entries, otherwise the most probable one; with them those that the question names. */
  readonly services: readonly CatalogueService[]
  /** The text of the best entry, of the situation where that fits better, or the fallback. */
  readonly text: string
  /** The published text for a question without results, or without words. */
  readonly fallback: string
  /** The published text on whom to call, unless the level is none. */
  readonly help: string | undefined
}

/** Answers a raw question. */
export type Answers = (question: string) => Answer

/** Makes the function that answers questions from the catalogue, by models learned from examples of questions. */
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
      danger,
      situation,
      line: danger === 'none' ? undefined : lineFor(words, situation),
      entries,
      faq: entries.flatMap((one) => (one.kind === 'faq' ? one.item : [])),
      // Two keywords may name two services, while the search finds only the likelier one.
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

  /** The most probable service, otherwise the first that the best FAQ entry refers to. */
  function fittingServices(likeliest: string | undefined, best: Match | undefined) {
    const [named] = best?.kind === 'faq' ? best.item.data.services : []
    const item = serviceById.get(likeliest ?? (named === undefined ? '' : SERVICE_ID + named))
    return item ? [item] : []
  }

  function situationOf(words: readonly string[]): Situation | undefined {
    const id = situationIn(models.situations, words)
    return pages.emergency.data.situations.find((one) => one.id === id)
  }

  /** The situation's line; without one, the line whose number was asked for. */
  function lineFor(words: readonly string[], situation: Situation | undefined) {
    return situation ? linesNamed(helplines, situation.lines)[0] : lineNumbered(helplines, words)
  }

  /** The entry's text; the situation's where the entry names another helpline first than the one to call now. */
  function textOf({ kind, item }: Match, situation: Situation | undefined): string {
    const text = (kind === 'faq' ? item.resource.answer : item.resource.description) ?? ''
    const isFirst = situation && firstNamed(helplines, text)?.id === situation.lines[0]
    return situation && !isFirst ? situation.text : text
  }
}

/**
 * Makes the function that finds the services whose names have one of the given words. It finds none unless every word
 * occurs in a name, and ignores words that most names have.
 */
function namedServices(services: readonly CatalogueService[]) {
  const names = services.map((item) => ({
    item,
    stems: new Set(wordsOf(item.data.name).map(stemOf)),
  }))
  return (words: readonly string[]) => {
    const queryStems = words.map(stemOf)
    const counts = queryStems.map((stem) => names.filter(({ stems }) => stems.has(stem)).length)
    // In a sentence, words of a name may mean something else: “after” a birth is not after abuse.
    if (counts.includes(0)) return []
    const rare = queryStems.filter((_, i) => (counts[i] ?? 0) <= services.length / 2)
    return names.filter(({ stems }) => rare.some((stem) => stems.has(stem))).map(({ item }) => item)
  }
}

/** Prefixes that keep FAQ and service ids apart; the labels of examples have them too. */
const FAQ_ID = 'faq/'
const SERVICE_ID = 'services/'

/** All entries as documents for the search. */
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
