import { expect, test } from 'vitest'
import { groupByKey, groupOf } from './groups.ts'

const groups = groupByKey([
  ['b', 3],
  ['a', 1],
  ['b', 2],
])

test('a group has its numbers in the order they were given', () => {
  expect([...groupOf(groups, 'b')]).toEqual([3, 2])
  expect([...groupOf(groups, 'a')]).toEqual([1])
})

test('a key that nothing has is an empty group', () => {
  expect(groupOf(groups, 'c')).toHaveLength(0)
  expect(groupOf(groupByKey([]), 'a')).toHaveLength(0)
})
