import { expect, test } from 'vitest'
import { catalogue } from './catalogue/load.ts'
import { searchable } from './api/retrieval.ts'
import { fromText, toText } from './prepared.ts'
import { compileSearch } from './search/compile.ts'

const { documents, lexicon } = searchable(catalogue)
const prepared = { catalogue, search: compileSearch(documents, lexicon) }

test('everything that is published comes back as it was', () => {
  expect(fromText(toText(prepared))).toEqual(prepared)
})

test('the same content is the same text', () => {
  const again = { catalogue, search: compileSearch(documents, lexicon) }
  expect(toText(again)).toBe(toText(prepared))
})

test.each([
  ['cut short', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['changed', (text: string) => text.replace('אני', 'אתה')],
])('text that is %s is refused', (_how, damage) => {
  expect(() => fromText(damage(toText(prepared)))).toThrow('not the text')
})
