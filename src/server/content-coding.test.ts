import { expect, it } from 'vitest'
import { acceptedCodings } from './content-coding.ts'

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['gzip;q=0, br;q=0', []],
  ['*', ['br', 'gzip']],
  ['zstd', []],
  ['nonsense;;q=x', []],
])('Accept-Encoding %j accepts %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected)
})
