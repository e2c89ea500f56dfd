import { describe, expect, it } from 'vitest'
import { hoursAnswer } from './hours.ts'
import { languagesAnswer } from './languages.ts'

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']

describe('hours of a new practice', () => {
  it.each([
    ['א-ה 9:00-18:00', [{ days: WEEK, opens: '09:00', closes: '18:00' }]],
    ['ימים א׳-ה׳, 9-18', [{ days: WEEK, opens: '09:00', closes: '18:00' }]],
    ['ראשון עד חמישי: 9:00 עד 18:00', [{ days: WEEK, opens: '09:00', closes: '18:00' }]],
    ['Sun-Thu 9:00-18:00', [{ days: WEEK, opens: '09:00', closes: '18:00' }]],
    [
      'א,ג 10:30-24:00; ו 9-13',
      [
        { days: ['Sunday', 'Tuesday'], opens: '10:30', closes: '00:00' },
        { days: ['Friday'], opens: '09:00', closes: '13:00' },
      ],
    ],
    ['', [{ days: WEEK, opens: '09:00', closes: '18:00' }]],
  ])('are read as people write them: %s', (answer, hours) => {
    expect(hoursAnswer.parse(answer)).toEqual(hours)
  })

  it.each([
    'תמיד',
    'א-ה',
    '9:00-18:00',
    'ה-א 9-18',
    'א-ב-ג 9-18',
    'א 18-9',
    'א 9:75-18:00',
    'א 25-26',
    ';',
  ])('are asked for again: %s', (answer) => {
    expect(hoursAnswer.safeParse(answer).error?.issues[0]?.message).toBe('hours-answer')
  })
})

describe('languages of a new practice', () => {
  it.each([
    ['עברית, ערבית', ['he', 'ar']],
    ['Hebrew; russian', ['he', 'ru']],
    ['he, nl', ['he', 'nl']],
    ['', ['he']],
  ])('are known by their names and codes: %s', (answer, codes) => {
    expect(languagesAnswer.parse(answer)).toEqual(codes)
  })

  it('are asked for again where one is neither', () => {
    expect(languagesAnswer.safeParse('עברית, קלינגונית').error?.issues[0]?.message).toBe(
      'languages-answer',
    )
  })
})
