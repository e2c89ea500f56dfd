import type { Helpline } from '../schemas/helpline.ts'
import type { RawContent } from './raw.ts'
import { faqPath } from './urls.ts'

/** The helplines of these ids, in the ids' order; `readContent` has checked that they exist. */
export function linesNamed(helplines: readonly Helpline[], ids: readonly string[]): Helpline[] {
  return ids.flatMap((id) => helplines.find((line) => line.id === id) ?? [])
}

/** All helplines, those of these ids before the others. */
export function linesFirst(helplines: readonly Helpline[], ids: readonly string[]): Helpline[] {
  return [...new Set([...linesNamed(helplines, ids), ...helplines])]
}

/** All helplines that can be called, the given one first. */
export function firstToCall(helplines: readonly Helpline[], id = ''): Helpline[] {
  return linesFirst(helplines, [id]).filter(({ phone }) => phone)
}

/** With a third, the last numbers of its situations would be below two screens of a phone. */
const LINES_ON_TOP = 2

/** What the page of help begins with. */
export const linesOnTop = (helplines: readonly Helpline[]) =>
  firstToCall(helplines).slice(0, LINES_ON_TOP)

/** The helpline that a text names before all others; undefined when it names none. */
export function firstNamed(helplines: readonly Helpline[], text: string): Helpline | undefined {
  return helplines
    .map((line) => ({ line, at: text.indexOf(shownContact(line)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.line
}

/** Among more words than these, a number may count pills, days or blows. */
const MAX_WORDS_BESIDE_NUMBER = 2

/** The helpline whose number was asked for in normalised words, as one word or split at its hyphens. */
export function lineNumbered(
  helplines: readonly Helpline[],
  words: readonly string[],
): Helpline | undefined {
  const others = words.filter((word) => /\p{L}/u.test(word))
  if (others.length > MAX_WORDS_BESIDE_NUMBER) return undefined
  const text = ` ${words.join(' ')} `
  return helplines.find(
    ({ phone }) =>
      phone && ['', ' '].some((gap) => text.includes(` ${phone.replaceAll('-', gap)} `)),
  )
}

/** A line's phone number, or the host of its address. */
export function shownContact({ phone, url }: Helpline): string {
  return phone ?? new URL(url ?? '').host
}

/**
 * A line's name in a language, in English where it has none, with the language that it is in.
 *
 * @param site The language of the site, in which each line has its name.
 */
export function nameIn(line: Helpline, language: string, site: string) {
  if (language === site) return { name: line.name, language }
  const own = line.names.find((one) => one.language === language)
  return own ?? { name: line.english.name, language: 'en' }
}

/** The link to a line. */
export function helplineUrl({ phone, url }: Helpline): string {
  return phone ? `tel:${phone.replaceAll('-', '')}` : (url ?? '')
}

/** The ids of the entries that are help, as Markdown: `emergency` and `helplines`. */
export function helpIdsInMarkdown({ faq }: Pick<RawContent, 'faq'>): string {
  const help = faq.filter(({ data }) => data.help)
  return help.map(({ id }) => `\`${id}\``).join(' and ')
}

/** Path of the first entry that is help; `readContent` has checked that there is one. */
export function helpPath({ faq }: Pick<RawContent, 'faq'>): string {
  return faqPath(faq.find(({ data }) => data.help)?.id ?? '')
}
