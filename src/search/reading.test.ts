import { expect, test } from 'vitest'
import { readQuery } from './reading.ts'

const known = new Set(['כמה', 'עולה', 'טיפול', 'therapy', 'price', 'cbt'])
const read = (query: string) =>
  readQuery(query, ({ text }) => known.has(text)).map(({ text }) => text)

test('takes what is known as typed', () => {
  expect(read('כמה עולה טיפול')).toEqual(['כמה', 'עולה', 'טיפול'])
  expect(read('CBT therapy')).toEqual(['cbt', 'therapy'])
})

test('reads the other layout where that is clearly better known', () => {
  expect(read('fnv gukv yhpuk')).toEqual(['כמה', 'עולה', 'טיפול'])
  expect(read('פרןבק')).toEqual(['price'])
})

test('leaves what is unknown in both as typed', () => {
  expect(read('blorb snarf')).toEqual(['blorb', 'snarf'])
  expect(read('')).toEqual([])
})

test('bounds the number of words', () => {
  expect(read('אב '.repeat(500)).length).toBeLessThanOrEqual(40)
})
