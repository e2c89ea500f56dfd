import { z } from 'zod'
import { dayName } from '../../catalogue/hours.ts'
import { SITE_LANGUAGES } from '../../schemas/language.ts'
import { OpeningHours, WEEKDAYS, WeekHours } from '../../schemas/practice.ts'
import { failsAs } from '../../schemas/primitives.ts'

/** Short names of the weekdays, in the week's order, besides those in `NAMES`. */
const SHORT_NAMES = [
  /^(?:א[׳']?|sun)$/iu,
  /^(?:ב[׳']?|mon)$/iu,
  /^(?:ג[׳']?|tues?)$/iu,
  /^(?:ד[׳']?|wed)$/iu,
  /^(?:ה[׳']?|thu(?:rs?)?)$/iu,
  /^(?:ו[׳']?|fri)$/iu,
  /^(?:ש[׳']?|שבת|sat)$/iu,
]
const NAMES = WEEKDAYS.map((day) =>
  SITE_LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((width) => dayName(day, language, width).toLowerCase()),
  ),
)

const RANGE = /\s*(?:[-–־]|\s(?:עד|to|إلى|حتى|по|до)\s)\s*/u
const HOURS =
  /^(?:(?:ב?ימי?ם?|من|с)\s+)?(?<days>.+?)[\s,:،]+(?:(?:من|с)\s+)?(?<from>\d{1,2})(?::(?<fromMinutes>\d\d))?\s*(?:[-–־]|עד|to|إلى|حتى|до)\s*(?<to>\d{1,2})(?::(?<toMinutes>\d\d))?$/iu

/** The hours for an empty answer; a promise is about them, which the build lists until it is confirmed. */
const USUAL_HOURS = 'א-ה 9:00-18:00'

/** Opening hours such as "Sun-Thu 9:00-18:00; Fri 9:00-13:00"; an empty answer gives the usual ones. */
export const hoursAnswer = z
  .string()
  .transform((line) =>
    (line.trim() || USUAL_HOURS).split(/[;؛]/u).map((part) => hoursIn(part.trim())),
  )
  .refine(
    (all) => all.every((hours) => OpeningHours.safeParse(hours).success),
    failsAs('hours-answer'),
  )
  .pipe(WeekHours)

function hoursIn(part: string) {
  const { days = '', from = '', fromMinutes, to = '', toMinutes } = HOURS.exec(part)?.groups ?? {}
  return { days: daysIn(days), opens: time(from, fromMinutes), closes: time(to, toMinutes) }
}

/** The days of a list such as "Sun-Wed, Fri"; none where any of them is unknown. */
function daysIn(list: string): string[] {
  const ranges = list.split(/\s*[,،]\s*/u).map((range) => range.split(RANGE).map(dayAt))
  const isSound = ranges.every(([first = -1, last = first]) => first >= 0 && last >= first)
  if (!isSound || ranges.some(({ length }) => length > 2)) return []
  return WEEKDAYS.filter((_, day) =>
    ranges.some(([first = 0, last = first]) => day >= first && day <= last),
  )
}

function dayAt(written: string): number {
  const name = written.trim().toLowerCase()
  return SHORT_NAMES.findIndex((short, day) => short.test(name) || NAMES[day]?.includes(name))
}

const time = (hour: string, minutes = '00') =>
  `${hour.padStart(2, '0')}:${minutes}`.replace('24:', '00:')
