import { z } from 'zod'
import { channelsAnswer } from './channels.ts'
import { hoursAnswer } from './hours.ts'
import { furtherPagesAnswer, languagesAnswer, siteLanguageAnswer } from './languages.ts'
import { SCHEMA_TYPES } from '../../schemas/practice.ts'
import { type FieldProblem, validate } from '../../catalogue/validate.ts'
import { or, slug, text } from '../../schemas/primitives.ts'

/** A service as the answer names it: a name in Hebrew, and in English. */
export interface NewService {
  name: string
  english: string
}

/** Something that the owner is asked, with an answer for example, and what an answer has to be. */
type Question = readonly [hebrew: string, english: string, example: string, schema: z.ZodType]

/** An answer may be left out: a placeholder takes its place, marked as practice.yaml marks it. */
const orMarked = <Schema extends z.ZodType, Value>(schema: Schema, placeholder: Value) =>
  z.preprocess(
    (written) => written || undefined,
    schema.optional().transform((given) => given ?? { placeholder }),
  )

const whole = z
  .string()
  .regex(/^\d{1,5}$/, or('digits'))
  .transform(Number)

/** 6-18, 18+ or nothing. */
const ages = z
  .string()
  .trim()
  .regex(/^(\d{1,2}\s*([-–]\s*\d{1,3}|\+|ומעלה)?)?$/u, or('ages-answer'))
  .transform((written) => written.match(/\d+/g)?.map(Number) ?? [])
  .refine(([from = 0, to = from]) => from <= to, or('ages-answer'))
  .transform(([from, to]) => (from === undefined ? undefined : { from, to }))

/** The # of a colour is easily left out. */
const colour = z
  .string()
  .transform((written) => written.replace(/^(?=[\da-f]{6}$)/i, '#'))
  .pipe(z.string().regex(/^(#[\da-f]{6})?$/i, or('colour')))

const GENDERS: Readonly<Record<string, unknown>> = { נקבה: 'female', זכר: 'male', רבים: 'several' }

const services = z
  .string()
  .transform((line) =>
    line
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part): NewService => {
        const [name = '', english = ''] = part.split('=').map((half) => half.trim())
        return { name, english }
      }),
  )
  .refine(
    (all) =>
      all.length > 0 &&
      all.every(({ name, english }) => name !== '' && slug.safeParse(serviceId(english)).success),
    or('service-names'),
  )
  .refine(
    (all) => new Set(all.map(({ english }) => serviceId(english))).size === all.length,
    or('service-name-twice'),
  )

/** The id of a service: its English name, as an address has it. */
export const serviceId = (english: string) =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What `npm run new` asks, in this order; each may be given as an option of its name instead. */
export const QUESTIONS = {
  language: [
    'שפת האתר: עברית, ערבית או רוסית. על מה שאינו באנגלית עונים בה',
    'Language of the site, Hebrew, Arabic or Russian; what is not asked in English is answered in it',
    'עברית',
    siteLanguageAnswer,
  ],
  name: ['שם הקליניקה', 'Name of the practice', 'מילים במודיעין', text],
  nameEnglish: ['השם באנגלית', 'The same in English', 'Milim Speech Therapy', text],
  profession: ['המקצוע שלכם', 'Your profession', 'קלינאית תקשורת', text],
  professionEnglish: ['המקצוע באנגלית', 'The same in English', 'speech therapist', text],
  treatment: ['מה מקבלים אצלכם', 'What people get', 'קלינאות תקשורת', text],
  treatmentEnglish: ['אותו דבר באנגלית', 'The same in English', 'speech therapy', text],
  type: [
    'מה אתם למנועי החיפוש: אחת המילים שבשורה הבאה',
    `What search engines take it for: ${SCHEMA_TYPES.join(', ')}`,
    'LocalBusiness',
    z.preprocess((written) => written || 'LocalBusiness', z.enum(SCHEMA_TYPES)),
  ],
  gender: [
    'איך אתם כותבים על עצמכם: נקבה, זכר, או רבים כשאתם כמה אנשים',
    'How you speak of yourself: female, male, or several people',
    'נקבה / זכר / רבים',
    z.preprocess(
      (written) => GENDERS[String(written)] ?? written,
      z.enum(['female', 'male', 'several']),
    ),
  ],
  person: [
    'השם שלכם, אם מפרסמים אותו',
    'Your name, if it is published',
    'ישראלה ישראלי',
    z.string().trim(),
  ],
  personEnglish: ['השם באנגלית', 'The same in English', 'Israela Israeli', z.string().trim()],
  city: ['העיר', 'City', 'מודיעין', text],
  cityEnglish: ['העיר באנגלית', 'City in English', 'Modiin', text],
  street: ['רחוב ומספר', 'Street and house', 'עמק איילון 12', orMarked(text, 'רחוב הדוגמה 0')],
  channels: [
    'איך יוצרים אתכם קשר: וואטסאפ, טלגרם, סיגנל, טלפון, מייל או טופס באתר אחר. קודם הדרך הנוחה לכם, ובין אחת לשנייה נקודה־פסיק',
    'How people reach you: whatsapp, telegram, signal, phone, email or a form elsewhere; what you like best first, separated by semicolons',
    'וואטסאפ 052-123-4567; טלפון 08-123-4567; מייל shalom@example.org',
    channelsAnswer,
  ],
  hours: [
    'באילו ימים ושעות מקבלים אצלכם, ובין שעות שונות נקודה־פסיק',
    'Days and hours, with semicolons between what differs: Sun-Thu 9:00-18:00; Fri 9:00-13:00',
    'א-ד 10:00-19:00; ו 9:00-13:00',
    hoursAnswer,
  ],
  languages: [
    'באילו שפות אפשר לדבר אצלכם',
    'Languages that people are received in: Hebrew, Arabic',
    'עברית, ערבית',
    languagesAnswer,
  ],
  pages: [
    'באילו שפות נוספות יהיה דף אחד: עברית, ערבית או רוסית; באנגלית יש תמיד',
    'Further languages that a page is in, of Hebrew, Arabic and Russian; there is always one in English',
    'רוסית',
    furtherPagesAnswer,
  ],
  ages: [
    'באילו גילים עוסקים אצלכם, אם זה משנה: 6-18, או 18 ומעלה',
    'Which ages it is for, if that matters: 6-18, or 18+',
    '6-18',
    ages,
  ],
  price: ['מחיר של פגישה, בשקלים', 'Price of a session in shekels', '350', orMarked(whole, 300)],
  minutes: ['כמה דקות היא נמשכת', 'Its length in minutes', '45', orMarked(whole, 50)],
  firstName: [
    'מה שמתחילים בו, אם יש דבר כזה: פגישת היכרות, פגישת הערכה, שיעור ניסיון',
    'What people begin with, if there is such a thing',
    'פגישת הערכה',
    z.string().trim(),
  ],
  firstNameEnglish: ['השם באנגלית', 'The same in English', 'assessment', z.string().trim()],
  firstPrice: [
    'כמה זה עולה; 0 אם זה ללא תשלום',
    'Its price in shekels; 0 if it is free',
    '0',
    orMarked(whole, 0),
  ],
  firstMinutes: ['כמה דקות זה נמשך', 'Its length in minutes', '30', orMarked(whole, 30)],
  services: [
    'השירותים, כל אחד עם שם באנגלית, ובין אחד לשני נקודה־פסיק',
    'The services, each with its name in English, separated by semicolons',
    'גמגום = stuttering; עיכוב שפתי = language delay',
    services,
  ],
  colour: [
    'צבע הכפתורים, או שום דבר לצבעים של הדוגמה',
    'Colour of buttons, or nothing for those of the sample',
    '#0d4668',
    colour,
  ],
} satisfies Record<string, Question>

/** Questions that an answer of nothing to another leaves without a subject. */
export const ONLY_AFTER: Readonly<Partial<Record<QuestionName, QuestionName>>> = {
  personEnglish: 'person',
  firstNameEnglish: 'firstName',
  firstPrice: 'firstName',
  firstMinutes: 'firstName',
}

export type QuestionName = keyof typeof QUESTIONS
export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[]

/** Everything that was answered, validated. */
export type Answers = {
  [Name in QuestionName]: z.output<(typeof QUESTIONS)[Name][3]>
}

/** What is wrong with an answer, or undefined. */
export function mistakeIn(name: QuestionName, answer: string): FieldProblem | undefined {
  return validate(schemaOf(name), unquoted(answer)).problems[0]
}

/** All answers, which `mistakeIn` found nothing wrong with. */
export function answersFrom(given: Readonly<Partial<Record<QuestionName, string>>>): Answers {
  return Object.fromEntries(
    QUESTION_NAMES.map((name) => [name, schemaOf(name).parse(unquoted(given[name] ?? ''))]),
  ) as Answers
}

/** Quotes around a value are what content files need, and no part of an answer. */
const unquoted = (answer: string) => answer.trim().replace(/^(['"])(.*)\1$/, '$2')

const schemaOf = (name: QuestionName): z.ZodType => QUESTIONS[name][3]
