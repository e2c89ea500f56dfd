import { describe, expect, it } from 'vitest'
import { validate } from '../../catalogue/validate.ts'
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

it.each([
  ['Sun-Thu 8:00-19:00; Wed 7:00-10:00', 'Wednesday', '08:00-19:00', '07:00-10:00'],
  ['א 16-24; א 23-24', 'Sunday', '16:00-00:00', '23:00-00:00'],
  ['א 9-12; ב 9-12; א,ב 11-13', 'Sunday', '09:00-12:00', '11:00-13:00'],
])('hours that overlap are asked for again: %s', (answer, day, first, second) => {
  const [mistake] = validate(hoursAnswer, answer).problems
  expect(mistake).toMatchObject({ code: 'overlapping-hours', params: { day, first, second } })
})

it.each(['א-ה 9-12; א-ה 12-18', 'א 8-10; א 16-24; ב 8-24'])(
  'hours may follow each other on a day: %s',
  (answer) => {
    expect(validate(hoursAnswer, answer).problems).toEqual([])
  },
)

describe('languages of a new practice', () => {
  it.each([
    ['עברית, ערבית', ['he', 'ar']],
    ['Hebrew; russian', ['he', 'ru']],
    ['he, nl', ['he', 'nl']],
    ['עברית, Hebrew, he', ['he']],
    ['עברית, אנגלית ורוסית', ['he', 'en', 'ru']],
    ['עברית ו ערבית', ['he', 'ar']],
    ['Hebrew, English, and Russian', ['he', 'en', 'ru']],
    ['العربية والعبرية', ['ar', 'he']],
    ['русский, иврит и английский', ['ru', 'he', 'en']],
    ['', ['he']],
  ])('are known by their names and codes: %s', (answer, codes) => {
    expect(languagesAnswer.parse(answer)).toEqual(codes)
  })

  it('are asked for again where one is neither', () => {
    const [issue] = languagesAnswer.safeParse('עברית, קלינגונית').error?.issues ?? []
    expect(issue).toMatchObject({ message: 'languages-answer', path: [1] })
  })
})
