import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { practiceNode, serviceNode } from '../core/json-ld.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import { buildCatalogue } from './build.ts'
import { conditionsOf, conditionsOn } from './conditions.ts'
import { readContent } from './read-content.ts'

const { catalogue } = await content()
const { content: raw } = await readContent('.')
if (!raw) throw new Error('The content is not sound.')

const said = (facts: Partial<PracticeFacts>) =>
  conditionsOf({ ...catalogue.practice, ...facts }, catalogue.site).map(
    ({ label, text, english }) => [`${label}: ${text}`, `${english.label}: ${english.text}`],
  )

it('what a practice does not say of itself is nowhere', () => {
  expect(catalogue.conditions).toEqual([])
  expect(catalogue.profile).not.toHaveProperty('ages')
  expect(catalogue.booking).not.toHaveProperty('waitingList')
  expect(JSON.stringify(practiceNode(catalogue))).not.toContain('makesOffer')
})

it('ages, home visits and a waiting list are said in both languages', () => {
  expect(said({ ages: { from: 6, to: 18 } })).toEqual([
    ['גילים: מגיל 6 עד גיל 18', 'Ages: 6 to 18'],
  ])
  expect(said({ ages: { from: 18 } })).toEqual([['גילים: מגיל 18', 'Ages: 18 and older']])
  expect(said({ ages: { to: 6 } })).toEqual([['גילים: עד גיל 6', 'Ages: up to 6']])
  expect(
    said({
      homeVisits: { area: 'בנצרת', english: 'in Nazareth' },
      waitingList: { from: '2027-02-01' },
    }),
  ).toEqual([
    ['ביקורי בית: בנצרת', 'Home visits: in Nazareth'],
    [
      'רשימת המתנה: יש מקום לפונים חדשים מ־1 בפברואר 2027',
      'Waiting list: new clients from 1 February 2027',
    ],
  ])
})

const people: PracticeFacts['people'] = ['noa', 'dan'].map((id) => ({
  id,
  name: id === 'noa' ? 'נועה לוי' : 'דן כהן',
  jobTitle: 'מטפלים',
  english: { name: id === 'noa' ? 'Noa Levi' : 'Dan Cohen', jobTitle: 'therapists' },
  languages: ['he'],
}))

it('a waiting list may have no day, and be of some people alone', () => {
  expect(said({ waitingList: { from: 'unknown' } })).toEqual([
    ['רשימת המתנה: יש כרגע, ואפשר להצטרף אליה', 'Waiting list: yes, at present'],
  ])
  const ofNoa = { from: '2027-02-01', people: ['noa'] }
  expect(said({ people, waitingList: ofNoa })).toEqual([
    [
      'רשימת המתנה: יש מקום לפונים חדשים מ־1 בפברואר 2027 (נועה לוי)',
      'Waiting list: new clients from 1 February 2027 (Noa Levi)',
    ],
  ])
  const bookingOf = (waitingList: PracticeFacts['waitingList']) => {
    const practice = { ...raw.practice, people, waitingList }
    const other = buildCatalogue({ ...raw, practice }, 'https://practice.example')
    const [service] = other.services
    return [other.booking.waitingList, JSON.stringify(service && serviceNode(other, service))]
  }
  const [undated, offered] = bookingOf({ from: 'unknown' })
  expect(undated).toStrictEqual({})
  expect(offered).not.toContain('availabilityStarts')
  const [dated, others] = bookingOf(ofNoa)
  expect(dated).toStrictEqual(ofNoa)
  // The other one may have room today.
  expect(others).not.toContain('availabilityStarts')
})

it('a page in another language has the area in it, and no conditions without words for them', () => {
  const { english, ...site } = catalogue.site
  if (!english) throw new Error('There are no words in English.')
  const homeVisits = { area: 'בנצרת', english: 'in Nazareth', languages: { ru: 'в Назарете' } }
  const practice = { ...catalogue.practice, homeVisits }
  const labels = { ...site.labels, ...english.labels, homeVisits: 'Приём на дому' }
  const languages = { ru: { ...english, labels }, ar: english }
  const on = (lang: 'en' | 'ru' | 'ar') =>
    conditionsOn({ practice, site: { ...site, english, languages } }, lang)
  expect(on('ru')).toMatchObject([{ label: 'Приём на дому', text: 'в Назарете' }])
  expect(on('en')).toMatchObject([{ label: 'Home visits', text: 'in Nazareth' }])
  expect(on('ar')).toEqual([])
})

it('the API and JSON-LD say them as data, and texts by their names', () => {
  const own = {
    ages: { from: 6, to: 18 },
    homeVisits: { area: 'בנצרת', english: 'in Nazareth' },
    waitingList: { from: '2027-02-01' },
  }
  const other = buildCatalogue(
    { ...raw, practice: { ...raw.practice, ...own } },
    'https://practice.example',
  )
  expect(other.profile).toMatchObject({ ages: own.ages, homeVisits: own.homeVisits })
  expect(other.booking.waitingList).toEqual(own.waitingList)
  expect(other.facts.get('ages')?.text).toBe('מגיל 6 עד גיל 18')
  expect(other.facts.get('english.homeVisits')?.text).toBe('in Nazareth')
  expect(practiceNode(other)).toMatchObject({
    makesOffer: { itemOffered: { areaServed: 'בנצרת' } },
  })
  const [service] = other.services
  expect(service && serviceNode(other, service)).toMatchObject({
    audience: { suggestedMinAge: 6, suggestedMaxAge: 18 },
    offers: { availabilityStarts: '2027-02-01' },
  })
})
