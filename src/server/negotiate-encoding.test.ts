import { expect, it } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['*', 'br'],
  ['zstd', undefined],
  ['nonsense;;q=x', undefined],
])('Accept-Encoding %j gets %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected)
  expect(negotiateEncoding(header)).toBe(expected)
})
