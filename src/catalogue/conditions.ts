import { comma, type SiteLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { Profile } from '../schemas/profile.ts'
import { ConditionWords, format, type SiteText } from '../schemas/site.ts'
import { longDate } from './long-date.ts'
import { wordsIn } from './other-languages.ts'

/** A condition for clients, in one language. */
interface Said {
  id: 'ages' | 'homeVisits' | 'waitingList'
  label: string
  text: string
}

/** A condition in the site's language, and in English. */
export interface Condition extends Said {
  english: Pick<Said, 'label' | 'text'>
}

const ENGLISH: ConditionWords = {
  ages: 'Ages',
  agesBetween: '{from} to {to}',
  agesFrom: '{from} and older',
  agesTo: 'up to {to}',
  homeVisits: 'Home visits',
  waitingList: 'Waiting list',
  waitingFrom: 'new clients from {day}',
  waitingNow: 'yes, at present',
}

/** The conditions that the practice states: ages, home visits, waiting list. */
export function conditionsOf(
  practice: PracticeFacts,
  { labels }: Pick<SiteText, 'labels'>,
): Condition[] {
  const english = saidIn('en', practice, ENGLISH)
  return saidIn(practice.language, practice, labels).map((own, i) => {
    return { ...own, english: english[i] ?? own }
  })
}

/** The same on a page in another language than the site's; none where `site.yaml` has no words for them in it. */
export function conditionsOn(
  { practice, site }: { practice: PracticeFacts; site: SiteText },
  lang: SiteLanguage,
): Said[] {
  const { data: own } = ConditionWords.safeParse(wordsIn({ site }, lang).labels)
  const words = own ?? (lang === 'en' ? ENGLISH : undefined)
  return words ? saidIn(lang, practice, words) : []
}

/** The conditions to a reader: what the owner has not said in the reader's language is in English. */
function saidIn(
  reader: SiteLanguage,
  { ages, homeVisits, waitingList, people = [], language }: PracticeFacts,
  words: ConditionWords,
): Said[] {
  const isOwn = reader === language
  const said = (id: Said['id'], text: string) => ({ id, label: words[id], text })
  const areaIn = ({ area, english, languages }: NonNullable<typeof homeVisits>) =>
    isOwn ? area : (reader !== 'en' && languages?.[reader]) || english
  const waiting = ({ from, people: ids = [] }: NonNullable<typeof waitingList>) => {
    const text =
      from === 'unknown'
        ? words.waitingNow
        : format(words.waitingFrom, { day: longDate(from, reader) })
    const names = people
      .filter(({ id }) => ids.includes(id))
      .map(({ name, english }) => (isOwn ? name : english.name))
    return names.length > 0 ? `${text} (${names.join(comma(reader))})` : text
  }
  return [
    ...(ages ? [said('ages', format(agesPattern(ages, words), ages))] : []),
    ...(homeVisits ? [said('homeVisits', areaIn(homeVisits))] : []),
    ...(waitingList ? [said('waitingList', waiting(waitingList))] : []),
  ]
}

type Ages = NonNullable<Profile['ages']>

function agesPattern({ from, to }: Ages, words: ConditionWords): string {
  if (to === undefined) return words.agesFrom
  return from === undefined ? words.agesTo : words.agesBetween
}

/** @example englishAges({ from: 6, to: 18 }) // '6 to 18' */
export const englishAges = (ages: Ages): string => format(agesPattern(ages, ENGLISH), ages)
