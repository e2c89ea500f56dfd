import type { Helpline } from '../schemas/helpline.ts'
import { comma, LOCALES, type SiteLanguage, semicolon } from '../schemas/language.ts'
import { type OpeningHours, WEEKDAYS } from '../schemas/practice.ts'

interface Phrase {
  days: (names: readonly string[], isRange: boolean) => string
  times: (opens: string, closes: string) => string
  midnight: string
  always: string
}

const first = (names: readonly string[]) => names[0] ?? ''
const last = (names: readonly string[]) => names.at(-1) ?? ''

const PHRASES: Readonly<Record<SiteLanguage, Phrase>> = {
  he: {
    days: (names, isRange) =>
      `${names.length > 1 ? 'ימים' : 'יום'} ${isRange ? `${first(names)} עד ${last(names)}` : names.join(', ')}`,
    times: (opens, closes) => `מ־${opens} עד ${closes}`,
    midnight: 'חצות',
    always: 'כל יום, 24 שעות ביממה',
  },
  ar: {
    days: (names, isRange) =>
      isRange ? `من ${first(names)} إلى ${last(names)}` : names.join(comma('ar')),
    times: (opens, closes) => `من الساعة ${opens} حتى ${closes}`,
    midnight: 'منتصف الليل',
    always: 'كل يوم، على مدار الساعة',
  },
  ru: {
    days: (names, isRange) => (isRange ? `${first(names)} – ${last(names)}` : names.join(', ')),
    times: (opens, closes) => `с ${opens} до ${closes}`,
    midnight: 'полуночи',
    always: 'каждый день, круглосуточно',
  },
  en: {
    days: (names, isRange) => (isRange ? `${first(names)} to ${last(names)}` : names.join(', ')),
    times: (opens, closes) => `${opens} to ${closes}`,
    midnight: 'midnight',
    always: 'Day and night, every day',
  },
}

/** Opening hours as a phrase: "Sunday to Thursday, 9:00 to 20:00". */
export function describeHours(
  { days, opens, closes }: OpeningHours,
  language: SiteLanguage,
): string {
  const phrase = PHRASES[language]
  const { sorted, isRange } = weekdays(days)
  const names = sorted.map((day) => dayName(day, language, 'long'))
  const until = closes === '00:00' ? phrase.midnight : shortTime(closes)
  return phrase.days(names, isRange) + comma(language) + phrase.times(shortTime(opens), until)
}

/** Opening hours as on a door sign: "Sun–Thu" (in Hebrew א׳–ה׳) and "9:00–20:00". */
export function shortHours(
  { days, opens, closes }: OpeningHours,
  language: SiteLanguage,
): { days: string; times: string } {
  const { sorted, isRange } = weekdays(days)
  // Only Hebrew names days by a letter.
  const width = language === 'he' ? 'narrow' : 'short'
  const names = sorted.map((day) => dayName(day, language, width))
  const shown = isRange ? `${first(names)}–${last(names)}` : names.join(comma(language))
  return { days: shown, times: `${shortTime(opens)}–${shortTime(closes)}` }
}

/** When a helpline answers, as a phrase; undefined where the content does not say. */
export function describeAnswering({ hours }: Helpline, language: SiteLanguage): string | undefined {
  return hours === 'always'
    ? PHRASES[language].always
    : hours?.map((range) => describeHours(range, language)).join(semicolon(language))
}

const DAY_MS = 24 * 60 * 60 * 1000
const A_SUNDAY = Date.UTC(2026, 10, 22)

export function dayName(
  day: OpeningHours['days'][number],
  language: SiteLanguage,
  weekday: 'long' | 'short' | 'narrow',
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday, timeZone: 'UTC' })
  const name = format.format(new Date(A_SUNDAY + WEEKDAYS.indexOf(day) * DAY_MS))
  // In Hebrew, the phrase itself has the word for "day".
  return name.replace(/^יום /, '')
}

/** Weekdays in the order of the week, and whether they follow each other. */
function weekdays(days: OpeningHours['days']) {
  const sorted = WEEKDAYS.filter((day) => days.includes(day))
  const isRange = sorted.length > 2 && WEEKDAYS.join().includes(sorted.join())
  return { sorted, isRange }
}

function shortTime(time: string): string {
  return time.replace(/^0/, '')
}
