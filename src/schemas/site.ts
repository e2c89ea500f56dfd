import { z } from 'zod'
import { CHANNEL_TYPES, type ChannelType } from './channel.ts'
import { inLanguages } from './language.ts'
import { distinct, slug, text, textWith, titled, webAddress } from './primitives.ts'
import { OFFER_PLACES, type OfferPlace } from './practice.ts'

const actions = z.strictObject({
  book: text,
  search: text,
  readMore: text,
  allQuestions: text,
  allServices: text,
  openMap: text,
  sendMessage: textWith('by'),
  copyMessage: text,
})

/** Words for whom the practice is for, where it comes to, and who has to wait. */
export const ConditionWords = z.object({
  ages: text,
  agesBetween: textWith('from', 'to'),
  agesFrom: textWith('from'),
  agesTo: textWith('to'),
  homeVisits: text,
  waitingList: text,
  waitingFrom: textWith('day'),
  waitingNow: text,
})
export type ConditionWords = z.output<typeof ConditionWords>

const labels = z.strictObject({
  skipToContent: text,
  mainNavigation: text,
  footerNavigation: text,
  breadcrumb: text,
  contact: text,
  reachUs: text,
  hours: text,
  responseTime: text,
  address: text,
  parking: text,
  roomAccessibility: text,
  price: text,
  fees: text,
  duration: text,
  free: text,
  perSession: text,
  minutes: textWith('n'),
  series: textWith('n', 'duration'),
  updated: text,
  checked: text,
  sources: text,
  relatedQuestions: text,
  relatedServices: text,
  questionsByTopic: text,
  forWhom: text,
  otherDoors: text,
  readOn: text,
  howItWorks: text,
  breatheIn: text,
  breatheOut: text,
  breatheHow: text,
  stopMotion: text,
  grounding: text,
  voice: text,
  voiceText: text,
  firstMessage: text,
  copied: text,
  selected: text,
  whatToWrite: text,
  whatNotToWrite: text,
  arrival: text,
  emergencyTitle: text,
  helplines: text,
  moreLines: text,
  otherLanguages: text,
  atTime: text,
  spokenLanguages: text,
  writeInstead: text,
  situations: text,
  helpBar: text,
  placeholderNotice: text,
  searchLabel: text,
  searchPlaceholder: text,
  results: text,
  nearest: text,
  noResults: text,
  kindService: text,
  kindPage: text,
  openService: text,
  openPage: text,
  browseTopics: text,
  noAnswer: text,
  place: text,
  placeValue: text,
  goodToKnow: text,
  ...ConditionWords.shape,
})

/** The words for every channel, also those that the practice does not have. */
const channels = z.strictObject(
  Object.fromEntries(
    CHANNEL_TYPES.map((type) => [
      type,
      z.strictObject({
        label: text.describe('Its name'),
        button: text.describe('What the button that opens it says'),
        by: text.describe('In a sentence on how to get in touch, such as "by phone"'),
      }),
    ]),
  ) as Record<ChannelType, z.ZodObject<Record<'label' | 'button' | 'by', typeof text>>>,
)

/** The words for every place of offers, also those that the practice does not have. */
const places = z.strictObject(
  Object.fromEntries(OFFER_PLACES.map((place) => [place, text])) as Record<OfferPlace, typeof text>,
)

/** The words around pages in another language than the site's. */
export const Around = z.strictObject({
  actions: actions.pick({ search: true }),
  labels: labels
    .pick({
      skipToContent: true,
      mainNavigation: true,
      footerNavigation: true,
      reachUs: true,
      address: true,
      placeholderNotice: true,
      searchLabel: true,
    })
    .extend(ConditionWords.partial().shape),
  channels: channels.describe('Ways to reach the practice'),
  places: places.describe('Where what is offered can be had'),
  nav: z.strictObject({
    home: text,
    emergency: text,
    en: text,
    accessibility: text,
    privacy: text,
    developers: text,
  }),
  safety: text.describe('That this is no emergency service, in one line, for the footer'),
  opening: text.describe('Whom to call, in a few words, for the opening of the page'),
  help: titled.describe('Above the helplines'),
  updated: text.describe('Label of the day a page last changed'),
  draft: text.describe('The first message that the link to a chat fills in'),
})

/** `content/site.yaml`: the words of the interface. `{name}` is filled while a page is shown. */
export const SiteText = z.strictObject({
  actions: actions.describe('What buttons and links say'),
  labels: labels.describe('Short labels beside facts'),
  channels: channels.describe('Ways to reach a practice; practice.yaml lists those of this one'),
  places: places.describe('Where what is offered can be had'),
  english: Around.optional().describe(
    'The same around pages in English, where the site is in another language',
  ),
  languages: inLanguages(Around)
    .optional()
    .describe('The same around the pages of further languages, such as ar of pages/ar.md'),
  safety: z
    .strictObject({
      title: text.describe('Heading of the notice'),
      text: text.describe('That this is no emergency service, and whom to call'),
      short: text.describe('The same in one line, for the footer'),
      opening: text.describe('The same in a few words, for the opening of the home page'),
    })
    .describe('The safety notice'),
  leave: z
    .strictObject({
      label: text.describe('The button'),
      url: webAddress.describe('Where it leads: a page that anybody may have open'),
      twoMore: text.describe('Read aloud after the first press of Shift'),
      oneMore: text.describe('Read aloud after the second'),
      noteTitle: text.describe('Heading of what the button cannot hide'),
      withoutScript: text.describe(
        'Said before it where JavaScript is off: the button is a plain link',
      ),
      note: text.describe('What the button does and what it cannot hide'),
    })
    .describe('Leaving quickly, on pages on abuse and violence'),
  maps: z
    .strictObject({ google: text, waze: text, apple: text })
    .describe('Names of map applications'),
  draft: text.describe(
    'The first message that the link to a chat fills in; it must not mention any problem',
  ),
  bookingNote: text.describe('How booking goes, as the API says it'),
  search: z
    .strictObject({
      prompt: text.describe('What one may ask; also the answer of /ask to an empty question'),
      kept: text.describe('What becomes of a question; only the page says it'),
      hidden: text.describe('Why a question that may be distress is not in the field'),
      noMatch: text.describe('The answer when nothing matches'),
      noMatchEnglish: titled
        .optional()
        .describe('The same, in English, to who asks in another language than the site’s'),
      possible: text.describe('Shown above the answers when a question may be distress, one line'),
      replies: z
        .array(
          z.strictObject({
            said: distinct(text).min(1),
            title: text,
            text,
            english: titled.optional().describe('The same to who writes in another language'),
          }),
        )
        .default([])
        .describe('What is said rather than asked, such as a greeting, and what is said back'),
      tooLong: text.describe('Shown when a question is too long'),
      tooMany: text.describe('Shown when somebody searches more often than is allowed'),
      distress: text.describe(
        'A warm line above the helplines when a question sounds like distress',
      ),
      english: text.describe(
        'Said in English to who asks in another language: that of the answers',
      ),
      englishLink: text.optional().describe('Name of the link to the English page, in English'),
    })
    .describe('The search on the site and /ask'),
  categories: z
    .array(
      z.strictObject({
        id: slug.describe('Name that entries refer to'),
        title: text.describe('Heading'),
      }),
    )
    .min(1)
    .describe('Groups of the FAQ, in the order they are shown'),
})
export type Around = z.output<typeof Around>
export type SiteText = z.output<typeof SiteText>

/**
 * Fills the `{names}` of an interface text; unknown ones stay.
 *
 * @example format('{n} minutes', { n: 50 }) // '50 minutes'
 */
export function format(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
}
