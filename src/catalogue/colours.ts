import type { Colours, Look } from '../schemas/look.ts'
import { type ContentProblem, problem } from './content-error.ts'
import { mistake } from './mistakes.ts'

export type Scheme = 'light' | 'dark'

/** Colours by the names they have in the style sheets. */
export type Palette = ReadonlyMap<string, string>

export const WHITE = '#ffffff'
export const BLACK = '#000000'

/** All colours of the site, mixed from the few that an owner chose. */
export function paletteOf({ paper, ink, action, link, accent }: Colours, scheme: Scheme): Palette {
  const isDark = scheme === 'dark'
  /** What is mixed in to stand out more from the ground. */
  const strong = isDark ? WHITE : BLACK
  return new Map([
    ['paper', paper],
    ['surface', mix(paper, WHITE, isDark ? 0.05 : 0.7)],
    ['sunk', isDark ? mix(paper, BLACK, 0.25) : mix(paper, ink, 0.05)],
    ['strip', isDark ? mix(paper, WHITE, 0.08) : mix(paper, ink, 0.05)],
    ['ink', ink],
    ['ink-soft', mix(ink, paper, 0.18)],
    ['line', mix(paper, ink, 0.18)],
    ['line-strong', mix(paper, ink, 0.6)],
    ['action', action],
    ['action-strong', mix(action, strong, 0.3)],
    ['on-action', readableOn(action)],
    ['link', link],
    ['light', accent],
    ['light-soft', mix(paper, accent, isDark ? 0.14 : 0.25)],
    ['on-light', readableOn(accent)],
    ['focus', isDark ? accent : link],
    ['sky', mix(paper, accent, isDark ? 0.12 : 0.3)],
    ['sun', isDark ? mix(accent, WHITE, 0.5) : accent],
    ['plaster', isDark ? mix(paper, ink, 0.3) : mix(paper, WHITE, 0.8)],
    ['plaster-shade', mix(paper, ink, isDark ? 0.22 : 0.12)],
    ['shadow', isDark ? mix(paper, ink, 0.08) : mix(ink, paper, 0.3)],
    ['deep', isDark ? mix(paper, BLACK, 0.2) : ink],
    ['leaf', isDark ? mix(action, BLACK, 0.55) : mix(action, WHITE, 0.15)],
    ['leaf-shade', isDark ? mix(action, BLACK, 0.7) : action],
    ['bloom', isDark ? mix(link, BLACK, 0.3) : mix(link, WHITE, 0.2)],
    ['ground', isDark ? mix(paper, BLACK, 0.1) : mix(paper, accent, 0.4)],
  ])
}

/** The style sheet that replaces the project's colours by chosen ones. */
export function colourStyles({ light, dark }: NonNullable<Look['colours']>): string {
  const rules = (colours: Colours, scheme: Scheme) =>
    [...paletteOf(colours, scheme)].map(([name, value]) => `--${name}:${value};`).join('')
  return `@layer tokens{
:root{${rules(light, 'light')}}
@media (prefers-color-scheme:dark){:root{${rules(dark, 'dark')}}}
@media (prefers-contrast:more){:root{--ink-soft:var(--ink);--line:var(--line-strong)}}
}`
}

const GROUNDS = ['paper', 'surface', 'sunk', 'strip', 'light-soft']

/**
 * Least contrasts (WCAG 2.2), and which chosen colour has to change where one is missed: text 7:1, softer text 4.5:1,
 * borders of controls and the focus ring 3:1.
 */
const CONTRAST_RULES: readonly [
  shown: string,
  grounds: string[],
  least: number,
  by: keyof Colours | 'focus',
][] = [
  ['ink', [...GROUNDS, 'sky'], 7, 'ink'],
  ['link', GROUNDS, 7, 'link'],
  ['action', GROUNDS, 7, 'action'],
  ['action', ['sky'], 4.5, 'action'],
  ['ink-soft', ['paper'], 7, 'ink'],
  ['ink-soft', GROUNDS.slice(1), 4.5, 'ink'],
  ['on-action', ['action', 'action-strong'], 7, 'action'],
  ['focus', [...GROUNDS, 'sky'], 3, 'focus'],
  ['line-strong', ['paper', 'surface'], 3, 'ink'],
]

export const CONTRASTS = CONTRAST_RULES.flatMap(([shown, grounds, least, by]) =>
  grounds.map((ground) => ({ shown, ground, least, by })),
)

/** Chosen colours with too little contrast, each with its worst failure. */
export function colourProblems({ colours }: Pick<Look, 'colours'>): ContentProblem[] {
  if (!colours) return []
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const palette = paletteOf(colours[scheme], scheme)
    const [ring, tooClose] =
      scheme === 'dark' ? (['accent', 'too-dark'] as const) : (['link', 'too-light'] as const)
    const failures = CONTRASTS.map(({ shown, ground, least, by }) => {
      const ratio = contrast(palette.get(shown) ?? '', palette.get(ground) ?? '')
      return { shown, ground, least, ratio, name: by === 'focus' ? ring : by }
    }).filter(({ ratio, least }) => ratio < least)
    const byName = Map.groupBy(failures, ({ name }) => name)
    return [...byName].flatMap(([name, all]) => {
      const [worst] = all.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)
      if (!worst) return []
      const { shown, ground, ratio, least } = worst
      const got = `"${colours[scheme][name]}", ${ratio.toFixed(1)}:1 (${shown} on ${ground})`
      const what = mistake(tooClose, { least, colour: name })
      return problem('content/look.yaml', `colours.${scheme}.${name}`, got, what)
    })
  })
}

/**
 * Contrast ratio of two colours, `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance).
 *
 * @example contrast('#ffffff', '#000000') // 21
 */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * Mixes a share of another colour into a colour, both `#rrggbb`.
 *
 * @example mix('#000000', '#ffffff', 0.5) // '#808080'
 */
export function mix(colour: string, other: string, share: number): string {
  const added = channels(other)
  return `#${channels(colour)
    .map((value, i) => Math.round(value + ((added[i] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

function readableOn(ground: string): string {
  const dark = mix(ground, BLACK, 0.85)
  return contrast(WHITE, ground) >= contrast(dark, ground) ? WHITE : dark
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
}
