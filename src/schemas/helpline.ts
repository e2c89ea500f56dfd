import { z } from 'zod'
import { WeekHours } from './practice.ts'
import {
  day,
  distinct,
  failsAs,
  formed,
  language,
  placeInFile,
  slug,
  text,
  webAddress,
} from './primitives.ts'

/** Fields that a helpline may list as not yet compared with what the line itself publishes. */
const UNVERIFIED = ['hours', 'languages', 'channels'] as const

/** Three digits at least, and hyphens only between them. */
const DIALLED = /^(?=.{3,15}$)(?:\d-*){2,}\d$/

/** A helpline, from `content/helplines.yaml`. */
export const Helpline = z
  .strictObject({
    id: slug.describe('Name that texts refer to it by'),
    name: text.describe('Name people know it by'),
    phone: formed('dialled', DIALLED).optional().describe('Number to dial inside Israel'),
    url: webAddress.optional().describe('Address, where it is no telephone line'),
    audience: text.describe('Whom it is for'),
    hours: z
      .union([z.literal('always'), WeekHours], failsAs('hours'))
      .optional()
      .describe('When somebody answers: always, or days and times; left out while it is not known'),
    languages: distinct(language)
      .min(1)
      .describe('Languages it answers in, ISO 639, the commonest first'),
    channels: z
      .array(z.strictObject({ label: text, url: webAddress }))
      .default([])
      .describe('Ways to write instead of talking'),
    note: text.optional().describe('What else one should know'),
    english: z
      .strictObject({ name: text.describe('Its name'), audience: text.describe('Whom it is for') })
      .describe('The same for readers of English'),
    names: z
      .array(
        z.strictObject({
          language: language.describe('The language, ISO 639'),
          name: text.describe('Its name in it'),
        }),
      )
      .default([])
      .describe('Its name in further languages, for who asks in them'),
    source: webAddress.describe('Where this stands officially'),
    unverified: distinct(z.enum(UNVERIFIED))
      .default([])
      .describe('Fields that rest on others than the line itself: the build lists them'),
    order: placeInFile,
    checked: day.describe('The day it was last checked'),
  })
  .refine((line) => line.phone || line.url, {
    path: ['phone'],
    ...failsAs('phone-or-url'),
  })
export type Helpline = z.output<typeof Helpline>
