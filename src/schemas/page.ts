import { z } from 'zod'
import { SITE_LANGUAGES } from './language.ts'
import { day, distinct, flag, language, slug, slugs, source, text, titled } from './primitives.ts'

const Situation = z.strictObject({
  id: slug.describe('Name that links, and files of examples, refer to it by'),
  title: text.describe('What is happening'),
  text: text.describe(
    'What to do now, with the numbers: the page shows it, and programs are told it',
  ),
  more: text
    .optional()
    .describe('What unfolds that text on the page, where it should tell of what is urgent'),
  lines: distinct(slug).min(1).describe('Ids of helplines, whom to call first'),
  door: slugs.describe(
    'Ids of the helplines that stand for it where danger is sure, and what happens is not',
  ),
  faq: slugs.describe(
    'Ids of questions that may stand open behind help: the first, or the best that the search finds',
  ),
})
export type Situation = z.output<typeof Situation>

const HelpInLanguage = z.strictObject({
  language: language.describe('The language, ISO 639'),
  name: text.describe('Its name in itself'),
  leave: text.optional().describe('The button to leave quickly, for who asks in it'),
  words: distinct(text)
    .default([])
    .describe('Common words that tell it from others in the same letters'),
  sentences: distinct(text).min(1).describe('Whom to call, and who of them speaks it'),
  more: text.optional().describe('Name of the link to the page in English'),
  unread: flag.describe('Whether nobody whose language it is has read it: the build lists it'),
  checked: day.describe('The day it was last compared with the helplines'),
})
export type HelpInLanguage = z.output<typeof HelpInLanguage>

const EnglishAnswer = z.strictObject({
  id: slug.describe('Name that links refer to it by'),
  question: text.describe('The question'),
  text: text.describe('The answer'),
  menu: text.optional().describe('Its name in the menu, which has room for four'),
  answers: slugs.describe('Questions of the FAQ that it answers too'),
})

/** The drawings of the way in (website/drawings/arrival). */
export const SCENES = ['street', 'entrance', 'lift', 'door', 'room', 'chair', 'evening'] as const

const Moment = z.strictObject({
  minute: text.describe('When it is: ten minutes before'),
  title: text.describe('Where one is'),
  text,
  scene: z.enum(SCENES).optional().describe('The drawing beside it'),
})

/** A list that only one page has. */
const listOn = <Item extends z.ZodType>(page: string, item: Item, description: string) =>
  z.array(item).default([]).meta({ page, description })

/** The same of texts. */
const textsOn = (page: string, description: string) =>
  distinct(text).default([]).meta({ page, description })

/** Front matter of `content/pages/*.md`; `page` of a field's meta is the only page that shows it. */
export const PageContent = z.strictObject({
  title: text.describe('Heading of the page and its name in search results'),
  menu: text.optional().describe('Its name in menus, where that is not the title'),
  description: text.max(155).describe('What search engines show below the title'),
  lang: z
    .enum(SITE_LANGUAGES)
    .optional()
    .describe('Language of the page: that of the site, and en of those that are in English'),
  updated: day.describe('The day the text last changed'),
  heading: text
    .optional()
    .meta({ page: 'home', description: 'What the page opens with, above the lead' }),
  lead: text.optional().describe('What opens the page, below the heading'),
  forWhom: textsOn('home', 'Situations that people recognise'),
  steps: listOn('home', titled, 'How it goes, step by step'),
  reassurance: listOn('home', titled, 'What people worry about'),
  messages: listOn(
    'booking',
    titled,
    'First messages that are ready to be sent; none may say what somebody suffers from',
  ),
  write: textsOn('booking', 'What to write'),
  dontWrite: textsOn('booking', 'What not to write'),
  arrival: listOn('booking', titled, 'How to come in'),
  grounding: textsOn('breathe', 'What brings somebody back to here and now, a line each'),
  moments: listOn('arrival', Moment, 'The way from the street to the chair, minute by minute'),
  blanks: textsOn('card', 'What is filled in by pen, a heading each'),
  numbers: listOn(
    'card',
    z.strictObject({ lang: text.describe('Language of the line, BCP 47'), text }),
    'Whom to call, in a line of each language',
  ),
  leaveQuickly: flag.describe('Whether it has a way to leave at once'),
  situations: listOn('emergency', Situation, 'What may be happening, and whom to call then'),
  languages: listOn('emergency', HelpInLanguage, 'Whom to call, in other languages'),
  answers: listOn('en', EnglishAnswer, 'What is asked most, answered in English'),
  sources: z.array(source).default([]).describe('Where facts about the outside world come from'),
  changelog: listOn(
    'developers',
    z.strictObject({ date: day, text }),
    'Changes of the API, newest first',
  ),
})
export type PageContent = z.output<typeof PageContent>
