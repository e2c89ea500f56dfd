import { describe, expect, it } from 'vitest'
import { SITE_LANGUAGES } from '../../schemas/language.ts'
import { inWords } from '../../catalogue/mistakes.ts'
import interview from './interview.json' with { type: 'json' }
import { mistakeIn, QUESTIONS } from './questions.ts'

describe('a length', () => {
  it.each(['45', '45 דקות', '45 דק׳', '45 minutes', '45 min', '45 минут', '45 دقيقة'])(
    'may be answered by %j',
    (minutes) => expect(QUESTIONS.minutes.parse(minutes)).toBe(45),
  )

  it.each(['1 שעה', '45-50', '45.5 דקות', 'דקות'])('is not answered by %j', (minutes) => {
    expect(mistakeIn('homeMinutes', minutes)?.code).toBe('digits')
  })
})

it('what search engines take it for may be written in small letters', () => {
  expect(QUESTIONS.type.parse('localbusiness')).toBe('LocalBusiness')
  expect(QUESTIONS.type.parse('MEDICALCLINIC')).toBe('MedicalClinic')
  expect(mistakeIn('type', 'clinic')?.code).toBe('one-of')
})

it.each(SITE_LANGUAGES)('a wrong choice is told the words that were offered in %s', (language) => {
  const mistake = mistakeIn('gender', 'x')
  const [, offered = ''] = interview[language].questions.gender
  for (const word of offered.split(' / ')) {
    expect(mistake && inWords(mistake)[language]).toContain(word)
    expect(mistakeIn('gender', word)).toBeUndefined()
  }
})
