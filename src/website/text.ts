import { catalogue } from '../catalogue/load.ts'
import { showHtml, showText, tappableContacts } from './show-text.ts'

const contacts = tappableContacts(catalogue)

/** HTML of a plain text of the content, for this site's pages. */
export const textToHtml = (text: string) => showText(text, contacts)

const NO_CONTACTS = new Map<string, string>()

/** HTML of a text that is itself a link or a control, so that nothing inside it can be one. */
export const labelToHtml = (text: string) => showText(text, NO_CONTACTS)

/** HTML of a content file, with tappable numbers and isolated Latin runs. */
export const contentHtml = (html: string) => showHtml(html, contacts)

/** A fact as texts show it, such as contact.phone. */
export function fact(name: string): string {
  const found = catalogue.facts.get(name)
  if (!found) throw new Error(`There is no fact ${name}.`)
  return found.text
}
