import { z } from 'zod'
import { OpeningHours, WEEKDAYS } from '../../schemas/practice.ts'
import { or } from '../../schemas/primitives.ts'

/** What people call the days of the week, in its order: a letter, its name, or the English one. */
const DAY_NAMES = [
  /^(?:א[׳']?|ראשון|sun(?:day)?)$/iu,
  /^(?:ב[׳']?|שני|mon(?:day)?)$/iu,
  /^(?:ג[׳']?|שלישי|tue(?:s(?:day)?)?)$/iu,
  /^(?:ד[׳']?|רביעי|wed(?:nesday)?)$/iu,
  /^(?:ה[׳']?|חמישי|thu(?:r(?:s(?:day)?)?)?)$/iu,
  /^(?:ו[׳']?|שישי|fri(?:day)?)$/iu,
  /^(?:ש[׳']?|שבת|sat(?:urday)?)$/iu,
]

const RANGE = /\s*(?:[-–־]|\s(?:עד|to)\s)\s*/u
const PART =
  /^(?:ב?ימי?ם?\s+)?(?<days>.+?)[\s,:]+(?<from>\d{1,2})(?::(?<fromMinutes>\d\d))?\s*(?:[-–־]|עד|to)\s*(?<to>\d{1,2})(?::(?<toMinutes>\d\d))?$/iu

/** What a practice has that names no hours: they are its promise, which is listed until it is confirmed. */
const USUAL = 'א-ה 9:00-18:00'

/** The hours of a new practice: days and times, with semicolons between what differs; the usual ones for nothing. */
export const hoursAnswer = z
  .string()
  .transform((line) => (line.trim() || USUAL).split(';').map((part) => hoursIn(part.trim())))
  .refine((all) => all.every((hours) => OpeningHours.safeParse(hours).success), or('hours-answer'))

function hoursIn(part: string) {
  const { days = '', from = '', fromMinutes, to = '', toMinutes } = PART.exec(part)?.groups ?? {}
  return { days: daysIn(days), opens: time(from, fromMinutes), closes: time(to, toMinutes) }
}

/** The days of a list such as א-ד, ו; none where one of them is no day. */
function daysIn(list: string): string[] {
  const ranges = list.split(/\s*,\s*/u).map((range) => range.split(RANGE).map(dayAt))
  const isSound = ranges.every(([first = -1, last = first]) => first >= 0 && last >= first)
  if (!isSound || ranges.some(({ length }) => length > 2)) return []
  return WEEKDAYS.filter((_, day) =>
    ranges.some(([first = 0, last = first]) => day >= first && day <= last),
  )
}

const dayAt = (name: string) => DAY_NAMES.findIndex((pattern) => pattern.test(name.trim()))

const time = (hour: string, minutes = '00') =>
  `${hour.padStart(2, '0')}:${minutes}`.replace('24:', '00:')
