import type {
  Graph,
  LocalBusiness,
  Offer,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Catalogue, CatalogueFaq, CatalogueService } from '../catalogue/build.ts'
import { channelOf, englishTitle } from '../catalogue/channels.ts'
import { factText } from '../catalogue/facts.ts'
import type { SiteLanguage } from '../schemas/language.ts'
import type { PageContent } from '../schemas/page.ts'
import { PATHS, iconPath, openGraphPath, portraitPath } from '../catalogue/urls.ts'
import { employee } from './json-ld-people.ts'

export type WebPageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage'

type PageFacts = Pick<PageContent, 'title' | 'description'> & {
  path: string
  lang: SiteLanguage
  updated?: string
}

/** Stable `@id`s of things that several pages mention. */
const practiceId = (siteUrl: string) => `${siteUrl}/#practice`
const websiteId = (siteUrl: string) => `${siteUrl}/#website`

/**
 * The practice: who it is, where, when it is open and how to reach it.
 *
 * Source: https://schema.org/LocalBusiness
 */
export function practiceNode({ practice, channels, siteUrl }: Catalogue): LocalBusiness {
  const { address, contact, person, people, homeVisits } = practice
  const prices = practice.offers.map(({ price }) => price)
  const reached = {
    telephone: channelOf(channels, 'phone')?.value,
    email: channelOf(channels, 'email')?.value,
  }
  const availableLanguage = practice.sessionLanguages
  return {
    // schema-dts has a type for each kind of business, all with these fields.
    '@type': practice.schemaType as 'LocalBusiness',
    '@id': practiceId(siteUrl),
    name: practice.name,
    description: practice.description,
    url: siteUrl + PATHS.home,
    image: siteUrl + openGraphPath(PATHS.home),
    logo: siteUrl + iconPath(512),
    ...reached,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.streetAddress,
      addressLocality: address.addressLocality,
      addressRegion: address.addressRegion,
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.addressCountry,
    },
    ...(address.geo && { geo: { '@type': 'GeoCoordinates', ...address.geo } }),
    areaServed: practice.areaServed,
    knowsAbout: practice.knowsAbout,
    knowsLanguage: practice.sessionLanguages,
    ...(person && { employee: employee(person, person.english, practice.jobTitle) }),
    ...(people && {
      employee: people.map((each) => ({
        ...employee(each, each.english.name, each.jobTitle),
        knowsLanguage: each.languages,
        ...(each.portrait && { image: siteUrl + portraitPath(each.id) }),
      })),
    }),
    ...(homeVisits && {
      makesOffer: {
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          serviceType: 'Home visits',
          areaServed: homeVisits.area,
        },
      },
    }),
    currenciesAccepted: 'ILS',
    priceRange: `₪${Math.min(...prices)}–₪${Math.max(...prices)}`,
    openingHoursSpecification: contact.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
    contactPoint: [
      ...(reached.telephone || reached.email
        ? [
            {
              '@type': 'ContactPoint',
              contactType: 'customer service',
              ...reached,
              availableLanguage,
            } as const,
          ]
        : []),
      // Channels without a field of their own in schema.org: chats and forms.
      ...channels
        .filter(({ type }) => type !== 'phone' && type !== 'email')
        .map(({ type, value, url }) => ({
          '@type': 'ContactPoint' as const,
          contactType: englishTitle(type),
          telephone: value.startsWith('+') ? value : undefined,
          url,
          availableLanguage,
        })),
    ],
  }
}

/** The website (https://schema.org/WebSite). */
export function websiteNode({ practice, siteUrl }: Catalogue): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: practice.name,
    url: siteUrl + PATHS.home,
    inLanguage: practice.language,
    publisher: { '@id': practiceId(siteUrl) },
  }
}

/** A service with its offers (https://schema.org/Service). */
export function serviceNode(
  { practice, facts, siteUrl }: Pick<Catalogue, 'practice' | 'facts' | 'siteUrl'>,
  { resource }: CatalogueService,
): Service {
  const { ages, homeVisits, waitingList } = practice
  // Where only some have a list, others may be free sooner.
  const from = waitingList?.people ? undefined : waitingList?.from
  const url = resource.url ?? siteUrl
  const offers = (resource.offers ?? []).map(
    ({ id, name, price, priceCurrency, sessions, places }): Offer => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency,
      url,
      ...(from !== 'unknown' && { availabilityStarts: from }),
      ...((sessions ?? places) && { description: factText(facts, `offers.${id}.details`) }),
      ...(sessions && { eligibleQuantity: { '@type': 'QuantitativeValue', value: sessions } }),
      ...(places?.includes('clinic') && { availableAtOrFrom: { '@id': practiceId(siteUrl) } }),
      ...(places?.includes('home') && { areaServed: homeVisits?.area }),
    }),
  )
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: resource.name,
    description: resource.description ?? '',
    url,
    serviceType: resource.name,
    areaServed: practice.areaServed,
    provider: { '@id': practiceId(siteUrl) },
    ...(ages && {
      audience: {
        '@type': 'PeopleAudience',
        suggestedMinAge: ages.from,
        suggestedMaxAge: ages.to,
      },
    }),
    // Stays a single offer, since a list would break clients that read its price.
    ...(offers[0] && { offers: offers[0] }),
    ...(offers.length > 1 && {
      hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: offers },
    }),
  }
}

/** An FAQ entry (https://schema.org/Question). */
export function questionNode({ resource }: CatalogueFaq): Question {
  const url = resource.url ?? ''
  return {
    '@type': 'Question',
    '@id': url,
    name: resource.question,
    url,
    acceptedAnswer: { '@type': 'Answer', text: resource.answer, url },
  }
}

/** A page of the site (https://schema.org/WebPage). */
export function pageNode(
  siteUrl: string,
  { path, title, description, lang, updated }: PageFacts,
  type: WebPageType = 'WebPage',
  extra: Record<string, unknown> = {},
): WebPage {
  const url = siteUrl + path
  return {
    '@type': type,
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: lang,
    isPartOf: { '@id': websiteId(siteUrl) },
    about: { '@id': practiceId(siteUrl) },
    ...(updated && { dateModified: updated }),
    ...extra,
  }
}

/** Joins nodes to one JSON-LD document. */
export function graph(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
