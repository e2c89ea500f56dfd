import type { Offer, PracticeFacts } from '../schemas/practice.ts'
import type { SiteText } from '../schemas/site.ts'

/** What a service costs; that there is such an offer is known since the content was checked. */
export function offerNamed({ offers }: PracticeFacts, id: string): Offer | undefined {
  return offers.find((offer) => offer.id === id)
}

/** What people begin with, if there is such an offer. */
export function firstMeeting({ offers }: PracticeFacts): Offer | undefined {
  return offers.find((offer) => offer.firstMeeting)
}

/** Services apart: those that are about something, and those that people only begin with. */
export function servicesByUse<Named extends { data: { offer: string } }>(
  practice: PracticeFacts,
  services: readonly Named[],
): { subjects: Named[]; beginnings: Named[] } {
  const first = firstMeeting(practice)?.id
  const isFirst = ({ data }: Named) => data.offer === first
  return {
    subjects: services.filter((service) => !isFirst(service)),
    beginnings: services.filter(isFirst),
  }
}

/** A price as people read it: a whole number of shekels, or the word for free. */
export function shekels(price: number, site: SiteText): string {
  return price === 0 ? site.labels.free : `${price} ₪`
}

/** A price as English texts for programs write it. */
export function englishPrice(price: number): string {
  return price === 0 ? 'free' : `${price} ILS`
}

/** What people begin with, as a sentence; empty where there is no such offer. */
export function firstMeetingSentence({ practice }: { practice: PracticeFacts }): string {
  const first = firstMeeting(practice)
  if (!first) return ''
  const { english, price, durationMinutes } = first
  const article = /^[aeiou]/i.test(english) ? 'an' : 'a'
  return `People begin with ${article} ${english}: ${durationMinutes} minutes, ${englishPrice(price)}.`
}
