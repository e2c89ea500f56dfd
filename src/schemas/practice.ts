import { z } from 'zod'
import { ContactChannels } from './channel.ts'
import { Ages, HomeVisits, WaitingList } from './condition.ts'
import type { FieldMistake } from './field-mistakes.ts'
import { inLanguages, SITE_LANGUAGES } from './language.ts'
import { withOwnEnglish } from './own-english.ts'
import { OnlyPerson, Person, Registration } from './person.ts'
import { withoutMarks } from './placeholders.ts'
import {
  clockTime,
  distinct,
  failsAs,
  flag,
  language,
  minutes,
  price,
  slug,
  text,
} from './primitives.ts'
import { isRecord } from './values.ts'

/** Weekdays by their schema.org names, in the order of Israel's week. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const isTime = (hours: unknown, field: 'opens' | 'closes') =>
  isRecord(hours) && clockTime.safeParse(hours[field]).success

/** Hours in which the practice is open. */
export const OpeningHours = z
  .strictObject({
    days: distinct(z.enum(WEEKDAYS)).min(1).describe('Weekdays these hours hold for'),
    opens: clockTime.describe('Opening time, 24-hour clock, local time'),
    closes: clockTime.describe('Closing time, 24-hour clock, local time; midnight is 00:00'),
  })
  .refine(({ opens, closes }) => closes === '00:00' || closes > opens, {
    // A malformed time is reported by its own field alone.
    when: ({ value }) => isTime(value, 'opens') && isTime(value, 'closes'),
    path: ['closes'],
    ...failsAs('closing-time'),
  })
export type OpeningHours = z.output<typeof OpeningHours>

/** The hours of a week; a day may have several, one after the other. */
export const WeekHours = z
  .array(OpeningHours)
  .min(1)
  .superRefine((all, context) => {
    // A malformed time is reported by its own field alone.
    if (!all.every((hours) => OpeningHours.safeParse(hours).success)) return
    for (const [i, hours] of all.entries()) {
      const other = all.slice(0, i).find((each) => sharedDay(each, hours))
      if (!other) continue
      const [first, second] = [other, hours].map(({ opens, closes }) => `${opens}-${closes}`)
      const params = { day: sharedDay(other, hours), first, second }
      const message: FieldMistake = 'overlapping-hours'
      context.addIssue({ code: 'custom', path: [i], message, params, input: second })
    }
  })

/** A day on which two ranges overlap, if there is one. */
function sharedDay(a: OpeningHours, b: OpeningHours): string | undefined {
  const ends = ({ closes }: OpeningHours) => (closes === '00:00' ? '24:00' : closes)
  const overlap = a.opens < ends(b) && b.opens < ends(a)
  return overlap ? a.days.find((day) => b.days.includes(day)) : undefined
}

/** Types of schema.org: LocalBusiness and some of its subtypes. */
export const SCHEMA_TYPES = [
  'LocalBusiness',
  'ProfessionalService',
  'HealthAndBeautyBusiness',
  'MedicalBusiness',
  'MedicalClinic',
  'Physiotherapy',
  'Dentist',
  'Optician',
  'Attorney',
  'AccountingService',
] as const

export const OFFER_PLACES = ['clinic', 'home', 'video'] as const
export type OfferPlace = (typeof OFFER_PLACES)[number]

/** Something that can be bought: a session, or a series of them. */
export const Offer = z.strictObject({
  id: slug.describe('Name that services and texts refer to it by'),
  name: text.describe('What is offered'),
  english: text.describe('The same in English'),
  languages: inLanguages(text)
    .optional()
    .describe('The same on pages of further languages, which else say it in English'),
  price: price.describe('Total price in shekels; 0 is free'),
  durationMinutes: minutes.describe('Length in minutes, of each session'),
  sessions: z.number().int().min(2).optional().describe('Of a series: how many sessions it is'),
  places: distinct(z.enum(OFFER_PLACES)).min(1).optional().describe('Where it can be had'),
  firstMeeting: flag.describe('Whether people begin with it; one at most'),
})
export type Offer = z.output<typeof Offer>

const English = z.strictObject({
  name: text.describe('Name of the practice'),
  jobTitle: text.describe('Profession of the person'),
  kind: text.describe('What kind of practice it is, after "the": language school'),
  summary: text.describe('One sentence: what the practice is, for whom and where'),
  subjects: text.describe('What people come with, after "whether it helps with": back pain'),
  limits: text.describe('What the person is not and does not do'),
  exampleQuery: text.describe('A search of a few words that says enough, without a story'),
  tags: distinct(slug).min(1).describe('Words that catalogues for programs list the practice by'),
  address: text.describe('Street, house and city'),
  areaServed: text.describe('Where clients may be'),
  responseTime: text.describe('How soon a message is answered'),
  hoursNote: text.describe('What the regular hours leave out'),
})

/** `content/practice.yaml` without its placeholder marks: the only copy of each fact. */
const PracticeFacts = z
  .strictObject({
    name: text.describe('Name of the practice'),
    schemaType: z.enum(SCHEMA_TYPES).describe('What it is to search engines, a type of schema.org'),
    person: OnlyPerson.optional().describe('Who works here, if the name is to be published'),
    people: z
      .array(Person)
      .min(1)
      .optional()
      .describe('Who works here, where they are several; then there is no person'),
    jobTitle: text.describe('Profession of the person, or of the people'),
    description: text.describe('What the practice is, in two to four sentences'),
    credentials: text.optional().describe('Academic degree; several people each have their own'),
    areaServed: text.describe('Where clients may be'),
    knowsAbout: distinct(text).describe('Specialties'),
    language: z
      .enum(SITE_LANGUAGES, failsAs('site-language'))
      .describe('Language of the site and its content, BCP 47'),
    sessionLanguages: distinct(language).min(1).describe('Languages sessions are held in, ISO 639'),
    english: English.describe('The same for readers of English, and for programs'),
    languages: inLanguages(
      z.strictObject({
        name: text.describe('Name of the practice'),
        jobTitle: text.describe('Profession of the person, or of the people'),
        address: text.describe('Street, house and city'),
        responseTime: text.describe('How soon a message is answered'),
      }),
    )
      .optional()
      .describe('The same for the pages of further languages, such as ar of pages/ar.md'),
    registration: Registration.optional().describe(
      'Entry in a professional register; several people each have their own',
    ),
    address: z.strictObject({
      streetAddress: text.describe('Street and house number'),
      city: text.describe('City as people say it'),
      addressLocality: text.describe('City as the post writes it'),
      addressRegion: text.describe('District'),
      postalCode: text.optional().describe('Postal code'),
      addressCountry: z.string().length(2).describe('Country, ISO 3166-1 alpha-2'),
      directions: text.describe('How to get there'),
      parking: text.describe('Where to park'),
      accessibility: text.describe('How accessible the room is'),
      geo: z
        .strictObject({
          latitude: z.number().min(-90).max(90).describe('Degrees north'),
          longitude: z.number().min(-180).max(180).describe('Degrees east'),
        })
        .optional()
        .describe('Position on a map'),
    }),
    contact: z.strictObject({
      channels: ContactChannels.min(1).describe(
        'Ways to reach the practice; texts and buttons name the first two',
      ),
      responseTime: text.describe('How soon a message is answered'),
      hours: WeekHours.describe('Regular opening hours'),
      hoursNote: text.describe('What the regular hours leave out'),
    }),
    ages: Ages.optional().describe('Whom it is for, by age'),
    homeVisits: HomeVisits.optional().describe('Whether people are visited at home'),
    waitingList: WaitingList.optional().describe('Whether people wait for a first session'),
    offers: z
      .array(Offer)
      .min(1)
      .describe('What can be bought; the first is what most services cost')
      .superRefine((offers, context) => {
        const [, second] = offers.flatMap(({ firstMeeting }, i) => (firstMeeting ? [i] : []))
        const message: FieldMistake = 'one-first-meeting'
        if (second !== undefined)
          context.addIssue({
            code: 'custom',
            path: [second, 'firstMeeting'],
            message,
            input: true,
          })
      }),
    placeholders: z.array(z.string()).describe('Fields whose values only stand in for real ones'),
  })
  .refine(({ person, people }) => !person || !people, {
    when: ({ value }) => isRecord(value),
    path: ['people'],
    ...failsAs('person-or-people'),
  })
export type PracticeFacts = z.output<typeof PracticeFacts>

/**
 * `content/practice.yaml` as it is written: a value may be `{ placeholder: value }` until the real one is known. The
 * output has the bare values, and lists the fields marked so in `placeholders`.
 */
export const Practice = z.preprocess((raw) => {
  const { value, marked } = withoutMarks(raw)
  return isRecord(value) ? { ...withOwnEnglish(value), placeholders: marked } : value
}, PracticeFacts)
