import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { FaqContent } from '../schemas/faq.ts'
import { Helpline } from '../schemas/helpline.ts'
import { Look } from '../schemas/look.ts'
import { PageContent } from '../schemas/page.ts'
import { Practice } from '../schemas/practice.ts'
import { inWords } from './mistakes.ts'
import { validate } from './validate.ts'

function told(schema: ZodType, value: unknown): string[] {
  return validate(schema, value).problems.map(
    (found) => `${found.path.join('.')}: ${found.got ?? 'nothing'} -> ${inWords(found).en}`,
  )
}

const entry = { question: 'שאלה', category: 'start', order: 10, updated: '2026-01-31' }
const page = { title: 'כותרת', description: 'תיאור', updated: '2026-01-31' }
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
const hours = { days: ['Sunday'], opens: '09:00', closes: '20:00' }

describe('a field that is wrong', () => {
  it.each<[string, ZodType, unknown, string]>([
    ['is missing', FaqContent, { ...entry, question: undefined }, 'question: nothing -> text'],
    ['is empty', FaqContent, { ...entry, question: '  ' }, 'question: "" -> text'],
    ['shows nothing', FaqContent, { ...entry, question: '\u200f' }, 'question: "\\u200f" -> text'],
    ['is a number', FaqContent, { ...entry, question: 5 }, 'question: 5 -> text'],
    ['is text', FaqContent, { ...entry, order: 'first' }, 'order: "first" -> a number'],
    ['is no whole number', FaqContent, { ...entry, order: 1.5 }, 'order: 1.5 -> a whole number'],
    [
      'is larger than any whole number',
      FaqContent,
      { ...entry, order: 1e300 },
      'order: 1e+300 -> a number of at most 9007199254740991',
    ],
    [
      'is smaller than any whole number',
      FaqContent,
      { ...entry, order: -1e300 },
      'order: -1e+300 -> a number of at least -9007199254740991',
    ],
    ['is neither true nor false', FaqContent, { ...entry, help: 1 }, 'help: 1 -> true or false'],
    [
      'is no list',
      FaqContent,
      { ...entry, related: 'x' },
      'related: "x" -> a list: each item on a line that begins with a hyphen',
    ],
    [
      'is no id',
      FaqContent,
      { ...entry, related: ['First Steps'] },
      'related.0: "First Steps" -> a lower-case id such as how-to-book, of at most 80 characters, and not index',
    ],
    [
      'is no day',
      FaqContent,
      { ...entry, updated: '31.1.2026' },
      'updated: "31.1.2026" -> a day of the calendar such as 2026-01-31',
    ],
    [
      'is mistyped',
      FaqContent,
      { ...entry, categry: 'x' },
      'categry: "x" -> a field that exists, perhaps category',
    ],
    [
      'is like none that there is',
      FaqContent,
      { ...entry, telegram: '@x' },
      `telegram: "@x" -> a field that exists: ${Object.keys(FaqContent.shape).join(', ')}`,
    ],
    [
      'is no address',
      FaqContent,
      { ...entry, sources: [{ name: 'x', url: 'example', checked: '2026-01-31' }] },
      'sources.0.url: "example" -> an address that begins with https://',
    ],
    [
      'is too long',
      PageContent,
      { ...page, description: 'א'.repeat(156) },
      `description: "${'א'.repeat(76)}… -> at most 155 characters, not 156: search results cut off what is longer`,
    ],
    [
      'is none of a few',
      PageContent,
      { ...page, lang: 'fr' },
      'lang: "fr" -> one of he, ar, ru, en',
    ],
    [
      'is left out where another is, too',
      Helpline,
      { ...line, phone: undefined },
      'phone: nothing -> a phone or a url',
    ],
    [
      'is a number that should be quoted',
      Helpline,
      { ...line, phone: 1201 },
      "phone: 1201 -> three digits at least, with hyphens only between them, in quotes, such as '1201'",
    ],
    [
      'is one of two kinds, and neither',
      Helpline,
      { ...line, hours: 'sometimes' },
      'hours: "sometimes" -> always, or days and times',
    ],
    [
      'has nothing in it',
      Helpline,
      { ...line, languages: [] },
      'languages: [] -> at least 1 in the list',
    ],
    [
      'holds hours that overlap',
      Helpline,
      { ...line, hours: [hours, { ...hours, opens: '19:30', closes: '22:00' }] },
      'hours.1: "19:30-22:00" -> hours that do not overlap: on Sunday there are both 09:00-20:00 and 19:30-22:00',
    ],
    [
      'names a question twice',
      FaqContent,
      { ...entry, related: ['languages', 'fees', 'languages'] },
      'related.2: "languages" -> each item once: languages is already in the list',
    ],
    [
      'names a day twice',
      Helpline,
      { ...line, hours: [{ ...hours, days: ['Sunday', 'Sunday'] }] },
      'hours.0.days.1: "Sunday" -> each item once: Sunday is already in the list',
    ],
    [
      'says the same twice, but for the spaces around it',
      PageContent,
      { ...page, forWhom: ['מי שעייף', ' מי שעייף '] },
      'forWhom.1: "מי שעייף" -> each item once: מי שעייף is already in the list',
    ],
    [
      'is a picture without what it shows',
      Look,
      { hero: 'look/room.jpg' },
      'hero: "look/room.jpg" -> a file and what it shows: { file: look/room.jpg, alt: \'the room\' }',
    ],
  ])('%s', (_, schema, value, expected) => {
    expect(told(schema, value)).toEqual([expected])
  })

  it('is named inside a mark, and beside others', () => {
    const found = told(Practice, {
      contact: {
        channels: [{ type: 'phone', value: { placeholder: '03-1234567' } }, { type: 'fax' }],
        telegram: '@practice',
        hours: [
          { ...hours, opens: { placeholder: '9' } },
          { ...hours, closes: '08:00' },
        ],
      },
      address: { addressCountry: 'ISR', geo: { latitude: 100 } },
      offers: [{ price: -1, durationMinutes: 0 }],
    })
    expect(found).toEqual(
      expect.arrayContaining([
        'contact.channels.0.value: "03-1234567" -> a number in international form such as +97231234567',
        `contact.hours.0.opens: "9" -> a time such as '09:00', in quotes`,
        'contact.hours.1.closes: "08:00" -> a time after it opens; midnight is 00:00',
        'contact.channels.1.type: "fax" -> one of whatsapp, phone, email, telegram, signal, form',
        'contact.telegram: "@practice" -> an item of the list of channels',
        'address.addressCountry: "ISR" -> 2 characters',
        'address.geo.latitude: 100 -> a number of at most 90',
        'offers.0.price: -1 -> a number of at least 0',
        'offers.0.durationMinutes: 0 -> a number above 0',
      ]),
    )
  })
})
