import type { Catalogue } from '../catalogue/build.ts'
import { escapeHtml } from '../catalogue/escape-html.ts'
import { helplineUrl } from '../catalogue/helplines.ts'
import { directionOf, type SiteLanguage, scriptOf } from '../schemas/language.ts'
import { mapMatches } from './map-matches.ts'

/**
 * Where a number or an e-mail address leads when it is tapped, by how texts show it; nowhere, for what only
 * looks like one.
 */
export type Contacts = ReadonlyMap<string, string>

/** A sign of a tag may stand in an attribute: a title, the language of code. */
const TAG = /<(\/?)([a-z0-9]*)(?:"[^"]*"|[^">])*>/g

/**
 * Words in Latin letters, with the numbers that belong to them: "PDF", "WCAG 2.2", "a@b.example". It
 * begins with a letter, so that Hebrew prose keeps its own numbers: "12 עד 20" reads from right to left.
 * Brackets belong to it only as a pair, for half a pair would be drawn on the wrong side.
 */
const LATIN_WORD = String.raw`[A-Za-z](?:[\w@:/&+’'.-]*\w)?`
const NUMBER = String.raw`\d+(?:\.\d+)*`
const LATIN_RUN = new RegExp(
  `${LATIN_WORD}(?: (?:${LATIN_WORD}|${NUMBER}|\\(${LATIN_WORD}\\)))*`,
  'g',
)

/** Words of the other languages that sites are in, each by its letters. */
const FOREIGN = (['he', 'ar', 'ru'] as const).map((language) => {
  const word = String.raw`\p{Script=${scriptOf(language)}}[\p{Script=${scriptOf(language)}}\p{M}״׳'"־-]*`
  return { language, words: new RegExp(`${word}(?: ${word})*`, 'gu') }
})

/** A house has a number too, and it calls nobody: "שדרות הנשיא 100", "100 Herzl Street". */
const NO_HOUSE = {
  before: String.raw`(?<!(?:רחוב|רח[׳']|שדרות|שד[׳']|סמטת)(?: [א-ת״׳"'־-]+){1,3} )`,
  after: String.raw`(?! (?:[A-Z][\w’'-]* ){1,2}(?:Street|St|Boulevard|Blvd|Avenue|Ave|Road|Rd)\b)`,
}

/** A price breaks nowhere: its sign would begin a line alone. */
const PRICE = /\d[\d,.]*\s₪/g

/**
 * What a page makes tappable: the numbers of the practice and of the helplines, and the e-mail address.
 *
 * @returns Each as texts show it, with its tel:, WhatsApp or mailto: address.
 */
export function tappableContacts(catalogue: Catalogue): Contacts {
  const { practice, channels, helplines } = catalogue
  const contacts = new Map<string, string>()
  for (const line of helplines) if (line.phone) contacts.set(line.phone, helplineUrl(line))
  // Where two show one number, the one that the owner likes best has it.
  for (const { shown, href } of channels.toReversed()) contacts.set(shown, href)
  // The house at number 100 does not call the police.
  for (const street of [practice.address.streetAddress, practice.english.address])
    contacts.set(street, '')
  return contacts
}

/**
 * Prepares HTML for a page: words in other letters and numbers are isolated, so that they keep their order, and say
 * their language; prices are kept together, and contacts become links. The text itself does not change by a letter.
 *
 * @param html Trusted HTML, made from the content.
 * @param page Language of the page. Latin words are isolated where it runs from right to left; elsewhere they are
 *   the text, or stand in it as they are.
 */
export function showHtml(html: string, contacts: Contacts, page: string): string {
  const isRightToLeft = directionOf(page) === 'rtl'
  const foreign = FOREIGN.filter(({ language }) => scriptOf(language) !== scriptOf(page))
  const shown = [...contacts.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape)
  // With no contacts to look for, nothing is one.
  const contact = new RegExp(
    shown.length === 0
      ? '(?!)'
      : `(?<![\\w.,:-])${NO_HOUSE.before}(?:${shown.join('|')})(?![\\w:-]|\\s?[₪%])${NO_HOUSE.after}`,
    'g',
  )
  /** How deep inside links and isolates the text is. */
  const depth = { a: 0, bdi: 0 }
  const isolate = (run: string, direction: 'rtl' | 'ltr' = 'ltr', language?: SiteLanguage) =>
    depth.bdi > 0
      ? run
      : `<bdi dir="${direction}"${language ? ` lang="${language}"` : ''}>${run}</bdi>`
  const link = (text: string, href: string) =>
    depth.a > 0 ? text : `<a href="${escapeHtml(href)}">${breakable(text)}</a>`
  const showRest = (rest: string) => {
    const latin = isRightToLeft ? rest.replace(LATIN_RUN, (run) => isolate(run, 'ltr', 'en')) : rest
    return foreign
      .reduce(
        (shown, { language, words }) =>
          shown.replace(words, (run) => isolate(run, directionOf(language), language)),
        latin,
      )
      .replace(PRICE, (price) => `<span class="price">${price}</span>`)
  }
  const showContact = (text: string) => {
    const href = contacts.get(text)
    return href ? isolate(link(text, href)) : showRest(text)
  }
  return mapMatches(
    html,
    TAG,
    (tag, slash, name) => {
      if (name === 'a' || name === 'bdi') depth[name] += slash ? -1 : 1
      return tag
    },
    // Character references hold letters that are no words.
    (piece) =>
      mapMatches(piece, /&[#\w]+;/g, String, (text) =>
        mapMatches(text, contact, showContact, showRest),
      ),
  )
}

/** HTML of an address that breaks where its parts meet, and not within a word; a number or a name stays as it is. */
function breakable(contact: string): string {
  return contact.includes('.') ? contact.replace(/[@./]/g, '<wbr>$&') : contact
}

/** HTML of a number or an address that is shown by itself. */
export const contactToHtml = (contact: string) => breakable(escapeHtml(contact))

/** A plain text as `showHtml` shows it. */
export function showText(text: string, contacts: Contacts, page: string): string {
  return showHtml(escapeHtml(text), contacts, page)
}
