import type { Catalogue } from '../catalogue/build.ts'
import { whatsappUrl } from '../catalogue/urls.ts'

/**
 * Where a number or an e-mail address leads when it is tapped, by how texts show it; nowhere, for what only
 * looks like one.
 */
export type Contacts = ReadonlyMap<string, string>

const TAG = /(<[^>]*>)/

/**
 * Words in Latin letters, with the numbers that belong to them: "PDF", "WCAG 2.2", "a@b.example". It
 * begins with a letter, so that Hebrew prose keeps its own numbers: "12 עד 20" reads from right to left.
 * Brackets belong to it only as a pair, for half a pair would be drawn on the wrong side.
 */
const WORD = String.raw`[A-Za-z](?:[\w@:/&+’'.-]*\w)?`
const NUMBER = String.raw`\d+(?:\.\d+)*`
const LATIN = new RegExp(`${WORD}(?: (?:${WORD}|${NUMBER}|\\(${WORD}\\)))*`, 'g')

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
export function tappableContacts({ practice, facts, helplines, site }: Catalogue): Contacts {
  const contacts = new Map<string, string>()
  for (const { phone } of helplines)
    if (phone) contacts.set(phone, `tel:${phone.replaceAll('-', '')}`)
  const { contact } = practice
  const shown = (name: string) => facts.get(name)?.text ?? ''
  contacts.set(shown('contact.phone'), `tel:${contact.phone}`)
  contacts.set(shown('contact.whatsapp'), whatsappUrl(contact.whatsapp, site.whatsappText))
  contacts.set(contact.email, `mailto:${contact.email}`)
  // The house at number 100 does not call the police.
  for (const street of [practice.address.streetAddress, practice.english.address])
    contacts.set(street, '')
  return contacts
}

/**
 * Prepares HTML for a page in Hebrew: Latin runs and numbers are isolated, so that they keep their order,
 * prices are kept together, and contacts become links. The text itself does not change by a letter.
 *
 * @param html Trusted HTML, made from the content.
 * @param isHebrew Whether Latin runs are the exception; on an English page they are the text.
 */
export function showHtml(html: string, contacts: Contacts, isHebrew = true): string {
  const shown = [...contacts.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape)
  // With no contacts to look for, nothing is one.
  const contact = new RegExp(
    shown.length === 0
      ? '(?!)'
      : `(?<![\\w.,:-])${NO_HOUSE.before}(?:${shown.join('|')})(?![\\w:-]|\\s?[₪%])${NO_HOUSE.after}`,
    'g',
  )
  let links = 0
  let isolates = 0
  return html
    .split(TAG)
    .map((piece) => {
      if (piece.startsWith('<')) {
        if (/^<a[\s>]/.test(piece)) links += 1
        else if (piece === '</a>') links -= 1
        else if (/^<bdi[\s>]/.test(piece)) isolates += 1
        else if (piece === '</bdi>') isolates -= 1
        return piece
      }
      const isolate = (run: string, attributes = '') =>
        isolates > 0 ? run : `<bdi dir="ltr"${attributes}>${run}</bdi>`
      const showRest = (rest: string) =>
        isHebrew
          ? rest
              .replace(LATIN, (run) => isolate(run, ' lang="en"'))
              .replace(PRICE, (price) => `<span class="price">${price}</span>`)
          : rest
      const link = (text: string) =>
        links > 0 ? text : `<a href="${escapeHtml(contacts.get(text) ?? '')}">${text}</a>`
      return outsideEntities(piece, (text) =>
        mapMatches(
          text,
          contact,
          (found) => (contacts.get(found) ? isolate(link(found)) : showRest(found)),
          showRest,
        ),
      )
    })
    .join('')
}

/** The same for plain text. */
export function showText(text: string, contacts: Contacts): string {
  return showHtml(escapeHtml(text), contacts)
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Character references hold letters that are no words. */
function outsideEntities(text: string, show: (text: string) => string): string {
  return mapMatches(text, /&[#\w]+;/g, (entity) => entity, show)
}

function mapMatches(
  text: string,
  pattern: RegExp,
  onMatch: (match: string) => string,
  onRest: (rest: string) => string,
): string {
  let result = ''
  let at = 0
  for (const match of text.matchAll(pattern)) {
    result += onRest(text.slice(at, match.index)) + onMatch(match[0])
    at = match.index + match[0].length
  }
  return result + onRest(text.slice(at))
}
