import { z } from 'zod'
import { OpeningHours } from './practice.ts'
import { day, expected, placeInFile, slug, text, webAddress } from './primitives.ts'

/** Fields of a helpline that could not yet be compared with what the line itself publishes. */
const UNVERIFIED = ['hours', 'languages', 'channels'] as const

const dialled = expected("digits and hyphens in quotes, such as '1201'")

/** A helpline, from `content/helplines.yaml`. */
export const Helpline = z
  .strictObject({
    id: slug.describe('Name that texts refer to it by'),
    name: text.describe('Name people know it by'),
    phone: z
      .string(dialled)
      .regex(/^[\d-]{3,15}$/, dialled)
      .optional()
      .describe('Number to dial inside Israel'),
    url: webAddress.optional().describe('Address, where it is no telephone line'),
    audience: text.describe('Whom it is for'),
    hours: z
      .union(
        [z.literal('always'), z.array(OpeningHours).min(1)],
        expected('always, or days and times'),
      )
      .optional()
      .describe('When somebody answers: always, or days and times; left out while it is not known'),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}$/, expected('a language such as he or en')))
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
    source: webAddress.describe('Where this stands officially'),
    unverified: z
      .array(z.enum(UNVERIFIED))
      .default([])
      .describe('Fields that rest on others than the line itself: the build lists them'),
    order: placeInFile,
    checked: day.describe('The day it was last checked'),
  })
  .refine((line) => line.phone || line.url, {
    error: 'is missing: expected a phone or a url',
    path: ['phone'],
  })
export type Helpline = z.output<typeof Helpline>
