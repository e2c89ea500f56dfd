import { describe, expect, it } from 'vitest'
import { DOCUMENTS, EXAMPLES } from './testing/fixtures.ts'
import { otherLayout } from './keyboard.ts'
import { NOTHING } from '../schemas/example.ts'
import { learn } from './learn/learn.ts'
import { createSearch } from './search.ts'

const model = learn(EXAMPLES, { nothing: NOTHING })
const { search, explain } = createSearch(model, DOCUMENTS)
const firstOf = (question: string) => search(question).hits[0]?.id

describe('a question in words of one’s own', () => {
  it.each([
    ['מה המחיר אצלכם של מפגש אחד', 'faq/fee'],
    ['how much do you charge for a session', 'faq/fee'],
    ['אפשר להשאיר אוטו בחניון?', 'faq/parking'],
    ['looking for a therapist, panic attacks', 'services/anxiety'],
  ])('%s', (question, id) => expect(firstOf(question)).toBe(id))

  it.each([
    ['a typo', 'יש חנייה?'],
    ['niqqud', 'יֵשׁ חֲנִיָּה?'],
    ['no final letters, more emphasis', 'חניוווון קרובבב'],
    ['the other keyboard layout', otherLayout('איפה אפשר להשאיר את האוטו')],
  ])('is understood in spite of %s', (_, question) => expect(firstOf(question)).toBe('faq/parking'))
})

describe('a question that nothing answers', () => {
  it.each(['מה מזג האוויר בסוף השבוע', 'who won the game', '', '   ', '?!', '😀'])(
    'finds nothing: %j',
    (question) => expect(search(question)).toMatchObject({ hits: [], danger: 'none' }),
  )
})

describe('danger', () => {
  it('puts help first, sure of it', () => {
    const { hits, danger } = search('אני כבר לא רוצה לחיות')
    expect(danger).toBe('acute')
    expect(hits[0]).toEqual({ id: 'faq/emergency', score: 100 })
  })

  it('keeps help among the first three where it is possible only', () => {
    const between = search('אני רוצה טיפול בהתקפי פאניקה')
    expect(between.danger).toBe('possible')
    expect(between.hits.slice(0, 3).map(({ id }) => id)).toContain('faq/emergency')
    expect(between.hits[0]?.id).not.toBe('faq/emergency')
  })

  it('is not taken from a figure of speech that is among the examples', () => {
    expect(search('הפקקים הורגים אותי').hits.map(({ id }) => id)).not.toContain('faq/emergency')
  })
})

describe('what examples cannot know', () => {
  it.each(DOCUMENTS.map(({ id, body }) => [id, body] as const))(
    'finds %s by a sentence copied from it',
    (id, body) => {
      const [sentence = ''] = body.split(/(?<=\.)\s/u)
      expect(firstOf(sentence)).toBe(id)
    },
  )

  it('finds an entry that nobody wrote examples for by its words', () => {
    const untaught = {
      id: 'faq/gifts',
      title: 'שובר מתנה',
      body: 'אפשר לקנות שובר מתנה.',
      isHelp: false,
    }
    const withGifts = createSearch(model, [...DOCUMENTS, untaught])
    expect(withGifts.search('שובר מתנה').hits[0]?.id).toBe('faq/gifts')
  })

  it('finds by a word of a name that no example has', () => {
    expect(search('דאגה').hits.map(({ id }) => id)).toContain('services/anxiety')
  })
})

it('offers help among the first three, however many other answers are alike', () => {
  const alike = ['faq/a', 'faq/b', 'faq/c', 'faq/d'].map((id) => ({
    id,
    title: '',
    body: 'פחדים גדולים',
    isHelp: false,
  }))
  const { hits, danger } = createSearch(model, [...DOCUMENTS, ...alike]).search('פחדים גדולים')
  expect(danger).toBe('possible')
  expect(hits.map(({ id }) => id)).toEqual(expect.arrayContaining(['faq/a', 'faq/b', 'faq/c']))
  expect(hits.findIndex(({ id }) => id === 'faq/emergency')).toBeLessThan(3)
})

it('gives at most three where it is sure of none, with less score than a sure one', () => {
  const sure = search('מה המחיר')
  const unsure = search('מחיר חניה חרדות')
  expect(unsure.hits.length).toBeLessThanOrEqual(3)
  expect(unsure.hits[0]?.score).toBeLessThan(sure.hits[0]?.score ?? 0)
})

it('explains itself with the same answer', () => {
  expect(explain('יש חניה?').found).toEqual(search('יש חניה?'))
})

it('orders hits by score, and equal ones by id', () => {
  for (const { text } of EXAMPLES) {
    const { hits, danger } = search(`${text} ${text.split(' ')[0] ?? ''}`)
    const sorted = [...hits].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    expect(hits).toEqual(sorted)
    if (danger === 'possible')
      expect(hits.findIndex(({ id }) => id === 'faq/emergency')).toBeLessThan(3)
  }
})
