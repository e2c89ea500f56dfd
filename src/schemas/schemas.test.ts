import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ZodType } from 'zod'
import { FaqContent } from './faq.ts'
import { Helpline } from './helpline.ts'
import { ListQuery } from './list.ts'
import { PageContent } from './page.ts'
import { Practice } from './practice.ts'

const messages = (schema: ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

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

  it.each([
    [{ ...entry, question: undefined }, 'question: is missing: expected string'],
    [{ ...entry, question: '  ' }, 'question: is empty: expected text'],
    [{ ...entry, question: 5 }, 'question: expected string, got 5'],
    [{ ...entry, order: 'first' }, 'order: expected number, got "first"'],
    [
      { ...entry, category: 'First Steps' },
      'category: expected a lower-case id such as how-to-book, got "First Steps"',
    ],
    [
      { ...entry, updated: '31.1.2026' },
      'updated: expected a day such as 2026-01-31, got "31.1.2026"',
    ],
    [{ ...entry, anser: 'x' }, ': has no field "anser": check the spelling'],
    [
      { ...entry, sources: [{ name: 'x', url: 'example', checked: '2026-01-31' }] },
      'sources.0.url: expected an address that begins with https://, got "example"',
    ],
  ])('%j is refused', (value, message) => {
    expect(messages(FaqContent, value)).toEqual([message])
  })
})

describe('a helpline', () => {
  it('has a phone or an address', () => {
    expect(Helpline.safeParse(line).success).toBe(true)
    const { phone: _, ...rest } = line
    expect(messages(Helpline, rest)).toEqual(['phone: is missing: expected a phone or a url'])
    expect(Helpline.safeParse({ ...rest, url: 'https://sahar.org.il' }).success).toBe(true)
  })
})

describe('a page', () => {
  it('has a description that search engines show whole', () => {
    const page = { title: 'כותרת', description: 'א'.repeat(156), updated: '2026-01-31' }
    expect(messages(PageContent, page)).toEqual([
      'description: expected at most 155 characters, got 156',
    ])
  })
})

describe('the practice', () => {
  it('lists the fields that are marked as placeholders, and takes off the marks', () => {
    const result = Practice.safeParse({
      name: { placeholder: 'שם' },
      contact: { phone: { placeholder: '03-1234567' }, hours: [{ opens: { placeholder: '9' } }] },
    })
    const issues = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(issues).toContain(
      'contact.phone: expected a number in international form such as +97231234567, got "03-1234567"',
    )
    expect(issues).toContain(
      `contact.hours.0.opens: expected a time such as '09:00', in quotes, got "9"`,
    )
    expect(issues?.filter((issue) => issue.startsWith('name'))).toEqual([])
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
