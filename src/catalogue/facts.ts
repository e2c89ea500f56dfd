import type { Helpline } from '../schemas/helpline.ts'
import {
  capitalised,
  comma,
  languageNames,
  type SiteLanguage,
  semicolon,
  SITE_LANGUAGES,
} from '../schemas/language.ts'
import type { Registration } from '../schemas/person.ts'
import type { Offer, PracticeFacts } from '../schemas/practice.ts'
import { format, type SiteText } from '../schemas/site.ts'
import {
  type Channel,
  channelsOf,
  englishChannels,
  mainChannels,
  oneOf,
  reportChannel,
} from './channels.ts'
import { conditionsOf, conditionsOn } from './conditions.ts'
import { shownContact } from './helplines.ts'
import { describeHours } from './hours.ts'
import { englishOfferTexts, firstMeeting, offerIn, offerTexts, shekels } from './offers.ts'
import { englishWords } from './other-languages.ts'
import { mapUrls } from './urls.ts'

/** A fact as texts show it. */
export interface Fact {
  text: string
  /** Whether it must be isolated inside Hebrew, such as a phone number. */
  ltr: boolean
}

/** Facts by their names: a text's `{{contact.phone}}` is `contact.phone`. */
export type Facts = ReadonlyMap<string, Fact>

export const TOKEN = /\{\{\s*([\w.-]+)\s*\}\}/g

/**
 * Collects every fact that a text may name.
 *
 * @returns Facts written for people: 03-000-0000, 100 ₪, 45 דקות, ימים ראשון עד חמישי…
 */
export function collectFacts(
  practice: PracticeFacts,
  site: SiteText,
  helplines: Helpline[],
): Facts {
  const { address, contact, english, language, offers, person, registration } = practice
  const street = `${address.streetAddress}, ${address.addressLocality}`
  const facts = new Map<string, Fact>()
  const add = (name: string, text: string, ltr = false) => facts.set(name, { text, ltr })
  const addEach = (as: string, texts: Readonly<Record<string, string>>) => {
    for (const [field, text] of Object.entries(texts)) add(`${as}.${field}`, text)
  }
  const addRegistration = (as: string, entry: Registration | undefined) => {
    if (!entry) return
    add(`${as}.number`, entry.number, true)
    add(`${as}.authority`, entry.authority)
    add(`${as}.url`, entry.url, true)
  }
  const allHours = (reader: SiteLanguage) =>
    contact.hours.map((hours) => describeHours(hours, reader)).join(semicolon(reader))

  add('name', practice.name)
  addRegistration('registration', registration)
  add('address.full', street)
  add('address.map', mapUrls(street).google, true)
  for (const name of ['city', 'directions', 'parking', 'accessibility'] as const)
    add(`address.${name}`, address[name])
  const channels = channelsOf(practice, site)
  const main = mainChannels(channels)
  // Reversed, so that of several phones the first counts.
  for (const { type, shown } of channels.toReversed()) add(`contact.${type}`, shown, true)
  const ways = main.map(({ by }) => by)
  add('contact.by', oneOf(language, ways))
  add('contact.ways', oneOfWithValues(language, main))
  const report = reportChannel(channels)
  add('contact.report', report.shown, true)
  add('contact.reportUrl', report.url, true)
  add('contact.hours', allHours(language))
  add('contact.hoursNote', contact.hoursNote)
  add('contact.responseTime', contact.responseTime)
  // Every offer by its name, with its details and its price.
  const addPrices = (reader: SiteLanguage, prefix: string) => {
    const of = (id: string, field: string) => facts.get(`${prefix}offers.${id}.${field}`)?.text
    const each = offers.map(({ id }) => `${of(id, 'described')}: ${of(id, 'price')}`)
    add(`${prefix}prices`, capitalised(each.join(semicolon(reader)), reader))
  }
  const addOffer = (as: string, offer: Offer) => {
    const { name, english, price, durationMinutes } = offer
    add(`${as}.name`, name)
    add(`${as}.price`, shekels(price, site))
    add(`${as}.duration`, format(site.labels.minutes, { n: durationMinutes }))
    addEach(as, offerTexts(offer, site, language))
    add(`english.${as}.name`, english)
    add(`english.${as}.price`, price === 0 ? 'free' : `₪${price}`)
    add(`english.${as}.duration`, `${durationMinutes} minutes`)
    addEach(`english.${as}`, englishOfferTexts(offer, site))
  }
  for (const offer of offers) addOffer(`offers.${offer.id}`, offer)
  // Without an offer of a first meeting, people begin with the first offer.
  const first = firstMeeting(practice) ?? offers[0]
  if (first) addOffer('first', first)
  addPrices(language, '')
  addPrices('en', 'english.')
  for (const [name, text] of Object.entries(english))
    if (typeof text === 'string') add(`english.${name}`, text)
  add('english.channels', englishChannels(main))
  add('english.ways', oneOfWithValues('en', mainChannels(channelsOf(practice, englishWords(site)))))
  for (const { id, text, english: said } of conditionsOf(practice, site)) {
    add(id, text)
    add(`english.${id}`, said.text)
  }
  add('english.hours', allHours('en'))
  const spoken = languageNames([language], 'en')
  add('english.language', spoken)
  add('english.languages', language === 'en' ? spoken : `${spoken} or English`)
  for (const { id, name, jobTitle, english, registration } of practice.people ?? []) {
    add(`people.${id}.name`, name)
    add(`people.${id}.jobTitle`, jobTitle)
    addRegistration(`people.${id}.registration`, registration)
    add(`english.people.${id}.name`, english.name)
    add(`english.people.${id}.jobTitle`, english.jobTitle)
  }
  for (const other of SITE_LANGUAGES) {
    if (other === 'en') continue
    const own = practice.languages?.[other]
    const words = site.languages?.[other]
    if (!own || !words) continue
    addEach(other, own)
    const addIn = (as: string, offer: Offer) =>
      addEach(`${other}.${as}`, offerIn(other, offer, words.places))
    for (const offer of offers) addIn(`offers.${offer.id}`, offer)
    if (first) addIn('first', first)
    addPrices(other, `${other}.`)
    add(`${other}.hours`, allHours(other))
    for (const { id, text } of conditionsOn({ practice, site }, other)) add(`${other}.${id}`, text)
    add(`${other}.ways`, oneOfWithValues(other, mainChannels(channelsOf(practice, words))))
  }
  if (person) {
    add('person.name', person.name)
    add('english.person', person.english)
  }
  for (const line of helplines) {
    add(`helplines.${line.id}.name`, line.name)
    add(`helplines.${line.id}.english`, line.english.name)
    add(`helplines.${line.id}.contact`, shownContact(line), true)
  }
  return facts
}

/** Channels with their values: "by phone, 03-000-0000, or on Telegram, @name". */
function oneOfWithValues(language: SiteLanguage, channels: readonly Channel[]): string {
  const last = channels.length - 1
  const after = comma(language)
  const ways = channels.map(
    ({ by, shown }, i) => by + after + shown + (i < last ? after.trim() : ''),
  )
  return oneOf(language, ways)
}

/**
 * Replaces every `{{name}}` by its fact; unknown names stay as they are.
 *
 * @param show How a fact is written; as plain text when omitted.
 * @example fill('{{first.price}} each', facts) // '350 ₪ each'
 */
export function fill(
  text: string,
  facts: Facts,
  show: (fact: Fact) => string = (fact) => fact.text,
): string {
  return text.replace(TOKEN, (token, name: string) => {
    const fact = facts.get(name)
    return fact ? show(fact) : token
  })
}

/** Takes a value that JSON can hold. Returns a copy with facts filled into every string in it. */
export function filled<T>(value: T, facts: Facts): T {
  return JSON.parse(JSON.stringify(value), (_name, held: unknown) =>
    typeof held === 'string' ? fill(held, facts) : held,
  ) as T
}

/**
 * The text of a fact.
 *
 * @throws {Error} When there is none of this name.
 */
export function factText(facts: Facts, name: string): string {
  const fact = facts.get(name)
  if (!fact) throw new Error(`There is no fact ${name}.`)
  return fact.text
}
