import { expect, test } from 'vitest'
import { falseAnswers, judge, measure, openDomainMrr } from './measure.ts'

const system = {
  name: 'fixed',
  faq: (q: string) => (q === 'silence' ? [] : ['a', 'b', 'c', 'd']),
  services: (q: string) => (q === 'silence' ? [] : ['s']),
}
const query = { q: 'x', lang: 'he', kind: 'natural', relevant: ['b'], services: [] }

test('a right second hit is not first, within three, and half a reciprocal rank', () => {
  expect(judge(system, query)).toEqual({ first: 0, within3: 1, mrr: 0.5 })
})

test('a service query is judged by the services', () => {
  const service = { ...query, kind: 'service', relevant: ['b'], services: ['s'] }
  expect(judge(system, service).first).toBe(1)
})

test('a negative is right if FAQ and services are silent', () => {
  const negative = { ...query, kind: 'negative', relevant: [] }
  expect(judge(system, negative).first).toBe(0)
  expect(judge(system, { ...negative, q: 'silence' }).first).toBe(1)
  const half = { ...system, faq: () => [] }
  expect(judge(half, negative).first).toBe(0)
})

test('groups by kind and language, positives and negatives apart', () => {
  const figures = measure(system, [query, { ...query, lang: 'en' }, { ...query, kind: 'negative' }])
  expect(figures.map(({ group, count }) => [group, count])).toEqual([
    ['ALL negative', 1],
    ['ALL positive', 2],
    ['natural en', 1],
    ['natural he', 1],
    ['negative he', 1],
  ])
})

test('open domain: reciprocal rank over its paragraphs, answers over the practice', () => {
  const data = {
    source: '',
    docs: [],
    queries: [
      { q: 'x', relevant: 1 },
      { q: 'silence', relevant: [2] },
    ],
  }
  expect(openDomainMrr(() => ['0', '1'], data)).toBe(0.5 * 0.5)
  expect(falseAnswers(system, data)).toBe(0.5)
})
