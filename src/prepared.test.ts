import { expect, test } from 'vitest'
import { catalogue } from './catalogue/load.ts'
import { searchable } from './core/retrieval.ts'
import { fromBytes, toBytes } from './prepared.ts'
import { compileSearch } from './search/compile.ts'

const { documents, lexicon } = searchable(catalogue)
const prepared = { catalogue, search: compileSearch(documents, lexicon) }

test('everything that is published comes back as it was', () => {
  expect(fromBytes(toBytes(prepared))).toEqual(prepared)
})

test('the same content is the same bytes', () => {
  const again = { catalogue, search: compileSearch(documents, lexicon) }
  expect(toBytes(again).equals(toBytes(prepared))).toBe(true)
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (bytes: Buffer) => bytes.fill(' ', 1000, 1001)],
])('bytes that are %s are refused', (_how, damage) => {
  expect(() => fromBytes(damage(toBytes(prepared)))).toThrow('not the bytes')
})
