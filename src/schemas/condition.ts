import { z } from 'zod'
import { inLanguages } from './language.ts'
import { distinct, failsAs, slug, text } from './primitives.ts'
import { isRecord } from './values.ts'

const age = z.number().int().nonnegative()

/** The youngest and the oldest clients. */
export const Ages = z
  .strictObject({
    from: age.optional().describe('The youngest, in years'),
    to: age.optional().describe('The oldest, in years'),
  })
  .refine(({ from, to }) => (from ?? to) !== undefined && (from ?? 0) <= (to ?? Infinity), {
    when: ({ value }) => isRecord(value),
    path: ['from'],
    ...failsAs('ages'),
  })

/** Where people are visited at home. */
export const HomeVisits = z.strictObject({
  area: text.describe('Where people are visited'),
  english: text.describe('The same in English'),
  languages: inLanguages(text)
    .optional()
    .describe('The same on pages of further languages, which else say it in English'),
})

/** Until when people wait, and for whom. */
export const WaitingList = z.strictObject({
  from: z
    .union([z.literal('unknown'), z.iso.date(failsAs('waiting-from'))], failsAs('waiting-from'))
    .describe('The day from which there is room for new clients, or unknown'),
  people: distinct(slug)
    .min(1)
    .optional()
    .describe('Ids of the people who have one, where not all of them do'),
})
