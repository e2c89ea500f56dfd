import { firstMeeting } from './build.ts'
import type { Catalogue } from './build.ts'
import { faqPath } from './urls.ts'

/** A price as English texts for programs write it. */
export function englishPrice(price: number): string {
  return price === 0 ? 'free' : `${price} ILS`
}

/** What people begin with, as a sentence; empty where there is no such offer. */
export function firstMeetingSentence({ practice }: Pick<Catalogue, 'practice'>): string {
  const first = firstMeeting(practice)
  if (!first) return ''
  const { english, price, durationMinutes } = first
  return `People begin with a ${english}: ${durationMinutes} minutes, ${englishPrice(price)}.`
}

/** Which questions somebody in danger needs first, by their ids: `emergency` and `helplines`. */
export function helpIds({ faq }: Pick<Catalogue, 'faq'>): string {
  return faq
    .filter(({ data }) => data.help)
    .map(({ id }) => `\`${id}\``)
    .join(' and ')
}

/** Path of the first of them; that there is one is known since the content was checked. */
export function helpPath({ faq }: Pick<Catalogue, 'faq'>): string {
  return faqPath(faq.find(({ data }) => data.help)?.id ?? '')
}
