import type { Catalogue } from '../catalogue/build.ts'
import { factText } from '../catalogue/facts.ts'
import type { Answers } from '../core/answer.ts'
import { SITE_LANGUAGES } from '../schemas/language.ts'
import { createSearchResults } from './search-results.ts'
import { type Contacts, showHtml, showText, tappableContacts } from './show-text.ts'

/** Makes the functions with which pages and components show the content. */
export function createWebsite(catalogue: Catalogue, answers: Answers) {
  const { language } = catalogue.practice
  const contacts = new Map<string, Contacts>(
    SITE_LANGUAGES.map((each) => [each, tappableContacts(catalogue, each)]),
  )
  /** Texts in other languages, such as help in French, open what those of the site do. */
  const contactsIn = (lang: string): Contacts =>
    contacts.get(lang) ?? tappableContacts(catalogue, language)
  const noContacts = new Map<string, string>()
  const questions = new Map(catalogue.faq.map((entry) => [entry.id, entry]))
  const services = new Map(catalogue.services.map((entry) => [entry.id, entry]))
  return {
    /** Takes plain text and its language. Returns HTML, with tappable numbers and words of other scripts isolated. */
    textToHtml: (text: string, lang: string = language) => showText(text, contactsIn(lang), lang),
    /** The same for a text inside a link or a control, where numbers cannot be links. */
    labelToHtml: (text: string, lang: string = language) => showText(text, noContacts, lang),
    /** The same for the HTML of a content file. */
    contentToHtml: (html: string, lang: string = language) =>
      showHtml(html, contactsIn(lang), lang),
    /** The text of a fact such as `contact.phone`. */
    fact: (name: string) => factText(catalogue.facts, name),
    /** The FAQ entries of these ids, in the ids' order; `readContent` has checked that they exist. */
    questionsNamed: (ids: readonly string[]) => ids.flatMap((id) => questions.get(id) ?? []),
    servicesNamed: (ids: readonly string[]) => ids.flatMap((id) => services.get(id) ?? []),
    searchResults: createSearchResults(catalogue, answers),
  }
}
