import { describe, expect, it } from 'vitest'
import { CONTRASTS, contrast, paletteOf } from '../../catalogue/colours.ts'
import { colour, palettes } from './palette.ts'

const COLOURS = palettes({ colours: undefined })

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  const palette = COLOURS[scheme]

  it.each(CONTRASTS.map(({ shown, ground, least }) => [shown, ground, least] as const))(
    '%s on %s stands out at %d:1',
    (shown, ground, least) =>
      expect(contrast(colour(palette, shown), colour(palette, ground))).toBeGreaterThanOrEqual(
        least,
      ),
  )

  it('are all there when an owner chooses five', () => {
    const [paper, ink, action, link, accent] = [
      '#ffffff',
      '#111111',
      '#123456',
      '#345678',
      '#abcdef',
    ]
    const own = paletteOf({ paper, ink, action, link, accent }, scheme)
    expect([...own.keys()].sort()).toEqual([...palette.keys()].sort())
  })
})
