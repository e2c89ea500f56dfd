import { inWords } from './mistakes.ts'
import { describe, expect, it } from 'vitest'
import { colourProblems, colourStyles, contrast } from './colours.ts'

const LIGHT = {
  paper: '#f6f9fb',
  ink: '#14252f',
  action: '#0d4668',
  link: '#0b4a72',
  accent: '#7cc4d8',
}
const DARK = {
  paper: '#0f1a21',
  ink: '#eef4f7',
  action: '#9ed8ef',
  link: '#a9dcf2',
  accent: '#7cc4d8',
}
const problems = (colours: { light: typeof LIGHT; dark: typeof DARK }) =>
  colourProblems({
    colours,
  })

describe('colours that an owner chooses', () => {
  it('are measured as WCAG measures', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('pass when everything can be read', () => {
    expect(problems({ light: LIGHT, dark: DARK })).toEqual([])
  })

  it('are refused one by one, each with file, field, what was measured and what to do', () => {
    const light = { ...LIGHT, action: '#3f8fc0' }
    const dark = { ...DARK, link: '#446677' }
    const found = problems({ light, dark }).map(
      (found) => `${found.file} | ${found.field} | ${found.got} | ${inWords(found).en}`,
    )
    expect(found).toHaveLength(2)
    expect(found[0]).toMatch(
      /^content\/look\.yaml \| colours\.light\.action \| "#3f8fc0", [\d.]+:1 \(.*action on .*\) \| at least 7:1: a darker action/,
    )
    expect(found[1]).toMatch(/colours\.dark\.link \| "#446677", .* \| at least 7:1: a lighter link/)
  })

  it('become a style sheet for both themes', () => {
    const css = colourStyles({ light: LIGHT, dark: DARK })
    expect(css).toMatch(/^@layer tokens\{\n:root\{--paper:#f6f9fb;/)
    expect(css).toContain('prefers-color-scheme:dark){:root{--paper:#0f1a21;')
  })
})
