import { expect, it } from 'vitest'
import { documentsOf } from '../../documents/documents.ts'
import { mistakeIn } from './questions.ts'
import { newPractice } from './testing/new-practice.ts'

const ASSESSMENT = {
  firstName: 'פגישת הערכה',
  firstNameEnglish: 'assessment',
  firstPrice: '380',
  firstMinutes: '60',
}

async function textsOf(given: Parameters<typeof newPractice>[0]) {
  const { catalogue, documentContext } = await newPractice(given)
  const context = await documentContext()
  const texts = [...documentsOf(catalogue).values()].map((make) => make(context))
  return { catalogue, all: [...texts, JSON.stringify(catalogue.site)].join('\n') }
}

it('what people begin with has the name that the owner gave it, wherever it is spoken of', async () => {
  const { catalogue, all } = await textsOf(ASSESSMENT)
  expect(all).not.toMatch(/היכרות|get to know|a assessment/)
  expect(catalogue.site.actions.book).toBe('קביעת פגישת הערכה')
  expect(catalogue.site.draft).toContain('פגישת הערכה')
  expect(catalogue.site.english?.draft).toBe('Hello, I’d like to book: assessment.')
  expect(catalogue.booking).toMatchObject({ freeIntroSession: false })
  expect(catalogue.booking.note).toContain('מתחילים בפגישת הערכה: 60 דקות, 380 ₪')
  expect(all).toContain('המחיר של הפגישה הראשונה (פגישת הערכה, 60 דקות): 380 ₪')
  expect(all).toContain('People begin with an assessment: 60 minutes, 380 ILS.')
})

it('a practice without a first meeting begins with what people come for', async () => {
  const { catalogue, all } = await textsOf({ firstName: '', price: '180', minutes: '50' })
  expect(catalogue.practice.offers).toHaveLength(1)
  expect(all).not.toMatch(/היכרות|People begin with|\{\{|\[\[/)
  expect(catalogue.booking.freeIntroSession).toBe(false)
  expect(catalogue.booking.note).toContain('מתחילים בפגישה: 50 דקות, 180 ₪')
})

it.each([
  ['6-18', { from: 6, to: 18 }],
  ['18+', { from: 18 }],
  ['16 ומעלה', { from: 16 }],
  ['מגיל 10', { from: 10 }],
  ['', undefined],
])('ages may be answered by %j, and then there is a question on them', async (ages, read) => {
  const { catalogue } = await newPractice({ ages })
  expect(catalogue.practice.ages).toEqual(read)
  const question = catalogue.faq.find(({ id }) => id === 'ages')
  expect(question?.body.startsWith(`מקבלים כאן ${catalogue.facts.get('ages')?.text}.`)).toBe(
    read && true,
  )
})

it.each(['320', '320 ₪', '₪320', '320 ש״ח', '320 ש"ח', '320 NIS'])(
  'a price may be answered by %j',
  async (price) => {
    const { catalogue } = await newPractice({ price })
    expect(catalogue.practice.offers[0]?.price).toBe(320)
  },
)

it.each(['320.50', '300-400', 'חינם'])('a price is not answered by %j', (price) => {
  expect(mistakeIn('price', price)?.code).toBe('digits')
})

it.each(['18-6', 'all', '6-'])('ages are not answered by %j', (ages) => {
  expect(mistakeIn('ages', ages)?.code).toBe('ages-answer')
})
