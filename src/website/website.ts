import type { Catalogue } from '../catalogue/build.ts'
import { factText } from '../catalogue/facts.ts'
import type { Answers } from '../core/answer.ts'
import { createSearchResults } from './search-results.ts'
import { showHtml, showText, tappableContacts } from './show-text.ts'

/** What pages and components show the published content with. */
export function createWebsite(catalogue: Catalogue, answers: Answers) {
  const { language } = catalogue.practice
  const contacts = tappableContacts(catalogue)
  const noContacts = new Map<string, string>()
  const questions = new Map(catalogue.faq.map((entry) => [entry.id, entry]))
  const services = new Map(catalogue.services.map((entry) => [entry.id, entry]))
  return {
    /** HTML of a plain text of the content; `lang` where it is in another language than the site's. */
    textToHtml: (text: string, lang: string = language) => showText(text, contacts, lang),
    /** HTML of a text that is itself a link or a control, so that nothing inside it can be one. */
    labelToHtml: (text: string) => showText(text, noContacts, language),
    /** HTML of a content file, with tappable numbers and words in other letters isolated. */
    contentToHtml: (html: string, lang: string = language) => showHtml(html, contacts, lang),
    /** A fact as texts show it, such as contact.phone. */
    fact: (name: string) => factText(catalogue.facts, name),
    /** The questions that an entry names, in its order; that they exist is known since the content was checked. */
    questionsNamed: (ids: readonly string[]) => ids.flatMap((id) => questions.get(id) ?? []),
    servicesNamed: (ids: readonly string[]) => ids.flatMap((id) => services.get(id) ?? []),
    searchResults: createSearchResults(catalogue, answers),
  }
}
