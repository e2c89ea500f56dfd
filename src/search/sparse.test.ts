import { expect, test } from 'vitest'
import { Sparse } from './sparse.ts'

function contents({ places, values, count }: Sparse): [place: number, value: number][] {
  return Array.from(places.subarray(0, count), (place) => [place, values[place]!])
}

test('gives each place once, in the order in which they were touched', () => {
  const sparse = new Sparse(5)
  sparse.add(4, 1)
  sparse.raise(2, 3)
  sparse.add(4, 1)
  sparse.raise(2, 1)
  expect(contents(sparse)).toEqual([
    [4, 2],
    [2, 3],
  ])
})

test('forgets what it had', () => {
  const sparse = new Sparse(3)
  sparse.add(1, 5)
  sparse.clear()
  expect(contents(sparse)).toEqual([])
  sparse.raise(1, 2)
  expect(contents(sparse)).toEqual([[1, 2]])
})
