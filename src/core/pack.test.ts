import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

test.each<[string, unknown]>([
  ['what JSON knows', { a: [1, 'שלום', null, true, { b: [] }] }],
  [
    'maps, in their order',
    new Map([
      ['b', 1],
      ['a', 2],
    ]),
  ],
  ['sets', new Set(['b', 'a'])],
  ['typed arrays', [Int32Array.of(1, -2), Float64Array.of(0.1, 1e-9)]],
  [
    'each inside the others',
    new Map([['x', { set: new Set([1]), list: [new Map([['y', new Set()]])] }]]),
  ],
])('%s', (_what, data) => {
  expect(unpack(pack(data))).toEqual(data)
})

test('data that would be mistaken for a map is refused', () => {
  expect(() => pack({ $kind: 'Map' })).toThrow('$kind')
})
