import { z } from 'zod'
import { clockTime, e164, price, text, webAddress } from './primitives.ts'

/** Weekdays by their schema.org names, which open the week in Israel's order. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Hours in which the practice is open. */
export const OpeningHours = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1).describe('Weekdays these hours hold for'),
  opens: clockTime.describe('Opening time, 24-hour clock, local time'),
  closes: clockTime.describe('Closing time, 24-hour clock, local time'),
})
export type OpeningHours = z.output<typeof OpeningHours>

const Offer = z.strictObject({
  name: text.describe('What is offered'),
  price: price.describe('Total price in shekels; 0 is free'),
  durationMinutes: z.number().int().positive().describe('Length in minutes'),
})

/** `content/practice.yaml` once its placeholder marks are taken off: the only copy of each fact. */
const PracticeFacts = z.strictObject({
  name: text.describe('Name of the practice'),
  jobTitle: text.describe('Profession of the therapist'),
  description: text.describe('What the practice is, in two to four sentences'),
  credentials: text.describe('Academic degree'),
  areaServed: text.describe('Where clients may be'),
  knowsAbout: z.array(text).describe('Specialties'),
  language: text.describe('Language of the content, BCP 47'),
  sessionLanguages: z.array(text).min(1).describe('Languages sessions are held in, BCP 47'),
  english: z
    .strictObject({
      name: text.describe('Name of the practice'),
      jobTitle: text.describe('Profession of the therapist'),
      address: text.describe('Street, house and city'),
      responseTime: text.describe('How soon a message is answered'),
      hoursNote: text.describe('What the regular hours leave out'),
    })
    .describe('What the English page needs in English'),
  registration: z.strictObject({
    number: text.describe('Number in the professional register'),
    authority: text.describe('Who keeps the register'),
    url: webAddress.describe('Where the register can be searched'),
  }),
  address: z.strictObject({
    streetAddress: text.describe('Street and house'),
    addressLocality: text.describe('City'),
    addressRegion: text.describe('District'),
    postalCode: text.describe('Postal code'),
    addressCountry: z.string().length(2).describe('Country, ISO 3166-1 alpha-2'),
    directions: text.describe('How to get there'),
    parking: text.describe('Where to park'),
    accessibility: text.describe('How accessible the room is'),
    geo: z.strictObject({
      latitude: z.number().min(-90).max(90).describe('Degrees north'),
      longitude: z.number().min(-180).max(180).describe('Degrees east'),
    }),
  }),
  contact: z.strictObject({
    phone: e164.describe('Telephone, E.164'),
    whatsapp: e164.describe('WhatsApp number, E.164'),
    email: z.email().describe('E-mail address'),
    responseTime: text.describe('How soon a message is answered'),
    hours: z.array(OpeningHours).min(1).describe('Regular opening hours'),
    hoursNote: text.describe('What the regular hours leave out'),
  }),
  offers: z
    .record(z.string(), Offer)
    .describe('What can be bought, by the name services refer to it')
    .refine((offers) => 'session' in offers && 'intro' in offers, {
      error: 'expected at least the offers session and intro',
    }),
  placeholders: z.array(z.string()).describe('Fields whose values only stand in for real ones'),
})
export type PracticeFacts = z.output<typeof PracticeFacts>

/**
 * The practice as its file holds it: a value may be written `{ placeholder: value }` until the real
 * one is known, and every field marked so is listed in `placeholders`.
 */
export const Practice = z.preprocess((raw) => {
  if (typeof raw !== 'object' || raw === null) return raw
  const placeholders: string[] = []
  const facts = unmark(raw, '', placeholders) as Record<string, unknown>
  return { ...facts, placeholders }
}, PracticeFacts)

function unmark(value: unknown, path: string, placeholders: string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((item, i) => unmark(item, `${path}.${i}`, placeholders))
  const entries = Object.entries(value)
  const [first] = entries
  if (entries.length === 1 && first?.[0] === 'placeholder') {
    placeholders.push(path)
    return first[1]
  }
  return Object.fromEntries(
    entries.map(([key, item]) => [key, unmark(item, path ? `${path}.${key}` : key, placeholders)]),
  )
}
