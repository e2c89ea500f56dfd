import type { Helpline } from '../schemas/helpline.ts'
import type { RawContent } from './raw.ts'
import { faqPath } from './urls.ts'

/** The helplines of these ids, in their order; that they exist is known since the content was checked. */
export function linesNamed(helplines: readonly Helpline[], ids: readonly string[]): Helpline[] {
  return ids.flatMap((id) => helplines.find((line) => line.id === id) ?? [])
}

/** All helplines, those of these ids before the others. */
export function linesFirst(helplines: readonly Helpline[], ids: readonly string[]): Helpline[] {
  return [...new Set([...linesNamed(helplines, ids), ...helplines])]
}

/** Lines to call: this one first, where it is known, then those that open the list of the content. */
export function firstToCall(helplines: readonly Helpline[], id = ''): Helpline[] {
  return linesFirst(helplines, [id]).filter(({ phone }) => phone)
}

/** The helpline that a text names before all others; undefined when it names none. */
export function firstNamed(helplines: readonly Helpline[], text: string): Helpline | undefined {
  return helplines
    .map((line) => ({ line, at: text.indexOf(shownContact(line)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.line
}

/** The helpline whose number stands among these words, in one piece or as its hyphens part it. */
export function lineNumbered(
  helplines: readonly Helpline[],
  words: readonly string[],
): Helpline | undefined {
  const text = ` ${words.join(' ')} `
  return helplines.find(
    ({ phone }) =>
      phone && ['', ' '].some((gap) => text.includes(` ${phone.replaceAll('-', gap)} `)),
  )
}

/** The number or address of a line as texts show it. */
export function shownContact({ phone, url }: Helpline): string {
  return phone ?? new URL(url ?? '').host
}

/** Where a line is reached when it is tapped. */
export function helplineUrl({ phone, url }: Helpline): string {
  return phone ? `tel:${phone.replaceAll('-', '')}` : (url ?? '')
}

/** Which questions somebody in danger needs first, by their ids in Markdown: `emergency` and `helplines`. */
export function helpIdsInMarkdown({ faq }: Pick<RawContent, 'faq'>): string {
  const help = faq.filter(({ data }) => data.help)
  return help.map(({ id }) => `\`${id}\``).join(' and ')
}

/** Path of the first of them; that there is one is known since the content was checked. */
export function helpPath({ faq }: Pick<RawContent, 'faq'>): string {
  return faqPath(faq.find(({ data }) => data.help)?.id ?? '')
}
