import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { validate } from '../catalogue/validate.ts'
import { exampleKey } from './example.ts'
import { FaqContent } from './faq.ts'
import { Helpline } from './helpline.ts'
import { ListQuery } from './list.ts'
import { Offer, Practice } from './practice.ts'

const entry = { question: 'שאלה', category: 'start', order: 10, updated: '2026-01-31' }
const line = {
  id: 'eran',
  name: 'ער״ן',
  phone: '1201',
  audience: 'כולם',
  hours: 'always',
  languages: ['he'],
  english: { name: 'ERAN', audience: 'Everybody' },
  source: 'https://www.eran.org.il',
  checked: '2026-01-31',
}

describe('a question', () => {
  it('needs only a question, a category, a place and a day', () => {
    expect(FaqContent.parse(entry)).toEqual({
      ...entry,
      services: [],
      topics: [],
      related: [],
      help: false,
      leaveQuickly: false,
      sources: [],
    })
  })

  it('may have its day unquoted', () => {
    expect(
      FaqContent.parse({ ...entry, ...(parse('updated: 2026-01-31') as object) }).updated,
    ).toBe('2026-01-31')
  })
})

describe('a helpline', () => {
  it('has a phone or an address', () => {
    expect(Helpline.safeParse(line).success).toBe(true)
    const { phone: _, ...rest } = line
    expect(Helpline.safeParse(rest).success).toBe(false)
    expect(Helpline.safeParse({ ...rest, url: 'https://sahar.org.il' }).success).toBe(true)
  })

  it.each(['100', '1-800-363-363', '08-600-0000'])('has a number to dial: %s', (phone) => {
    expect(Helpline.safeParse({ ...line, phone }).success).toBe(true)
  })

  it.each(['---', '12', '1-2', '-100', '100-', '*2784', '1234567890-12345'])(
    'has no number that nobody can dial: %s',
    (phone) => {
      const messages = Helpline.safeParse({ ...line, phone }).error?.issues.map(
        ({ message }) => message,
      )
      expect(messages).toEqual(['dialled'])
    },
  )
})

describe('the practice', () => {
  it('lists the fields that are marked as placeholders, and takes off the marks', () => {
    const result = Practice.safeParse({
      name: { placeholder: 'שם' },
      contact: {
        channels: [{ type: 'phone', value: { placeholder: '03-1234567' } }],
        hours: [{ opens: { placeholder: '9' } }],
      },
    })
    const refused = result.error?.issues.map(({ path }) => path.join('.'))
    expect(refused).toEqual(
      expect.arrayContaining(['contact.channels.0.value', 'contact.hours.0.opens']),
    )
    expect(refused).not.toContain('name')
  })
})

describe('an offer', () => {
  const offer = { id: 'x', name: 'פגישה', english: 'session', price: 400, durationMinutes: 50 }
  const wrong = (spoilt: object) => validate(Offer, { ...offer, ...spoilt }).problems

  it.each([0, 0.01, 0.29, 19.99, 519.9, 1234.56, 999_999.99, 1_000_000])(
    'may cost %d shekels',
    (price) => {
      expect(wrong({ price })).toEqual([])
    },
  )

  it.each([
    [519.999, 'agorot'],
    [0.001, 'agorot'],
    [-1, 'at-least'],
    [1_000_000.01, 'at-most'],
    [1e21, 'at-most'],
    [Infinity, 'price'],
  ])('cannot cost %d shekels', (price, code) => {
    expect(wrong({ price })).toMatchObject([{ path: ['price'], code }])
  })

  it('takes a day at most', () => {
    expect(wrong({ durationMinutes: 1440 })).toEqual([])
    expect(wrong({ durationMinutes: 1441 })).toMatchObject([
      { code: 'at-most', params: { most: 1440 } },
    ])
    expect(wrong({ durationMinutes: 1e9 })).toHaveLength(1)
  })
})

describe('the parameters of a list', () => {
  it.each(['0', '51', '-1', '1.5', '', 'abc', '05', '1e1'])('refuse the limit %j', (limit) => {
    expect(ListQuery.safeParse({ limit }).success).toBe(false)
  })

  it.each(['1', '9', '10', '49', '50'])('take the limit %j as a number', (limit) => {
    expect(ListQuery.parse({ limit }).limit).toBe(Number(limit))
  })

  it('count code points, not halves of them', () => {
    expect(ListQuery.safeParse({ q: '😀'.repeat(2000) }).success).toBe(true)
    expect(ListQuery.safeParse({ q: '😀'.repeat(2001) }).success).toBe(false)
    expect(ListQuery.safeParse({ q: 'a'.repeat(2001) }).success).toBe(false)
  })
})

it('a key of an example is made at once of any number of marks', () => {
  const marked = (count: number) =>
    exampleKey(`a${'\u0344'.repeat(count)}${'\u0323'.repeat(count)}`)
  // 50,000 of each took 27 seconds once.
  expect(marked(100_000)).toBe(marked(9))
})
