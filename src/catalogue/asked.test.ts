import { expect, it } from 'vitest'
import { questionsIn } from './asked.ts'

it('reads what stands under a heading as what the heading says', () => {
  const text = '= plain he price\nכמה עולה?\n\n= crisis en danger helplines @child\nhe hits us\n'
  expect(questionsIn(text, 'somebody')).toEqual([
    {
      text: 'כמה עולה?',
      hand: 'somebody',
      kind: 'plain',
      language: 'he',
      topics: ['price'],
    },
    {
      text: 'he hits us',
      hand: 'somebody',
      kind: 'crisis',
      language: 'en',
      topics: ['danger', 'helplines'],
      situation: 'child',
    },
  ])
})

it('takes a heading without topics for what nothing answers', () => {
  expect(questionsIn('= negative en\nweather', 'x')[0]?.topics).toEqual([])
})

it.each([
  ['how much?', /asked\/x\.txt:1: a question stands above the first heading/],
  ['= plain\nhow much?', /asked\/x\.txt:1: expected “= kind language topics”/],
  ['= plain he price, hours\n', /asked\/x\.txt:1: expected “= kind language topics”/],
])('names the place of a mistake: %j', (text, message) => {
  expect(() => questionsIn(text, 'x')).toThrow(message)
})
