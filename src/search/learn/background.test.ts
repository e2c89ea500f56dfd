import { expect, it } from 'vitest'
import { backgroundTexts, textsOf } from './background.ts'

it('draws words as often as they are used, the same ones each time', () => {
  const texts = textsOf(
    [
      ['the', 90],
      ['rare', 10],
    ],
    500,
  )
  const words = texts.flatMap((text) => text.split(' '))
  const share = words.filter((word) => word === 'rare').length / words.length
  expect(share).toBeGreaterThan(0.08)
  expect(share).toBeLessThan(0.12)
  expect(
    textsOf(
      [
        ['the', 90],
        ['rare', 10],
      ],
      500,
    ),
  ).toEqual(texts)
})

it('speaks Hebrew, English, Arabic, Russian and French', async () => {
  const texts = await backgroundTexts()
  for (const letters of [
    /[א-ת]/u,
    /\bthe\b/u,
    /[\u0621-\u064A]/u,
    /[а-я]/u,
    /\b(?:vous|les|que)\b/u,
  ])
    expect(texts.filter((text) => letters.test(text)).length).toBeGreaterThan(20)
  expect(await backgroundTexts()).toEqual(texts)
})
