import { describe, expect, it } from 'vitest'
import { stemOf, wordsOf } from './words.ts'

describe('wordsOf', () => {
  it.each([
    ['בזoom ב-19:30', ['בז', 'oom', 'ב', '19', '30']],
    ['ד״ר כהן, מע"מ', ['דר', 'כהנ', 'מעמ']],
    ['Don’t!', ['dont']],
    ['Здравствуйте мир', ['здравствуите', 'мир']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))

  it('bounds its work, whatever expands', () => {
    expect(wordsOf('\uFDFA'.repeat(2000)).join('').length).toBeLessThanOrEqual(2500)
    expect(wordsOf('א '.repeat(2000)).length).toBe(400)
    expect(wordsOf('abc'.repeat(700))).toEqual(['abc'.repeat(8)])
  })
})

describe('stemOf', () => {
  it.each([
    ['הפגישות', 'פגיש'],
    ['sessions', 'session'],
    ['בית', 'בית'],
    ['والسعر', 'سعر'],
    ['عالسطح', 'سطح'],
    ['الله', 'الله'],
    ['таблетками', 'таблетк'],
    ['повесился', 'повес'],
    ['жить', 'жить'],
  ])('%s is %s', (word, stem) => expect(stemOf(word)).toBe(stem))

  it('is one for a word that begins with ו, however it is spelled behind a particle', () => {
    for (const word of ['ווידאו', 'בווידאו', 'ובווידאו', 'לווידאו'])
      expect(stemOf(word)).toBe(stemOf('וידאו'))
  })
})
