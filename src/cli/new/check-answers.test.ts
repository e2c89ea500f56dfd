import { describe, expect, it } from 'vitest'
import { SITE_LANGUAGES } from '../../schemas/language.ts'
import { mistakesTogether, mistakeTogether } from './check-answers.ts'
import { mistakeIn, type Given } from './questions.ts'
import { ANSWERS } from './testing/new-practice.ts'

describe('an answer that the content check would refuse', () => {
  it.each<[Given, string]>([
    [{ minutes: '0' }, 'above'],
    [{ minutes: '1441' }, 'at-most'],
    [{ nameEnglish: 'x'.repeat(61) }, 'too-long'],
    [{ city: 'עיר '.repeat(20) }, 'too-long'],
    [{ treatment: 'טיפול '.repeat(20) }, 'too-long'],
    [{ services: `${'שם ארוך '.repeat(8)} = stuttering` }, 'too-long'],
    [{ name: 'מילים 😀' }, 'undrawable'],
    [{ name: 'מילים <b>' }, 'html'],
    [{ name: 'מילים {{x}}' }, 'braces-in-facts'],
    [{ street: '{{x}}' }, 'braces-in-facts'],
    [{ channels: 'https://forms.example/<y>' }, 'html'],
    [{ channels: 'phone 03-123-4567; טלפון 031234567' }, 'repeated'],
    [{ channels: 'phone; signal; phone' }, 'repeated'],
  ])('is refused at its question, for the same reason: %j', async (answer, code) => {
    expect((await mistakeTogether({ ...ANSWERS, ...answer }))?.code).toBe(code)
  })

  it.each([
    ['גמגום = stuttering; גמגום = stammering', 'service-name-twice'],
    ['גמגום = stuttering; שפה = Stuttering', 'service-name-twice'],
    [`גמגום = ${'x'.repeat(300)}`, 'id'],
    ['גמגום = גמגום', 'service-names'],
    ['\u202bגמגום\u202c = stuttering', 'control-sign'],
  ])('is refused by itself: %s', (services, code) => {
    expect(mistakeIn('services', services)?.code).toBe(code)
  })

  it('is the only one that is asked again', async () => {
    const given = { ...ANSWERS, minutes: '0', city: 'עיר '.repeat(20) }
    const wrong = await mistakesTogether(given)
    expect(wrong.map(([name, { code }]) => [name, code])).toEqual([
      ['city', 'too-long'],
      ['minutes', 'above'],
    ])
  })

  it('is the later one, where two are too long for one title', async () => {
    const given = { ...ANSWERS, treatment: 'טיפול '.repeat(6), city: 'עיר '.repeat(8) }
    expect((await mistakesTogether(given)).map(([name]) => name)).toEqual(['city'])
  })
})

it.each(SITE_LANGUAGES)(
  'nothing is wrong before the first answer of a site in %s',
  async (language) => {
    expect(await mistakesTogether({ language })).toEqual([])
    expect((await mistakeTogether({ language, minutes: '0' }))?.code).toBe('above')
  },
)
