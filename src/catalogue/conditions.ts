import { comma, type SiteLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { Profile } from '../schemas/profile.ts'
import { format, type SiteText } from '../schemas/site.ts'
import { longDate } from './long-date.ts'

/** A condition for clients, in the site's language and in English. */
export interface Condition {
  id: 'ages' | 'homeVisits' | 'waitingList'
  label: string
  text: string
  english: { label: string; text: string }
}

/** The conditions that the practice states: ages, home visits, waiting list. */
export function conditionsOf(
  { ages, homeVisits, waitingList, people = [], language }: PracticeFacts,
  { labels }: Pick<SiteText, 'labels'>,
): Condition[] {
  const { from, people: ids = [] } = waitingList ?? {}
  const day = from === 'unknown' ? undefined : from
  const waited = people.filter(({ id }) => ids.includes(id))
  return [
    ages && {
      id: 'ages' as const,
      label: labels.ages,
      text: format(agesPattern(ages, labels), ages),
      english: { label: 'Ages', text: englishAges(ages) },
    },
    homeVisits && {
      id: 'homeVisits' as const,
      label: labels.homeVisits,
      text: homeVisits.area,
      english: { label: 'Home visits', text: homeVisits.english },
    },
    waitingList && {
      id: 'waitingList' as const,
      label: labels.waitingList,
      text: withNames(
        day ? format(labels.waitingFrom, { day: longDate(day, language) }) : labels.waitingNow,
        waited.map(({ name }) => name),
        language,
      ),
      english: {
        label: 'Waiting list',
        text: withNames(
          day ? `new clients from ${longDate(day, 'en')}` : 'yes, at present',
          waited.map(({ english }) => english.name),
          'en',
        ),
      },
    },
  ].filter((condition) => condition !== undefined)
}

const withNames = (text: string, names: readonly string[], language: SiteLanguage) =>
  names.length > 0 ? `${text} (${names.join(comma(language))})` : text

type Ages = NonNullable<Profile['ages']>

function agesPattern({ from, to }: Ages, labels: SiteText['labels']): string {
  if (to === undefined) return labels.agesFrom
  return from === undefined ? labels.agesTo : labels.agesBetween
}

/** @example englishAges({ from: 6, to: 18 }) // '6 to 18' */
export function englishAges({ from, to }: Ages): string {
  if (to === undefined) return `${from ?? 0} and older`
  return from === undefined ? `up to ${to}` : `${from} to ${to}`
}
