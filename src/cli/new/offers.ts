import { parse } from 'yaml'
import type { Answers } from './questions.ts'
import type { Template } from './template.ts'
import { capitalised, type SiteLanguage } from '../../schemas/language.ts'

/** Places besides the clinic, each with a price of its own. */
const OTHER_PLACES = ['home', 'video'] as const

/** The template's names of sessions, and its sentences on their prices, in one language. */
interface OfferWords extends Record<
  (typeof OTHER_PLACES)[number],
  { name: string; price: string }
> {
  session: string
}

export const offerWords = async (template: Template) =>
  parse(await template.plain('offers.yaml')) as Record<SiteLanguage, OfferWords>

/** The places besides the clinic that the owner gave a price for. */
export const placesElsewhere = (answers: Answers) =>
  OTHER_PLACES.filter((place) => answers[`${place}Price`] !== undefined)

/**
 * The offers of practice.yaml: a session at the clinic and, where given, at home and by video, and a first meeting.
 *
 * @param pages Further languages with a page, which say the names too; only the owner can translate the first meeting's.
 */
export function offersOf(
  answers: Answers,
  words: Readonly<Record<SiteLanguage, OfferWords>>,
  pages: readonly SiteLanguage[],
) {
  const { language, price, minutes, firstName, firstPrice, firstMinutes } = answers
  const named = (nameIn: (reader: SiteLanguage) => unknown, own = String(nameIn(language))) => {
    const further = pages.map((page) => [page, nameIn(page)] as const)
    return {
      name: capitalised(own, language),
      ...(language !== 'en' && { english: nameIn('en') }),
      ...(pages.length > 0 && { languages: Object.fromEntries(further) }),
    }
  }
  const places = placesElsewhere(answers)
  const sessions = [
    {
      id: 'session',
      ...named((reader) => words[reader].session),
      price,
      durationMinutes: minutes,
      ...(places.length > 0 && { places: ['clinic'] }),
    },
    ...places.map((place) => ({
      id: place,
      ...named((reader) => words[reader][place].name),
      price: answers[`${place}Price`],
      durationMinutes: answers[`${place}Minutes`] ?? minutes,
      places: [place],
    })),
  ]
  if (firstName === '') return sessions
  const english = answers.firstNameEnglish || 'first meeting'
  const first = {
    id: 'first',
    ...named((reader) => (reader === 'en' ? english : { placeholder: english }), firstName),
    price: firstPrice,
    durationMinutes: firstMinutes,
    firstMeeting: true,
  }
  return [...sessions, first]
}

/** Sentences on the prices at other places, each with a space after it. */
export function pricesElsewhere(answers: Answers, words: OfferWords): string {
  return placesElsewhere(answers)
    .map((place) => `${words[place].price} `)
    .join('')
}
