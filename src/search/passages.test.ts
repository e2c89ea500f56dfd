import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'

test('title, each alias and body are passages of their own, numbered in order', () => {
  const entry = { id: 'a', title: 'ת', body: 'ג', aliases: ['א', 'ב'] }
  const passages = passagesOf([entry, { ...entry, id: 'b', body: '' }])
  expect(passages.map(({ field }) => field)).toEqual([
    ...['title', 'alias', 'alias', 'body'],
    ...['title', 'alias', 'alias'],
  ])
  expect(passages.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(passages.map(({ document }) => document)).toEqual([0, 0, 0, 0, 1, 1, 1])
})
