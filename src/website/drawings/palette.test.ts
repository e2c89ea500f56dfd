import { describe, expect, it } from 'vitest'
import type { Palette } from './palette.ts'
import { DARK, LIGHT, colour } from './palette.ts'

/** Contrast ratio of two colours (WCAG 2.2, relative luminance). */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const GROUNDS = ['paper', 'surface', 'sunk', 'strip', 'light-soft']

describe.each<[string, Palette]>([
  ['light', LIGHT],
  ['dark', DARK],
])('%s colours', (_, palette) => {
  const ratio = (a: string, b: string) => contrast(colour(palette, a), colour(palette, b))

  it.each(GROUNDS.flatMap((ground) => ['ink', 'link', 'action'].map((text) => [text, ground])))(
    '%s on %s is readable at 7:1',
    (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(7),
  )

  it.each(GROUNDS)('soft ink on %s is readable at 4.5:1, on paper at 7:1', (ground) =>
    expect(ratio('ink-soft', ground)).toBeGreaterThanOrEqual(ground === 'paper' ? 7 : 4.5),
  )

  it.each(['action', 'action-strong'])('what stands on %s is readable at 7:1', (ground) =>
    expect(ratio('on-action', ground)).toBeGreaterThanOrEqual(7),
  )

  it.each([...GROUNDS, 'sky'].flatMap((ground) => [['focus', ground]]))(
    'the %s ring stands out from %s',
    (ring, ground) => expect(ratio(ring, ground)).toBeGreaterThanOrEqual(3),
  )

  it.each(['paper', 'surface'])('borders of controls stand out from %s', (ground) =>
    expect(ratio('line-strong', ground)).toBeGreaterThanOrEqual(3),
  )

  it('the opening of the home page is readable at 7:1', () => {
    expect(ratio('ink', 'sky')).toBeGreaterThanOrEqual(7)
    expect(ratio('action', 'sky')).toBeGreaterThanOrEqual(4.5)
  })
})
