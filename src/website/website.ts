import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import type { Channels } from '../catalogue/channels.ts'
import { channelsOf } from '../catalogue/channels.ts'
import { factText } from '../catalogue/facts.ts'
import type { Retrieval } from '../core/retrieval.ts'
import type { SiteMatch } from './named-results.ts'
import type { SearchResults } from './search-results.ts'
import { createSearchResults } from './search-results.ts'
import { showHtml, showText, tappableContacts } from './show-text.ts'

/** What pages and components show the published content with. */
export interface Website {
  /** HTML of a plain text of the content. */
  textToHtml: (text: string) => string
  /** HTML of a text that is itself a link or a control, so that nothing inside it can be one. */
  labelToHtml: (text: string) => string
  /** HTML of a content file, with tappable numbers and isolated Latin runs. */
  contentToHtml: (html: string) => string
  /** The same for a page in English. */
  englishToHtml: (html: string) => string
  /** A fact as texts show it, such as contact.phone. */
  fact: (name: string) => string
  /** The ways to reach the practice. */
  channels: Channels
  /** The questions that an entry names, in its order; that they exist is known since the content was checked. */
  questionsNamed: (ids: readonly string[]) => CatalogueFaq[]
  /** The services that an entry names. */
  servicesNamed: (ids: readonly string[]) => CatalogueService[]
  /** Whether results are of a kind that one may have to hide from others. */
  isDelicate: (matches: readonly SiteMatch[]) => boolean
  /** What the page of a question shows. */
  searchResults: (question: string) => SearchResults
}

/** Makes them for a catalogue. */
export function createWebsite(catalogue: Catalogue, retrieval: Retrieval): Website {
  const contacts = tappableContacts(catalogue)
  const noContacts = new Map<string, string>()
  const questions = new Map(catalogue.faq.map((entry) => [entry.id, entry]))
  const services = new Map(catalogue.services.map((entry) => [entry.id, entry]))
  return {
    textToHtml: (text) => showText(text, contacts),
    labelToHtml: (text) => showText(text, noContacts),
    contentToHtml: (html) => showHtml(html, contacts),
    englishToHtml: (html) => showHtml(html, contacts, false),
    fact: (name) => factText(catalogue.facts, name),
    channels: channelsOf(catalogue),
    questionsNamed: (ids) => ids.flatMap((id) => questions.get(id) ?? []),
    servicesNamed: (ids) => ids.flatMap((id) => services.get(id) ?? []),
    isDelicate: (matches) =>
      matches.some(({ kind, item }) => kind !== 'pages' && item.data.leaveQuickly),
    searchResults: createSearchResults(catalogue, retrieval),
  }
}
