import { describe, expect, it } from 'vitest'
import { content } from '../instance.ts'
import { nameIn } from '../catalogue/helplines.ts'
import { isForeign, languagesOf, leaveIn } from './languages.ts'

const { catalogue } = await content()
const { languages } = catalogue.pages.emergency.data
const [eran] = catalogue.helplines

describe('a question in another language', () => {
  it.each(['how much', 'я хочу умереть', 'اريد ان اموت'])('is one: %s', (question) => {
    expect(isForeign(question, 'he')).toBe(true)
  })

  it.each(['כמה עולה', 'טיפול CBT', '1201', '', 'a'])('is none: %s', (question) => {
    expect(isForeign(question, 'he')).toBe(false)
  })

  it.each([
    ['I want to die', ['en', 'fr']],
    ['je veux mourir', ['fr', 'en']],
    ['J’ai peur de mon mari', ['fr', 'en']],
    ['я хочу умереть', ['ru']],
    ['اريد ان اموت', ['ar']],
    ['መሞት እፈልጋለሁ', ['am']],
    ['我想死', ['en']],
  ])('is answered in its letters: %s', (question, expected) => {
    expect(languagesOf(question, languages).map(({ language }) => language)).toEqual(expected)
  })

  it.each([
    ['I want to die', 'Leave quickly', 'ERAN'],
    ['je veux mourir', 'Quitter vite', 'ERAN'],
    ['я хочу умереть', 'Быстрый выход', 'ЭРАН'],
    ['اريد ان اموت', 'خروج سريع', 'عيران'],
  ])('has the way out and the first line in its own words: %s', (question, leave, name) => {
    const asked = languagesOf(question, languages)
    const { language = '' } = asked[0] ?? {}
    expect(leaveIn(asked)).toEqual({ leave, language })
    expect(eran && nameIn(eran, language, 'he').name).toBe(name)
  })

  it('has the way out in the site’s language where its own has no words for it', () => {
    expect(leaveIn([])).toBeUndefined()
    expect(leaveIn(languages.map((one) => ({ ...one, leave: undefined })))).toBeUndefined()
  })

  it('has a line’s English name where the line has none in it', () => {
    expect(eran && nameIn(eran, 'es', 'he')).toEqual({ name: 'ERAN', language: 'en' })
    expect(eran && nameIn(eran, 'he', 'he')).toEqual({ name: eran?.name, language: 'he' })
  })
})
