import { parse } from 'yaml'
import type { Answers } from './questions.ts'
import type { Template } from './template.ts'
import { capitalised, type SiteLanguage } from '../../schemas/language.ts'

/** Where people may be received beside the clinic, each with a price of its own. */
const ELSEWHERE = ['home', 'video'] as const

/** What the template calls sessions, and says of their price, in a language. */
interface OfferWords extends Record<
  (typeof ELSEWHERE)[number],
  { name: string; price: string; page: string }
> {
  session: string
}

export const offerWords = async (template: Template) =>
  parse(await template.plain('offers.yaml')) as Record<SiteLanguage, OfferWords>

/** The places beside the clinic that an owner gave a price for. */
export const placesElsewhere = (answers: Answers) =>
  ELSEWHERE.filter((place) => answers[`${place}Price`] !== undefined)

/** What can be bought: a session at the clinic, at home and by video, and what people begin with, if there is such a thing. */
export function offersOf(
  answers: Answers,
  { session, ...elsewhere }: OfferWords,
  inEnglish: OfferWords,
) {
  const { language, price, minutes, firstName, firstPrice, firstMinutes } = answers
  // A name stands alone, beside its price.
  const named = (name: string, english: string) => {
    const own = capitalised(name, language)
    return language === 'en' ? { name: own } : { name: own, english }
  }
  const places = placesElsewhere(answers)
  const sessions = [
    {
      id: 'session',
      ...named(session, inEnglish.session),
      price,
      durationMinutes: minutes,
      ...(places.length > 0 && { places: ['clinic'] }),
    },
    ...places.map((place) => ({
      id: place,
      ...named(elsewhere[place].name, inEnglish[place].name),
      price: answers[`${place}Price`],
      durationMinutes: answers[`${place}Minutes`] ?? minutes,
      places: [place],
    })),
  ]
  if (firstName === '') return sessions
  const first = {
    id: 'first',
    ...named(firstName, answers.firstNameEnglish || 'first meeting'),
    price: firstPrice,
    durationMinutes: firstMinutes,
    firstMeeting: true,
  }
  return [...sessions, first]
}

/** What a text says of the prices beside the clinic: sentences, and a space after each. */
export function pricesElsewhere(
  answers: Answers,
  words: OfferWords,
  where: 'price' | 'page',
): string {
  return placesElsewhere(answers)
    .map((place) => `${words[place][where]} `)
    .join('')
}
