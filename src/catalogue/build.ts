import type { BookingInfo } from '../schemas/booking.ts'
import type { DoorContent } from '../schemas/door.ts'
import type { FaqContent, FaqEntry } from '../schemas/faq.ts'
import type { SiteLanguage } from '../schemas/language.ts'
import type { PageContent } from '../schemas/page.ts'
import type { Offer, PracticeFacts } from '../schemas/practice.ts'
import { Profile } from '../schemas/profile.ts'
import type { ServiceContent, ServiceEntry, ServiceOffer } from '../schemas/service.ts'
import type { SiteText } from '../schemas/site.ts'
import { compare } from '../schemas/values.ts'
import { type Channels, channelsOf, contactFields, CHANNEL_KINDS } from './channels.ts'
import { type Condition, conditionsOf } from './conditions.ts'
import { collectFacts, type Facts, fill, filled } from './facts.ts'
import { filledHtml } from './filled-html.ts'
import { firstMeeting, offersOf } from './offers.ts'
import { plainAnswer } from './plain-answer.ts'
import type { Entry, RawContent } from './raw.ts'
import { faqPath, type OfPages, pageLanguage, PATHS, portraitPath, servicePath } from './urls.ts'

/** A service, with its resource of the API. */
export type CatalogueService = Entry<ServiceContent> & { resource: ServiceEntry }

/** An FAQ entry, with its resource of the API: read question, answer and address from that, all else from `data`. */
export type CatalogueFaq = Entry<FaqContent> & { resource: FaqEntry }

/** A page, which is in the language of the site or in English. */
export type CataloguePage = Entry<PageContent & { lang: SiteLanguage }>

/** Everything the practice publishes, checked, with facts filled in, in the order it is shown. */
export interface Catalogue extends Omit<
  RawContent,
  'site' | 'services' | 'doors' | 'faq' | 'pages'
> {
  siteUrl: string
  facts: Facts
  conditions: Condition[]
  /** In the owner's order, with words in the site's language. */
  channels: Channels
  /** The words of the interface, among them the names of the pages in menus. */
  site: SiteText & { nav: OfPages<string> }
  services: CatalogueService[]
  /** The sentences of the home page that open a page of their own. */
  doors: Entry<DoorContent>[]
  /** By category, then by the entries' own order. */
  faq: CatalogueFaq[]
  pages: OfPages<CataloguePage>
  profile: Profile
  booking: BookingInfo
}

/**
 * Builds the catalogue: fills in facts, sorts, and makes the resources of the API.
 *
 * @param raw Content in which `readContent` found no mistake.
 * @param siteUrl Origin of every absolute link, without a slash at the end.
 */
export function buildCatalogue(raw: RawContent, siteUrl: string): Catalogue {
  const { practice } = raw
  const helplines = raw.helplines.toSorted(byOrder)
  const facts = collectFacts(practice, raw.site, helplines)
  const words = filled(raw.site, facts)
  const channels = channelsOf(practice, words)
  // Categories without questions are left out.
  const used = new Set(raw.faq.map(({ data }) => data.category))
  const categories = words.categories.filter(({ id }) => used.has(id))
  const placeOf = ({ category }: FaqContent) => categories.findIndex(({ id }) => id === category)
  const services = raw.services
    .map((entry) => filledEntry(entry, facts))
    .sort(byPlace)
    .map((entry) => ({ ...entry, resource: serviceResource(entry, practice, siteUrl) }))
  const faq = raw.faq
    .map((entry) => filledEntry(entry, facts))
    .sort((a, b) => placeOf(a.data) - placeOf(b.data) || byPlace(a, b))
    .map((entry) => ({ ...entry, resource: faqResource(entry, siteUrl) }))
  const doors = raw.doors.map((entry) => filledEntry(entry, facts)).sort(byPlace)
  const pages = Object.fromEntries(
    raw.pages.map((entry) => {
      const { data, ...page } = filledEntry(entry, facts)
      return [
        entry.id,
        { ...page, data: { ...data, lang: pageLanguage(entry.id, practice.language) } },
      ]
    }),
  ) as Catalogue['pages']
  const nav = Object.fromEntries(
    Object.values(pages).map(({ id, data }) => [id, data.menu ?? data.title]),
  ) as OfPages<string>

  return {
    ...raw,
    siteUrl,
    facts,
    channels,
    conditions: conditionsOf(practice, words),
    site: { ...words, categories, nav },
    helplines,
    promises: raw.promises.toSorted(byOrder),
    services,
    doors,
    faq,
    pages,
    profile: profileResource(practice, siteUrl),
    booking: bookingResource(practice, channels, words, facts),
  }
}

type Ordered = { order: number }

const byOrder = (a: Ordered, b: Ordered) => a.order - b.order

const byPlace = (a: Entry<Ordered>, b: Entry<Ordered>) =>
  byOrder(a.data, b.data) || compare(a.id, b.id)

function serviceResource(
  { id, data }: Entry<ServiceContent>,
  practice: PracticeFacts,
  siteUrl: string,
): ServiceEntry {
  const { name, description } = data
  const offers = offersOf(practice, data).map(offerResource)
  const { durationMinutes, price } = offers[0] ?? {}
  const url = siteUrl + servicePath(id)
  return { id, name, description, url, durationMinutes, price, priceCurrency: 'ILS', offers }
}

function offerResource(offer: Offer): ServiceOffer {
  const { id, name, price, durationMinutes, sessions, places } = offer
  return { id, name, price, priceCurrency: 'ILS', durationMinutes, sessions, places }
}

function faqResource({ id, data, html }: Entry<FaqContent>, siteUrl: string): FaqEntry {
  const { question, category } = data
  return { id, question, answer: plainAnswer(html), url: siteUrl + faqPath(id), category }
}

/** Links of the profile that are named like their paths. */
const LINKED_PATHS = ['booking', 'faq', 'services', 'openapi', 'mcp', 'ask', 'llms'] as const

/** The schema drops all other fields of the practice. */
function profileResource(practice: PracticeFacts, siteUrl: string): Profile {
  const { contact } = practice
  const link = (name: keyof typeof PATHS) => siteUrl + PATHS[name]
  return Profile.parse({
    ...practice,
    availableLanguage: practice.sessionLanguages,
    people: practice.people?.map((person) => ({
      ...person,
      image: person.portrait && siteUrl + portraitPath(person.id),
    })),
    url: link('home'),
    contact: { ...contact, ...contactFields(contact.channels) },
    links: {
      website: link('home'),
      docs: link('developers'),
      ...Object.fromEntries(LINKED_PATHS.map((name) => [name, link(name)])),
    },
  })
}

function bookingResource(
  practice: PracticeFacts,
  channels: Channels,
  { labels, bookingNote }: SiteText,
  facts: Facts,
): BookingInfo {
  const { contact, waitingList } = practice
  const hours = facts.get('contact.hours')?.text
  const soon = `${labels.responseTime}: ${contact.responseTime}`
  return {
    bookingSystem: 'none',
    capability: 'contact-only',
    freeIntroSession: firstMeeting(practice)?.price === 0,
    channels: channels.map(({ type, label, value, url }, i) => {
      const note = type === 'phone' ? contact.hoursNote : soon
      const isAnswered = CHANNEL_KINDS[type].isAnswered ?? i === 0
      return { type, label, value, url, ...(isAnswered && { hours, note }) }
    }),
    note: bookingNote,
    ...(waitingList && {
      waitingList: {
        ...(waitingList.from !== 'unknown' && { from: waitingList.from }),
        ...(waitingList.people && { people: waitingList.people }),
      },
    }),
  }
}

function filledEntry<Data>(entry: Entry<Data>, facts: Facts): Entry<Data> {
  return {
    ...entry,
    data: filled(entry.data, facts),
    body: fill(entry.body, facts),
    html: filledHtml(entry.html, facts),
  }
}
