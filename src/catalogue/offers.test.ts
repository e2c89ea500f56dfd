import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { serviceNode } from '../core/json-ld.ts'
import { pageMarkdown } from '../documents/markdown/page-markdown.ts'
import type { Offer, OfferPlace } from '../schemas/practice.ts'
import { buildCatalogue } from './build.ts'
import { englishOfferTexts, offerIn, offersOf, offerTexts } from './offers.ts'
import { readContent } from './read-content.ts'

const { catalogue } = await content()
const { content: raw } = await readContent('.')
if (!raw) throw new Error('The content is not sound.')

const visit: Offer = {
  id: 'visit',
  name: 'ביקור',
  english: 'visit',
  price: 500,
  durationMinutes: 60,
  places: ['home'],
  firstMeeting: false,
}
const more: Offer[] = [
  {
    id: 'series',
    name: 'סדרה',
    english: 'series',
    price: 3000,
    durationMinutes: 50,
    sessions: 10,
    places: ['clinic', 'video'],
    firstMeeting: false,
  },
  visit,
]
const other = buildCatalogue(
  {
    ...raw,
    practice: {
      ...raw.practice,
      offers: [...raw.practice.offers, ...more],
      homeVisits: { area: 'בנצרת', english: 'in Nazareth' },
    },
    services: raw.services.map((entry) => ({
      ...entry,
      data: { ...entry.data, moreOffers: ['series', 'visit', entry.data.offer] },
    })),
  },
  'https://practice.example',
)
const [service] = other.services
const [plain] = catalogue.services
if (!service || !plain) throw new Error('There is no service.')

it('a service that is had in one way says so, and its schema.org object has one offer', () => {
  const { price, durationMinutes, offers } = plain.resource
  expect(offers).toMatchObject([{ id: plain.data.offer, price, durationMinutes }])
  expect(offers?.[0]?.places).toBeUndefined()
  const node = serviceNode(catalogue, plain)
  expect(node.offers).toMatchObject({ '@type': 'Offer', price })
  expect(node).not.toHaveProperty('hasOfferCatalog')
})

it('a service has as many offers as it names, each once', () => {
  expect(offersOf(other.practice, service.data).map(({ id }) => id)).toEqual([
    service.data.offer,
    'series',
    'visit',
  ])
  const { price, offers } = service.resource
  expect(price).toBe(plain.resource.price)
  expect(offers?.slice(1)).toMatchObject([
    { id: 'series', price: 3000, sessions: 10, places: ['clinic', 'video'] },
    { id: 'visit', price: 500, durationMinutes: 60, places: ['home'] },
  ])
})

it('texts say how long an offer is, of how many sessions, and where, in both languages', () => {
  const said = (name: string) => other.facts.get(name)?.text
  expect(said('offers.series.details')).toBe('10 פגישות של 50 דקות, בקליניקה או בשיחת וידאו')
  expect(said('english.offers.series.details')).toBe(
    '10 sessions of 50 minutes, at the clinic or by video',
  )
  expect(said('offers.session.details')).toBe(said('offers.session.duration'))
})

it.each<[string, OfferPlace[], string]>([
  ['פגישה בשיחת וידאו', ['video'], 'פגישה בשיחת וידאו, 30 דקות'],
  ['פגישה', ['video'], 'פגישה, 30 דקות, בשיחת וידאו'],
  // Both places are told where the name has one of them.
  ['פגישת וידאו', ['clinic', 'video'], 'פגישת וידאו, 30 דקות, בקליניקה או בשיחת וידאו'],
])('a list of prices tells a place once: %s, at %j', (name, places, said) => {
  const offer = { ...visit, name, durationMinutes: 30, places }
  const { described, beside } = offerTexts(offer, raw.site, 'he')
  expect([described, `${name}, ${beside}`]).toEqual([said, said])
})

it('a list of prices in another language tells a place once too', () => {
  const offer = { ...visit, english: 'Home visit', languages: { ru: 'встреча у вас дома' } }
  expect(englishOfferTexts(offer, raw.site).described).toBe('Home visit, 60 minutes')
  const places = { ...raw.site.places, home: 'у вас дома' }
  expect(offerIn('ru', offer, places).described).toBe('встреча у вас дома, 60 минут')
})

it('its page as Markdown and its schema.org object list them', () => {
  const { markdown } = pageMarkdown(other, `/services/${service.id}`) ?? {}
  expect(markdown).toContain('**ביקור:** 500 ₪, 60 דקות, אצלכם בבית')
  expect(serviceNode(other, service)).toMatchObject({
    offers: { price: service.resource.price },
    hasOfferCatalog: {
      itemListElement: [
        { price: service.resource.price },
        {
          name: 'סדרה',
          price: 3000,
          eligibleQuantity: { value: 10 },
          availableAtOrFrom: { '@id': 'https://practice.example/#practice' },
        },
        { name: 'ביקור', description: '60 דקות, אצלכם בבית', areaServed: 'בנצרת' },
      ],
    },
  })
})
