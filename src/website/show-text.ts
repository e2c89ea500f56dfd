import type { Catalogue } from '../catalogue/build.ts'
import { escapeHtml } from '../catalogue/escape-html.ts'
import { helplineUrl } from '../catalogue/helplines.ts'
import { channelsIn } from '../catalogue/other-languages.ts'
import { directionOf, type SiteLanguage, scriptOf } from '../schemas/language.ts'
import { mapMatches } from './map-matches.ts'

/** Links of phone numbers and e-mail addresses, by how texts show them; empty for what only looks like one. */
export type Contacts = ReadonlyMap<string, string>

/** Attributes in quotes may hold the signs of a tag. */
const TAG = /<(\/?)([a-z0-9]*)(?:"[^"]*"|[^">])*>/g

/**
 * Words in Latin letters with the numbers that belong to them: "PDF", "WCAG 2.2", "a@b.example". A run begins with a
 * letter, since numbers in Hebrew prose are read from right to left: "12 עד 20". It has only pairs of brackets, since
 * one alone would be drawn on the wrong side.
 */
const LATIN_WORD = String.raw`[A-Za-z](?:[\w@:/&+’'.-]*\w)?`
const NUMBER = String.raw`\d+(?:\.\d+)*`
const LATIN_RUN = new RegExp(
  `${LATIN_WORD}(?: (?:${LATIN_WORD}|${NUMBER}|\\(${LATIN_WORD}\\)))*`,
  'g',
)

/** Runs of words of each other script that a site may be in. */
const FOREIGN = (['he', 'ar', 'ru'] as const).map((language) => {
  const word = String.raw`\p{Script=${scriptOf(language)}}[\p{Script=${scriptOf(language)}}\p{M}״׳'"־-]*`
  return { language, words: new RegExp(`${word}(?: ${word})*`, 'gu') }
})

/** What keeps a number from being a phone number: a street around it ("שדרות הנשיא 100", "100 Herzl Street"). */
const NOT_HOUSE_NUMBER = {
  before: String.raw`(?<!(?:רחוב|רח[׳']|שדרות|שד[׳']|סמטת)(?: [א-ת״׳"'־-]+){1,3} )`,
  after: String.raw`(?! (?:[A-Z][\w’'-]* ){1,2}(?:Street|St|Boulevard|Blvd|Avenue|Ave|Road|Rd)\b)`,
}

/** Prices are kept on one line. */
const PRICE = /\d[\d,.]*\s₪/g

/**
 * The contacts that pages make links of: the practice's channels, and the helplines' numbers.
 *
 * @param lang Language of the texts around them, and so of a message that is written already.
 */
export function tappableContacts(catalogue: Catalogue, lang: string): Contacts {
  const { practice, helplines } = catalogue
  const contacts = new Map<string, string>()
  for (const line of helplines) if (line.phone) contacts.set(line.phone, helplineUrl(line))
  // Reversed, so that of two channels with the same number the owner's first counts.
  for (const { shown, href } of channelsIn(catalogue, lang).toReversed()) contacts.set(shown, href)
  // A house at number 100 must not become a link to the police.
  for (const street of [practice.address.streetAddress, practice.english.address])
    contacts.set(street, '')
  return contacts
}

/**
 * Prepares HTML for a page: isolates words of other scripts, so that they keep their order, with their language; makes
 * links of contacts; keeps prices on one line. The text itself does not change.
 *
 * @param html Trusted HTML, made from the content.
 * @param page Language of the page. Latin words are isolated only where it runs from right to left.
 */
export function showHtml(html: string, contacts: Contacts, page: string): string {
  const isRightToLeft = directionOf(page) === 'rtl'
  const foreign = FOREIGN.filter(({ language }) => scriptOf(language) !== scriptOf(page))
  const shown = [...contacts.keys()]
    .sort((a, b) => b.length - a.length)
    .map((text) => RegExp.escape(text))
  // Without contacts, a pattern that matches nothing.
  const contact = new RegExp(
    shown.length === 0
      ? '(?!)'
      : `(?<![\\w.,:-])${NOT_HOUSE_NUMBER.before}(?:${shown.join('|')})(?![\\w:-]|\\s?[₪%])${NOT_HOUSE_NUMBER.after}`,
    'g',
  )
  /** How many links and isolates the current text is in. */
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
    // The letters of character references (`&amp;`) are no words.
    (piece) =>
      mapMatches(piece, /&[#\w]+;/g, String, (text) =>
        mapMatches(text, contact, showContact, showRest),
      ),
  )
}

/** Lets an address break between its parts; numbers and names stay as they are. */
function breakable(contact: string): string {
  return contact.includes('.') ? contact.replace(/[@./]/g, '<wbr>$&') : contact
}

/** The HTML of a number or an address that is shown by itself. */
export const contactToHtml = (contact: string) => breakable(escapeHtml(contact))

/** `showHtml` for plain text. */
export function showText(text: string, contacts: Contacts, page: string): string {
  return showHtml(escapeHtml(text), contacts, page)
}
