import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '../testing/fixtures.ts'
import { fromBytes, toBytes } from './model-bytes.ts'
import { learn } from '../learn/learn.ts'
import { classify } from './model.ts'
import { wordsOf } from './words.ts'

/** A model with other numbers in it, compressed as before. */
function changed(bytes: Buffer, change: (plain: Buffer) => Buffer): Buffer {
  return zstdCompressSync(change(zstdDecompressSync(bytes)))
}

/** What stands in a model's file; undefined where it is refused. */
function readOf(bytes: Buffer): Buffer | undefined {
  try {
    fromBytes(bytes)
    return zstdDecompressSync(bytes)
  } catch {
    return undefined
  }
}

describe('a model', () => {
  it('is the same to the byte for the same examples', () => {
    expect(toBytes(learn(EXAMPLES)).equals(toBytes(learn(EXAMPLES)))).toBe(true)
  })

  it('answers after it was written and read as before', () => {
    const model = learn(EXAMPLES)
    const again = fromBytes(toBytes(model))
    for (const { text } of EXAMPLES)
      expect(classify(again, wordsOf(text))).toEqual(classify(model, wordsOf(text)))
  })

  it('knows what it was taught', () => {
    const model = learn(EXAMPLES)
    for (const { text, label } of EXAMPLES) {
      const probabilities = classify(model, wordsOf(text))
      expect(model.labels[probabilities.indexOf(Math.max(...probabilities))]).toBe(label)
    }
  })

  it('learns from one example alone, and from none', () => {
    expect(classify(learn([{ text: 'שלום', label: 'faq/a' }]), ['שלומ'])).toEqual(
      Float64Array.of(1),
    )
    expect(classify(learn([]), ['שלומ'])).toEqual(new Float64Array())
  })

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, 1)],
    ['empty', () => Buffer.alloc(0)],
    ['of another format', (bytes: Buffer) => changed(bytes, (plain) => plain.fill('2', 10, 11))],
    ['made longer', (bytes: Buffer) => changed(bytes, (plain) => Buffer.concat([plain, plain]))],
  ])('that was %s is refused', (_, damage) => {
    const bytes = toBytes(learn(EXAMPLES))
    expect(() => fromBytes(damage(bytes))).toThrow()
  })

  it('with one wrong bit is refused, unless that says nothing', () => {
    const bytes = toBytes(learn(EXAMPLES))
    const whole = zstdDecompressSync(bytes)
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 200)) {
      const damaged = Buffer.from(bytes)
      damaged[at]! ^= 1
      expect([undefined, whole], `byte ${at}`).toContainEqual(readOf(damaged))
    }
  })

  it('gives probabilities for whatever is asked', () => {
    const model = learn(EXAMPLES)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const sum = classify(model, wordsOf(text)).reduce((a, b) => a + b, 0)
        expect(sum).toBeCloseTo(1, 6)
      }),
    )
  })
})

describe('an example, word for word', () => {
  it('is heard, however much else says otherwise', () => {
    const many = Array.from({ length: 200 }, (_, i) => ({
      text: `need number ${i}`,
      label: 'faq/b',
    }))
    const model = learn([...many, { text: 'I need help', label: 'faq/a' }])
    expect(classify(model, wordsOf('i need help!'))[0]).toBeGreaterThan(0.9)
    expect(classify(fromBytes(toBytes(model)), wordsOf('i need help'))[0]).toBeGreaterThan(0.9)
  })

  it('of two entries is certain of neither', () => {
    const model = learn([
      { text: 'one, two', label: 'faq/a' },
      { text: 'one two', label: 'faq/b' },
    ])
    expect(model.taught.placeOf('one two')).toBeUndefined()
  })
})

it('every example is found again, once there are many', () => {
  const model = learn(EXAMPLES)
  for (const { text, label } of EXAMPLES)
    expect(model.labels[model.taught.placeOf(wordsOf(text).join(' ')) ?? -1]).toBe(label)
})
