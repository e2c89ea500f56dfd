import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createCompressor } from './compressor.ts'

it('gives every text its own bytes, whatever its length and however many wait', async () => {
  const compress = createCompressor()
  const texts = Array.from({ length: 300 }, (_, i) =>
    // Mostly pages, some as long as no page is, and words that do not compress to nothing.
    Array.from(
      { length: i % 50 === 7 ? 60_000 : i * 7 },
      (_, j) => (i * 31 + j * 7919) % 9973,
    ).join('ש'),
  )
  const all = await Promise.all(texts.map((text) => compress(Buffer.from(text))))
  expect(all.map((bytes) => gunzipSync(bytes).toString())).toEqual(texts)
})

it('gives the same bytes for the same text', async () => {
  const compress = createCompressor()
  const [first, , again] = await Promise.all(
    ['אחת', 'שתיים', 'אחת'].map((text) => compress(Buffer.from(text))),
  )
  expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true)
})
