import { describe, expect, it } from 'vitest'
import { ask } from '../api/instance.ts'
import { encodeAnswer } from './encode.ts'
import { toEventStream } from './answer-events.ts'

describe('encodeAnswer', () => {
  it.each([
    'do you take Maccabi?',
    'חרדה',
    'אני רוצה למות',
    'מזג אוויר מחר',
    '',
    '"score":0 \\ \u2028 😀',
  ])('says of %j what JSON.stringify says, the second time too', (query) => {
    for (const answer of [ask(query), ask(query)])
      expect(encodeAnswer(answer).toString()).toBe(JSON.stringify(answer))
  })
})

describe('toEventStream', () => {
  it('holds the same results', () => {
    const answer = ask('חרדה')
    const items = toEventStream(answer)
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('data: {"message_type":"result"'))
      .map((line) => (JSON.parse(line.slice('data: '.length)) as { item: unknown }).item)
    expect(items.length).toBeGreaterThan(1)
    expect(items).toEqual(answer.results)
  })
})
