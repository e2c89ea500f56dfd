import type { Catalogue } from '../catalogue/build.ts'
import { whatsappUrl } from './urls.ts'

/** Where a number leads when it is tapped, by the number as texts show it. */
export type Phones = ReadonlyMap<string, string>

const TAG = /(<[^>]*>)/

/**
 * Words in Latin letters, with the numbers that belong to them: "MSW", "WCAG 2.2", "a@b.example". It
 * begins with a letter, so that Hebrew prose keeps its own numbers: "12 עד 20" reads from right to left.
 * Brackets belong to it only as a pair, for half a pair would be drawn on the wrong side.
 */
const WORD = String.raw`[A-Za-z](?:[\w@:/&+’'.-]*\w)?`
const NUMBER = String.raw`\d+(?:\.\d+)*`
const LATIN = new RegExp(`${WORD}(?: (?:${WORD}|${NUMBER}|\\(${WORD}\\)))*`, 'g')

/**
 * The numbers that a page makes tappable: the practice's and the helplines'.
 *
 * @returns Numbers as texts show them, each with its tel: or WhatsApp address.
 */
export function tappablePhones({ practice, facts, helplines, site }: Catalogue): Phones {
  const phones = new Map<string, string>()
  for (const { phone } of helplines)
    if (phone) phones.set(phone, `tel:${phone.replaceAll('-', '')}`)
  const { contact } = practice
  const shown = (name: string) => facts.get(name)?.text ?? ''
  phones.set(shown('contact.phone'), `tel:${contact.phone}`)
  phones.set(shown('contact.whatsapp'), whatsappUrl(contact.whatsapp, site.whatsappText))
  return phones
}

/**
 * Prepares HTML for a page in Hebrew: Latin runs and numbers are isolated, so that they keep their order,
 * and telephone numbers become links. The text itself does not change by a letter.
 *
 * @param html Trusted HTML, made from the content.
 */
export function showHtml(html: string, phones: Phones): string {
  const numbers = [...phones.keys()].sort((a, b) => b.length - a.length)
  // With no numbers to look for, nothing is one.
  const phone = new RegExp(
    numbers.length === 0 ? '(?!)' : `(?<![\\d.,:-])(?:${numbers.join('|')})(?![\\d:-]|\\s?[₪%])`,
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
      const link = (number: string) =>
        links > 0 ? number : `<a href="${escapeHtml(phones.get(number) ?? '')}">${number}</a>`
      return outsideEntities(piece, (text) =>
        mapMatches(
          text,
          phone,
          (number) => isolate(link(number)),
          (rest) => rest.replace(LATIN, (run) => isolate(run, ' lang="en"')),
        ),
      )
    })
    .join('')
}

/** The same for plain text. */
export function showText(text: string, phones: Phones): string {
  return showHtml(escapeHtml(text), phones)
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
