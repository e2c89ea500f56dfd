import type { Colours, Look } from '../schemas/look.ts'
import type { ContentProblem } from './content-error.ts'

export type Scheme = 'light' | 'dark'

/** Colours by the names they have in the style sheets. */
export type Palette = ReadonlyMap<string, string>

const WHITE = '#ffffff'
const BLACK = '#000000'

/** All colours of the site, mixed from the few that an owner chose. */
export function paletteOf({ paper, ink, action, link, accent }: Colours, scheme: Scheme): Palette {
  const isDark = scheme === 'dark'
  /** Away from the ground: what has to stand out more. */
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

/** The style sheet that puts chosen colours in the place of those that come with the project. */
export function colourStyles({ light, dark }: NonNullable<Look['colours']>): string {
  const rules = (colours: Colours, scheme: Scheme) =>
    [...paletteOf(colours, scheme)].map(([name, value]) => `--${name}:${value};`).join('')
  return `@layer tokens{
:root{${rules(light, 'light')}}
@media (prefers-color-scheme:dark){:root{${rules(dark, 'dark')}}}
@media (prefers-contrast:more){:root{--ink-soft:var(--ink);--line:var(--line-strong)}}
}`
}

/** What is read or seen on what, at least how clearly (WCAG 2.2), and which choice has to change if it is not. */
interface Contrast {
  shown: string
  ground: string
  least: number
  choice: (scheme: Scheme) => keyof Colours
}

const GROUNDS = ['paper', 'surface', 'sunk', 'strip', 'light-soft']

/** Text at 7:1, softer text at 4.5:1, borders of controls and the ring of the keyboard at 3:1. */
export const CONTRASTS: readonly Contrast[] = [
  ...(['ink', 'link', 'action'] as const).flatMap((shown) =>
    GROUNDS.map((ground) => ({ shown, ground, least: 7, choice: () => shown })),
  ),
  ...GROUNDS.map((ground) => ({
    shown: 'ink-soft',
    ground,
    least: ground === 'paper' ? 7 : 4.5,
    choice: () => 'ink' as const,
  })),
  ...['action', 'action-strong'].map((ground) => ({
    shown: 'on-action',
    ground,
    least: 7,
    choice: () => 'action' as const,
  })),
  ...[...GROUNDS, 'sky'].map((ground) => ({
    shown: 'focus',
    ground,
    least: 3,
    choice: (scheme: Scheme) => (scheme === 'dark' ? 'accent' : 'link'),
  })),
  ...['paper', 'surface'].map((ground) => ({
    shown: 'line-strong',
    ground,
    least: 3,
    choice: () => 'ink' as const,
  })),
  { shown: 'ink', ground: 'sky', least: 7, choice: () => 'ink' },
  { shown: 'action', ground: 'sky', least: 4.5, choice: () => 'action' },
]

/** Chosen colours that people could not read: each choice with what it fails worst at. */
export function colourProblems({ colours }: Look): ContentProblem[] {
  if (!colours) return []
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const palette = paletteOf(colours[scheme], scheme)
    const worst = new Map<keyof Colours, { missing: number; got: string; least: number }>()
    for (const { shown, ground, least, choice } of CONTRASTS) {
      const ratio = contrast(palette.get(shown) ?? '', palette.get(ground) ?? '')
      const name = choice(scheme)
      if (ratio >= least || (worst.get(name)?.missing ?? 0) >= least / ratio) continue
      const got = `"${colours[scheme][name]}", ${ratio.toFixed(1)}:1 (${shown} on ${ground})`
      worst.set(name, { missing: least / ratio, got, least })
    }
    return [...worst].map(([name, { got, least }]) => ({
      file: 'content/look.yaml',
      field: `colours.${scheme}.${name}`,
      got,
      expected: `at least ${least}:1: a ${scheme === 'dark' ? 'lighter' : 'darker'} ${name}, or another paper or accent`,
    }))
  })
}

/** Contrast ratio of two colours (WCAG 2.2, relative luminance). */
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

/** A colour with a share of another. */
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
