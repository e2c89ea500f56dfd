import { expect, test } from 'vitest'
import { Sparse } from './sparse.ts'

function emptied(sparse: Sparse): [place: number, value: number][] {
  const taken: [number, number][] = []
  sparse.empty((place, value) => taken.push([place, value]))
  return taken
}

test('gives each place once, in the order in which they were touched', () => {
  const sparse = new Sparse(5)
  sparse.add(4, 1)
  sparse.raise(2, 3)
  sparse.add(4, 1)
  sparse.raise(2, 1)
  expect(emptied(sparse)).toEqual([
    [4, 2],
    [2, 3],
  ])
})

test('forgets what it gave', () => {
  const sparse = new Sparse(3)
  sparse.add(1, 5)
  emptied(sparse)
  expect(emptied(sparse)).toEqual([])
  sparse.raise(1, 2)
  expect(emptied(sparse)).toEqual([[1, 2]])
})
