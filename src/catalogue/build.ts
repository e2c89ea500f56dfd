import type { BookingInfo } from '../schemas/booking.ts'
import type { FaqContent, FaqEntry } from '../schemas/faq.ts'
import type { Helpline } from '../schemas/helpline.ts'
import type { Look } from '../schemas/look.ts'
import type { PageContent } from '../schemas/page.ts'
import type { Offer, PracticeFacts } from '../schemas/practice.ts'
import type { Profile } from '../schemas/profile.ts'
import type { PracticePromise } from '../schemas/promise.ts'
import type { Service, ServiceContent } from '../schemas/service.ts'
import type { SiteText } from '../schemas/site.ts'
import { PATHS, faqPath, servicePath, whatsappUrl } from './urls.ts'
import type { PageId } from './check.ts'
import type { Fact, Facts } from './facts.ts'
import { collectFacts, fill } from './facts.ts'
import type { Document, RawContent } from './raw.ts'

/** A service: its document, and the resource that the API gives. */
export type CatalogueService = Document<ServiceContent> & { resource: Service }

/** An FAQ entry: its document, and the resource that the API gives. */
export type CatalogueFaq = Document<FaqContent> & { resource: FaqEntry }

/** Everything the practice publishes, checked, with every token filled in. */
export interface Catalogue {
  siteUrl: string
  practice: PracticeFacts
  facts: Facts
  /** With those categories only that have questions. */
  site: SiteText
  look: Look
  helplines: Helpline[]
  /** What the owner has to confirm before the public reads it. */
  promises: PracticePromise[]
  /** In the order they are shown. */
  services: CatalogueService[]
  /** In the order they are shown: by category, then by the entries' own order. */
  faq: CatalogueFaq[]
  pages: Record<PageId, Document<PageContent>>
  profile: Profile
  booking: BookingInfo
}

/**
 * Builds the catalogue.
 *
 * @param raw The content as its files hold it, in which `readContent` found no mistake.
 * @param siteUrl Origin of every absolute link, without a slash at the end.
 */
export function buildCatalogue(raw: RawContent, siteUrl: string): Catalogue {
  const { practice } = raw
  const helplines = raw.helplines.toSorted((a, b) => a.order - b.order)
  const facts = collectFacts(practice, raw.site, helplines)
  const allText = filled(raw.site, facts)
  const site = {
    ...allText,
    categories: allText.categories.filter(({ id }) =>
      raw.faq.some(({ data }) => data.category === id),
    ),
  }
  const categories = site.categories.map(({ id }) => id)
  const services = raw.services
    .map((document) => filledDocument(document, facts))
    .sort((a, b) => a.data.order - b.data.order || byId(a, b))
    .map((document) => ({ ...document, resource: serviceResource(document, practice, siteUrl) }))
  const faq = raw.faq
    .map((document) => filledDocument(document, facts))
    .sort(
      (a, b) =>
        categories.indexOf(a.data.category) - categories.indexOf(b.data.category) ||
        a.data.order - b.data.order ||
        byId(a, b),
    )
    .map((document) => ({ ...document, resource: faqResource(document, siteUrl) }))
  const pages = Object.fromEntries(
    raw.pages.map((document) => [document.id, filledDocument(document, facts)]),
  ) as Catalogue['pages']

  return {
    siteUrl,
    practice,
    facts,
    site,
    look: raw.look,
    helplines,
    promises: raw.promises.toSorted((a, b) => a.order - b.order),
    services,
    faq,
    pages,
    profile: profileResource(practice, siteUrl),
    booking: bookingResource(practice, site, facts),
  }
}

function serviceResource(
  { id, data }: Document<ServiceContent>,
  practice: PracticeFacts,
  siteUrl: string,
): Service {
  const offer = offerNamed(practice, data.offer)
  return {
    id,
    name: data.name,
    description: data.description,
    url: siteUrl + servicePath(id),
    durationMinutes: offer?.durationMinutes,
    price: offer?.price,
    priceCurrency: 'ILS',
  }
}

/** What a service costs; that there is such an offer is known since the content was checked. */
export function offerNamed({ offers }: PracticeFacts, id: string): Offer | undefined {
  return offers.find((offer) => offer.id === id)
}

/** What people begin with, if there is such an offer. */
export function firstMeeting({ offers }: PracticeFacts): Offer | undefined {
  return offers.find((offer) => offer.firstMeeting)
}

function faqResource({ id, data, body }: Document<FaqContent>, siteUrl: string): FaqEntry {
  return {
    id,
    question: data.question,
    answer: plainAnswer(body),
    url: siteUrl + faqPath(id),
    category: data.category,
  }
}

/** An answer as one line of text: what a page shows of it, without the marks of its lists. */
function plainAnswer(body: string): string {
  return body
    .trim()
    .replace(/^(-|\d+\.)\s+/gm, '')
    .replace(/\s*\n\s*/g, ' ')
}

function profileResource(practice: PracticeFacts, siteUrl: string): Profile {
  const { address, contact } = practice
  const link = (name: keyof typeof PATHS) => siteUrl + PATHS[name]
  return {
    name: practice.name,
    jobTitle: practice.jobTitle,
    description: practice.description.trim(),
    credentials: practice.credentials,
    areaServed: practice.areaServed,
    knowsAbout: practice.knowsAbout,
    address: {
      streetAddress: address.streetAddress,
      addressLocality: address.addressLocality,
      addressRegion: address.addressRegion,
      postalCode: address.postalCode,
      addressCountry: address.addressCountry,
      geo: address.geo,
      directions: address.directions.trim(),
    },
    language: practice.language,
    availableLanguage: practice.sessionLanguages,
    url: link('home'),
    contact: {
      phone: contact.phone,
      whatsapp: contact.whatsapp,
      whatsappUrl: whatsappUrl(contact.whatsapp),
      email: contact.email,
      hours: contact.hours,
      responseTime: contact.responseTime,
    },
    links: {
      website: link('home'),
      booking: link('booking'),
      faq: link('faq'),
      services: link('services'),
      openapi: link('openapi'),
      mcp: link('mcp'),
      ask: link('ask'),
      llms: link('llms'),
      docs: link('developers'),
    },
  }
}

function bookingResource(
  practice: PracticeFacts,
  { labels, bookingNote }: SiteText,
  facts: Facts,
): BookingInfo {
  const { contact } = practice
  const hours = facts.get('contact.hours')?.text
  return {
    bookingSystem: 'none',
    capability: 'contact-only',
    freeIntroSession: firstMeeting(practice)?.price === 0,
    channels: [
      {
        type: 'whatsapp',
        label: labels.whatsapp,
        value: contact.whatsapp,
        url: whatsappUrl(contact.whatsapp),
        hours,
        note: `${labels.responseTime}: ${contact.responseTime}`,
      },
      {
        type: 'phone',
        label: labels.phone,
        value: contact.phone,
        url: `tel:${contact.phone}`,
        hours,
        note: contact.hoursNote,
      },
      { type: 'email', label: labels.email, value: contact.email, url: `mailto:${contact.email}` },
    ],
    note: bookingNote,
  }
}

function filledDocument<Data>(document: Document<Data>, facts: Facts): Document<Data> {
  return {
    ...document,
    data: filled(document.data, facts),
    body: filled(document.body, facts),
    html: fill(fillLinks(document.html, facts), facts, () => undefined, htmlFact),
  }
}

/** A token that is a link's target: Markdown has percent-encoded its braces. */
function fillLinks(html: string, facts: Facts): string {
  return html.replace(
    /%7B%7B([\w.-]+)%7D%7D/g,
    (token, name: string) => facts.get(name)?.text ?? token,
  )
}

/** Fills the tokens of every text inside a value; all are known since the content was checked. */
function filled<T>(value: T, facts: Facts): T {
  if (typeof value === 'string') return fill(value, facts, () => undefined) as T
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, facts)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, filled(item, facts)]),
  ) as T
}

function htmlFact({ text, ltr }: Fact): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return ltr ? `<bdi dir="ltr">${escaped}</bdi>` : escaped
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}
