import { z } from 'zod'
import { Picture } from './look.ts'
import { distinct, language, slug, text, webAddress } from './primitives.ts'

const gender = z.enum(['female', 'male']).optional().describe('Told to machines, if it is given')

/** An entry in a professional register. */
export const Registration = z.strictObject({
  number: text.describe('Number in the professional register'),
  authority: text.describe('Who keeps the register'),
  url: webAddress.describe('Where the register can be searched'),
})
export type Registration = z.output<typeof Registration>

/** Who works alone; the practice has the profession, the degree and the registration. */
export const OnlyPerson = z.strictObject({
  name: text.describe('Name, as people are to read it'),
  english: text.describe('The same in Latin letters'),
  gender,
})

/** One of several who work in a practice. */
export const Person = z.strictObject({
  id: slug.describe('Name that texts refer to them by'),
  name: text.describe('Name, as people are to read it'),
  jobTitle: text.describe('Profession, or what they do here'),
  english: z
    .strictObject({
      name: text.describe('Name in Latin letters'),
      jobTitle: text.describe('Profession, or what they do here'),
    })
    .describe('The same in English'),
  languages: distinct(language).min(1).describe('Languages they speak with clients, ISO 639'),
  credentials: text.optional().describe('Academic degree'),
  registration: Registration.optional().describe('Their own entry in a professional register'),
  gender,
  portrait: Picture.optional().describe('Picture of them'),
})
export type Person = z.output<typeof Person>
