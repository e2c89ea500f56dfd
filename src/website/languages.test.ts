import { describe, expect, it } from 'vitest'
import { content } from '../instance.ts'
import { isForeign, languagesOf } from './languages.ts'

const { catalogue } = await content()
const { languages } = catalogue.pages.emergency.data

describe('a question in another language', () => {
  it.each(['how much', 'я хочу умереть', 'اريد ان اموت'])('is one: %s', (question) => {
    expect(isForeign(question, 'he')).toBe(true)
  })

  it.each(['כמה עולה', 'טיפול CBT', '1201', '', 'a'])('is none: %s', (question) => {
    expect(isForeign(question, 'he')).toBe(false)
  })

  it.each([
    ['I want to die', ['en', 'fr']],
    ['je veux mourir', ['en', 'fr']],
    ['я хочу умереть', ['ru']],
    ['اريد ان اموت', ['ar']],
    ['መሞት እፈልጋለሁ', ['am']],
    ['我想死', ['en']],
  ])('is answered in its letters: %s', (question, expected) => {
    expect(languagesOf(question, languages).map(({ language }) => language)).toEqual(expected)
  })
})
