import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonBytes, publish } from './json-bytes.ts'

it('says what JSON.stringify says, whichever parts are published', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
      (any, parts) => {
        const kept = parts.map((part, i) => (i % 2 === 0 ? publish(part) : part))
        const value = { any, kept, again: kept, left: undefined, 'with "quotes"': [kept] }
        expect(jsonBytes(value).toString()).toBe(JSON.stringify(value))
      },
    ),
  )
})

it('encodes a published part once', () => {
  const part = publish({ text: 'שלום' })
  const before = jsonBytes([part])
  part.text = 'changed, although it must not be'
  expect(jsonBytes([part])).toEqual(before)
})
