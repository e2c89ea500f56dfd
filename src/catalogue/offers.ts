import { comma, FREE, minutesIn, type SiteLanguage } from '../schemas/language.ts'
import type { Offer, PracticeFacts } from '../schemas/practice.ts'
import type { ServiceContent } from '../schemas/service.ts'
import { format, type SiteText } from '../schemas/site.ts'
import { oneOf } from './channels.ts'
import { englishWords } from './other-languages.ts'

/** The offers of a service, its main one first; `readContent` has checked that they exist. */
export function offersOf(
  { offers }: PracticeFacts,
  { offer, moreOffers }: Pick<ServiceContent, 'offer' | 'moreOffers'>,
): Offer[] {
  return [...new Set([offer, ...moreOffers])].flatMap(
    (named) => offers.find(({ id }) => id === named) ?? [],
  )
}

/**
 * What texts say of an offer besides its price: in `details` its length, number of sessions and places (10 sessions of
 * 45 minutes, at the clinic); in `beside` what of that stands beside its name, which may tell the place already; in
 * `described` its name before that (video session, 30 minutes).
 */
type OfferTexts = Record<'details' | 'beside' | 'described', string>

/** An offer in the site's language. */
export function offerTexts(
  offer: Offer,
  { labels, places }: SiteText,
  language: SiteLanguage,
): OfferTexts {
  const each = format(labels.minutes, { n: offer.durationMinutes })
  const length = offer.sessions
    ? format(labels.series, { n: offer.sessions, duration: each })
    : each
  return textsOf(offer, offer.name, length, language, places)
}

/** The same in English. */
export function englishOfferTexts(offer: Offer, site: SiteText): OfferTexts {
  const each = `${offer.durationMinutes} minutes`
  const length = offer.sessions ? `${offer.sessions} sessions of ${each}` : each
  return textsOf(offer, offer.english, length, 'en', englishWords(site).places)
}

/**
 * An offer as a page in another language than the site's says it: ₪ and words of that language.
 *
 * @param words Names of places in that language.
 */
export function offerIn(
  language: Exclude<SiteLanguage, 'en'>,
  offer: Offer,
  words: SiteText['places'],
): Record<'name' | 'price' | 'duration', string> & OfferTexts {
  const { english, languages, price, durationMinutes, sessions } = offer
  const duration = minutesIn(durationMinutes, language)
  const length = sessions ? `${sessions} × ${duration}` : duration
  const name = languages?.[language] ?? english
  return {
    name,
    price: priceOr(FREE[language], price),
    duration,
    ...textsOf(offer, name, length, language, words),
  }
}

function textsOf(
  { places = [] }: Offer,
  name: string,
  length: string,
  language: SiteLanguage,
  words: SiteText['places'],
): OfferTexts {
  const names = places.map((place) => words[place])
  const where = oneOf(language, names)
  const isTold = names.every((place) => tells(name, place))
  const joined = (parts: string[]) => parts.filter(Boolean).join(comma(language))
  const beside = joined([length, isTold ? '' : where])
  return { details: joined([length, where]), beside, described: joined([name, beside]) }
}

/** Whether a name has the word that tells a place, which is its last: "video session" that of "by video". */
const tells = (name: string, place: string) => wordsOf(name).includes(wordsOf(place).at(-1) ?? '')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** The offer that people begin with, if there is one. */
export function firstMeeting({ offers }: PracticeFacts): Offer | undefined {
  return offers.find((offer) => offer.firstMeeting)
}

/** Splits services into those about a subject and those that are only a first meeting. */
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
  return priceOr(site.labels.free, price)
}

const priceOr = (free: string, price: number) => (price === 0 ? free : `${price} ₪`)

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
