import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../schemas/practice.ts'
import { describeHours, shortHours } from './hours.ts'

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const
const hours = (days: readonly OpeningHours['days'][number][], closes = '20:00') => {
  return { days: [...days], opens: '09:00', closes }
}

describe('opening hours, in the language of the reader', () => {
  it.each([
    ['he', 'ימים ראשון עד חמישי, מ־9:00 עד 20:00'],
    ['ar', 'من الأحد إلى الخميس، من الساعة 9:00 حتى 20:00'],
    ['ru', 'воскресенье – четверг, с 9:00 до 20:00'],
    ['en', 'Sunday to Thursday, 9:00 to 20:00'],
  ] as const)('%s: %s', (language, expected) => {
    expect(describeHours(hours(WEEK), language)).toBe(expected)
  })

  it.each([
    ['he', 'ימים ראשון, חמישי, מ־9:00 עד חצות'],
    ['ar', 'الأحد، الخميس، من الساعة 9:00 حتى منتصف الليل'],
    ['ru', 'воскресенье, четверг, с 9:00 до полуночи'],
    ['en', 'Sunday, Thursday, 9:00 to midnight'],
  ] as const)('%s, of days that do not follow each other: %s', (language, expected) => {
    expect(describeHours(hours(['Thursday', 'Sunday'], '00:00'), language)).toBe(expected)
  })

  it('one day has its own word in Hebrew', () => {
    expect(describeHours(hours(['Friday']), 'he')).toBe('יום שישי, מ־9:00 עד 20:00')
  })

  it.each([
    ['he', 'א׳–ה׳'],
    ['ar', 'الأحد–الخميس'],
    ['ru', 'вс–чт'],
    ['en', 'Sun–Thu'],
  ] as const)('%s, short: %s', (language, days) => {
    expect(shortHours(hours(WEEK), language)).toEqual({ days, times: '9:00–20:00' })
  })
})
