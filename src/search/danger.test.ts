import { describe, expect, it } from 'vitest'
import { dangerOf, withHelp } from './danger.ts'

const signs = { whole: 0, clauses: [], rival: 0, nothing: 0, isStrange: false, hasAnswers: true }

describe('danger', () => {
  it('is acute where nothing else is as probable', () => {
    expect(dangerOf({ ...signs, whole: 0.4, rival: 0.1 })).toBe('acute')
  })

  it('is only possible where another answer is likelier, but for a clause that is sure', () => {
    const beside = { ...signs, whole: 0.3, rival: 0.6 }
    expect(dangerOf(beside)).toBe('possible')
    expect(dangerOf({ ...beside, clauses: [0.01, 0.99] })).toBe('acute')
  })

  it('needs more to be all that is shown than to stand beside an answer', () => {
    const slight = { ...signs, whole: 0.08, rival: 0.3 }
    expect(dangerOf(slight)).toBe('possible')
    expect(dangerOf({ ...slight, hasAnswers: false })).toBe('none')
  })

  it('is not heard in words that no example has, or where nothing at all is likelier', () => {
    const alone = { ...signs, whole: 0.3, hasAnswers: false }
    expect(dangerOf(alone)).toBe('acute')
    expect(dangerOf({ ...alone, isStrange: true })).toBe('none')
    expect(dangerOf({ ...alone, nothing: 0.9 })).toBe('none')
  })
})

it('stands among the first three when it is possible, however many answers are alike', () => {
  const alike = ['a', 'b', 'c', 'd'].map((id) => ({ id, score: 30 }))
  expect(withHelp(alike, 'help', 'possible').findIndex(({ id }) => id === 'help')).toBeLessThan(3)
  expect(withHelp(alike, 'help', 'none')).toEqual(alike)
  expect(withHelp(alike, 'help', 'acute')[0]).toEqual({ id: 'help', score: 100 })
})
