import { comma, type SiteLanguage } from '../schemas/language.ts'
import type { Offer, PracticeFacts } from '../schemas/practice.ts'
import type { ServiceContent } from '../schemas/service.ts'
import { format, type SiteText } from '../schemas/site.ts'
import { oneOf } from './channels.ts'
import { englishWords } from './other-languages.ts'

/**
 * Every way to have a service, the one that holds its price and length first; that there are such offers is known
 * since the content was checked.
 */
export function offersOf(
  { offers }: PracticeFacts,
  { offer, moreOffers }: Pick<ServiceContent, 'offer' | 'moreOffers'>,
): Offer[] {
  return [...new Set([offer, ...moreOffers])].flatMap(
    (named) => offers.find(({ id }) => id === named) ?? [],
  )
}

/** How long something is, of how many sessions, and where it can be had: 10 פגישות של 45 דקות, בקליניקה. */
export function offerDetails(
  offer: Offer,
  { labels, places }: SiteText,
  language: SiteLanguage,
): string {
  const each = format(labels.minutes, { n: offer.durationMinutes })
  const length = offer.sessions
    ? format(labels.series, { n: offer.sessions, duration: each })
    : each
  return withPlaces(length, language, offer, places)
}

/** The same in English: 10 sessions of 45 minutes, at the clinic. */
export function englishOfferDetails(offer: Offer, site: SiteText): string {
  const each = `${offer.durationMinutes} minutes`
  const length = offer.sessions ? `${offer.sessions} sessions of ${each}` : each
  return withPlaces(length, 'en', offer, englishWords(site).places)
}

function withPlaces(
  length: string,
  language: SiteLanguage,
  { places = [] }: Offer,
  words: SiteText['places'],
): string {
  const where = oneOf(
    language,
    places.map((place) => words[place]),
  )
  return [length, where].filter(Boolean).join(comma(language))
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
