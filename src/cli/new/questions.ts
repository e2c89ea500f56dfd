import { z } from 'zod'
import { channelsAnswer } from './channels.ts'
import { hoursAnswer } from './hours.ts'
import { furtherPagesAnswer, languagesAnswer, siteLanguageAnswer } from './languages.ts'
import { partsOf } from './parts.ts'
import { exampleKey } from '../../schemas/example.ts'
import type { SiteLanguage } from '../../schemas/language.ts'
import { SCHEMA_TYPES } from '../../schemas/practice.ts'
import { type FieldProblem, validate } from '../../catalogue/validate.ts'
import { failsAs, slug, text } from '../../schemas/primitives.ts'

/** A service's name in the site's language, and in English. */
export interface NewService {
  name: string
  english: string
}

/** An empty answer becomes a placeholder, marked as in practice.yaml. */
const orPlaceholder = <Schema extends z.ZodType, Value>(schema: Schema, placeholder: Value) =>
  z.preprocess(
    (written) => written || undefined,
    schema.optional().transform((given) => given ?? { placeholder }),
  )

const whole = z
  .string()
  .regex(/^\d{1,5}$/, failsAs('digits'))
  .transform(Number)

/** A whole number, also with a sign or a word around it. */
const amount = (unit: RegExp) =>
  z
    .string()
    .transform((written) => written.replace(unit, ''))
    .pipe(whole)

const shekels = amount(/^₪\s*|\s*(?:₪|ש["״']?ח|שקל(?:ים)?|شيكل|шек(?:\.|елей)?|nis|ils|shekels)$/iu)

const minutes = amount(/\s*(?:דק(?:ות|[׳'])?|دقيقة|دقائق|мин(?:\.|ут[аы]?)?|min(?:\.|s|utes?)?)$/iu)

/** 6-18, 18+ or nothing. */
const ages = z
  .string()
  .trim()
  .transform((written) => written.replace(/^(?:מגיל|מבני|from|с|от|من)\s*/iu, ''))
  .pipe(z.string().regex(/^(\d{1,2}\s*([-–]\s*\d{1,3}|\+|ומעלה)?)?$/u, failsAs('ages-answer')))
  .transform((written) => written.match(/\d+/g)?.map(Number) ?? [])
  .refine(([from = 0, to = from]) => from <= to, failsAs('ages-answer'))
  .transform(([from, to]) => (from === undefined ? undefined : { from, to }))

/** The `#` may be left out. */
const colour = z
  .string()
  .transform((written) => written.replace(/^(?=[\da-f]{6}$)/i, '#'))
  .pipe(z.string().regex(/^(#[\da-f]{6})?$/i, failsAs('colour')))

/** A type of schema.org, which may be written in small letters. */
const typeNamed = (written: string) =>
  SCHEMA_TYPES.find((type) => type.toLowerCase() === written.toLowerCase()) ??
  (written || 'LocalBusiness')

const GENDERS: Readonly<Record<string, unknown>> = {
  ...{ נקבה: 'female', זכר: 'male', רבים: 'several' },
  // Many write an alef without its sign.
  ...{ أنثى: 'female', انثى: 'female', ذكر: 'male', جمع: 'several' },
  ...{ женщина: 'female', мужчина: 'male', несколько: 'several' },
}

const genderNamed = (word: string) => GENDERS[word] ?? word

const HELPLINES: Readonly<Record<string, unknown>> = {
  ...{ '': 'all', כולם: 'all', הכל: 'all', הכול: 'all', חירום: 'emergency' },
  ...{ الكل: 'all', طوارئ: 'emergency', все: 'all', экстренные: 'emergency' },
}

const helplinesNamed = (word: string) => HELPLINES[word] ?? word

const services = z
  .string()
  .transform((line) =>
    partsOf(line).map((part): NewService => {
      const [name = '', english = name] = part.split('=').map((half) => half.trim())
      return { name, english }
    }),
  )
  .refine(
    (all) =>
      all.length > 0 && all.every(({ name, english }) => name !== '' && serviceId(english) !== ''),
    failsAs('service-names'),
  )
  .refine(
    (all) => all.every(({ english }) => slug.safeParse(serviceId(english)).success),
    failsAs('id'),
  )
  .refine(
    (all) =>
      areDifferent(all.map(({ english }) => serviceId(english))) &&
      areDifferent(all.map(({ name }) => exampleKey(name))),
    failsAs('service-name-twice'),
  )

const areDifferent = (names: string[]) => new Set(names).size === names.length

/** @example serviceId('Language delay') // 'language-delay' */
export const serviceId = (english: string) =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** An empty answer becomes undefined. */
const orUndefined = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((written) => written || undefined, schema.optional())

/** The questions of `npm run new`, in order, with the schemas of their answers; `interview.json` has the words. */
export const QUESTIONS = {
  language: siteLanguageAnswer,
  name: text,
  nameEnglish: text,
  profession: text,
  professionEnglish: text,
  treatment: text,
  treatmentEnglish: text,
  type: z.preprocess((written) => typeNamed(String(written)), z.enum(SCHEMA_TYPES)),
  gender: z.preprocess(
    (written) => genderNamed(String(written).toLowerCase()),
    z.enum(['female', 'male', 'several'], failsAs('gender-answer')),
  ),
  person: z.string().trim(),
  personEnglish: z.string().trim(),
  city: text,
  cityEnglish: text,
  street: z.string().trim(),
  channels: channelsAnswer,
  hours: hoursAnswer,
  languages: languagesAnswer,
  pages: furtherPagesAnswer,
  ages,
  price: orPlaceholder(shekels, 300),
  minutes: orPlaceholder(minutes, 50),
  homePrice: orUndefined(shekels),
  homeMinutes: orUndefined(minutes),
  homeArea: z.string().trim(),
  videoPrice: orUndefined(shekels),
  videoMinutes: orUndefined(minutes),
  firstName: z.string().trim(),
  firstNameEnglish: z.string().trim(),
  firstPrice: orPlaceholder(shekels, 0),
  firstMinutes: orPlaceholder(minutes, 30),
  services,
  helplines: z.preprocess(
    (written) => helplinesNamed(String(written).toLowerCase()),
    z.enum(['all', 'emergency'], failsAs('helplines-answer')),
  ),
  colour,
} satisfies Record<string, z.ZodType>

/** Questions that are skipped where the answer to another one was empty. */
const DEPENDS_ON: Readonly<Partial<Record<QuestionName, QuestionName>>> = {
  personEnglish: 'person',
  firstNameEnglish: 'firstName',
  firstPrice: 'firstName',
  firstMinutes: 'firstName',
  homeMinutes: 'homePrice',
  homeArea: 'homePrice',
  videoMinutes: 'videoPrice',
}

export type QuestionName = keyof typeof QUESTIONS
export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[]

export type Given = Readonly<Partial<Record<QuestionName, string>>>

/** The language of the site, if it was answered. */
export const languageOf = ({ language }: Given): SiteLanguage | undefined =>
  language === undefined ? undefined : siteLanguageAnswer.safeParse(unquoted(language)).data

/** The name under which `interview.json` has the words of a question: several people are asked for several names. */
export function wordsOf(name: QuestionName, { gender }: Given) {
  const isSeveral = QUESTIONS.gender.safeParse(unquoted(gender ?? '')).data === 'several'
  if (isSeveral && name === 'person') return 'people'
  return isSeveral && name === 'personEnglish' ? 'peopleEnglish' : name
}

/** Whether a question is asked after these answers. A site in English is not asked for anything in English. */
export function isApplicable(name: QuestionName, given: Given): boolean {
  const { [name]: subject } = DEPENDS_ON
  if (name.endsWith('English') && languageOf(given) === 'en') return false
  return subject === undefined || given[subject] !== ''
}

/** The answers; for a site in English, with the answers in English filled from the others. */
function inEnglish(given: Given): Given {
  if (languageOf(given) !== 'en') return given
  const { name, profession, treatment, person, city, firstName } = given
  return {
    ...given,
    nameEnglish: name,
    professionEnglish: profession,
    treatmentEnglish: treatment?.toLowerCase(),
    personEnglish: person,
    cityEnglish: city,
    firstNameEnglish: firstName,
  }
}

/** Everything that was answered, validated. */
export type Answers = {
  [Name in QuestionName]: z.output<(typeof QUESTIONS)[Name]>
}

/** What is wrong with an answer, or undefined. */
export function mistakeIn(name: QuestionName, answer: string): FieldProblem | undefined {
  return validate(QUESTIONS[name], unquoted(answer)).problems[0]
}

/** Everything that is wrong with the answers, missing ones included. */
export function mistakesIn(given: Given): [QuestionName, FieldProblem][] {
  const all = inEnglish(given)
  return QUESTION_NAMES.flatMap((name) => {
    const mistake = mistakeIn(name, all[name] ?? '')
    return mistake ? [[name, mistake]] : []
  })
}

/** All answers, which `mistakesIn` found nothing wrong with. */
export function answersFrom(given: Given): Answers {
  const all = inEnglish(given)
  return Object.fromEntries(
    QUESTION_NAMES.map((name) => [name, QUESTIONS[name].parse(unquoted(all[name] ?? ''))]),
  ) as Answers
}

/** Without quotes around it, which people may write as in content files. */
const unquoted = (answer: string) => answer.trim().replace(/^(['"])(.*)\1$/, '$2')
