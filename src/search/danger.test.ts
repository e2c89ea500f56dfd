import { describe, expect, it } from 'vitest'
import { dangerOf, dangerProbability, type Signs, type QuestionSigns, withHelp } from './danger.ts'

const CALM: Signs = { help: 0.01, rival: 0.5, nothing: 0.3, danger: 0.02 }
const ALARMING: Signs = { help: 0.9, rival: 0.03, nothing: 0.02, danger: 0.95 }
const told = (whole: Signs, others: Partial<QuestionSigns> = {}): QuestionSigns => ({
  whole,
  pieces: [],
  ...others,
})

describe('danger', () => {
  it('is acute where help is likelier than any answer and than none', () => {
    expect(dangerOf(told(ALARMING), true)).toBe('acute')
    expect(dangerOf(told(CALM), true)).toBe('none')
  })

  it('is heard in one sentence of a text that says much else', () => {
    const whole: Signs = { help: 0.1, rival: 0.4, nothing: 0.1, danger: 0.3 }
    const calm = told(whole, { pieces: [CALM, CALM, CALM] })
    const one = { ...calm, pieces: [CALM, CALM, ALARMING] }
    expect(dangerProbability(one)).toBeGreaterThan(dangerProbability(calm) + 0.1)
    expect(dangerOf(one, true)).toBe('acute')
  })

  it('is not taken from an unclear sentence of a text that surely asks nothing', () => {
    const harmless: Signs = { help: 0.01, rival: 0.002, nothing: 0.97, danger: 0.1 }
    const unclear: Signs = { help: 0.76, rival: 0.02, nothing: 0.06, danger: 0.37 }
    expect(dangerOf(told(harmless, { pieces: [CALM, unclear] }), false)).toBe('none')
    const clear: Signs = { help: 0.97, rival: 0.01, nothing: 0.01, danger: 0.98 }
    expect(dangerOf(told(harmless, { pieces: [CALM, clear] }), false)).toBe('acute')
  })

  it('needs more where another answer, or that nothing answers, is as likely', () => {
    const rivalled = told({ ...ALARMING, help: 0.3, rival: 0.6 })
    const strange = told({ ...ALARMING, help: 0.3, nothing: 0.6 })
    for (const one of [rivalled, strange])
      expect(dangerProbability(one)).toBeLessThan(
        dangerProbability(told({ ...ALARMING, help: 0.3 })),
      )
  })

  it('needs more to be all that is shown than to stand beside an answer', () => {
    const slight = told({ help: 0.15, rival: 0.2, nothing: 0.25, danger: 0.2 })
    expect(dangerOf(slight, true)).toBe('possible')
    expect(dangerOf(slight, false)).toBe('none')
  })
})

it('stands behind the best answer when it is possible, however many are alike', () => {
  const alike = ['a', 'b', 'c', 'd'].map((id) => ({ id, score: 30 }))
  for (const hits of [alike, alike.slice(0, 2), alike.slice(0, 1)]) {
    const shown = withHelp(hits, 'help', 'possible')
    expect(shown.findIndex(({ id }) => id === 'help')).toBe(1)
    expect(shown[1]?.score).toBeLessThan(shown[0]?.score ?? 0)
  }
  expect(withHelp(alike, 'help', 'none')).toEqual(alike)
  expect(withHelp(alike, 'help', 'acute')[0]).toEqual({ id: 'help', score: 100 })
  const certain = alike.map((hit) => ({ ...hit, score: 99 }))
  expect(withHelp(certain, 'help', 'possible').map(({ score }) => score)).toEqual([
    100, 99, 99, 99, 99,
  ])
})
