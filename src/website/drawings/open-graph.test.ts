import { describe, expect, it } from 'vitest'
import { writable } from './lettering.ts'
import { balancedLines } from './open-graph.ts'

/** As if every letter were as wide. */
const widthOf = (line: string) => line.length * 50

describe('lines of a shared picture', () => {
  it.each([
    ['מקום שקט לדבר בו', ['מקום שקט', 'לדבר בו']],
    ['מטפלת', ['מטפלת']],
    ['one two six', ['one two six']],
    ['', ['']],
  ])('are few and even: %s', (text, lines) => {
    expect(balancedLines(text, widthOf)).toEqual(lines)
  })
})

describe('what the fonts of the site can write', () => {
  it('leaves out what would be an empty box', () => {
    expect(writable('מקום שקט 🌿 לדבר בו')).toBe('מקום שקט לדבר בו')
    for (const text of ['Therapy in English', 'عيادة النطق، الناصرة', 'Логопед в Назарете'])
      expect(writable(text)).toBe(text)
  })

  it('is nothing where letters are missing', () => {
    expect(writable('ክሊኒክ')).toBeUndefined()
  })
})
