/** A word with the forms that nearly every step asks for, so that they are worked out once. */
import { stemEnglish } from './english.ts'
import { withoutParticles } from './particles.ts'
import { stemHebrew } from './suffixes.ts'
import { isHebrew, isLatin } from './tokenise.ts'

/** A normalised word, or what is left of one, and its stem. */
export interface Stemmed {
  readonly text: string
  readonly stem: string
}

export interface Word extends Stemmed {
  /** What may be left of a Hebrew word without its particles: see `withoutParticles`. */
  readonly rests: readonly Stemmed[]
}

/** Takes a normalised word. Returns it with its forms. */
export function wordOf(text: string): Word {
  if (!isHebrew(text)) return { text, stem: isLatin(text) ? stemEnglish(text) : text, rests: [] }
  const rests = withoutParticles(text).map((rest) => ({ text: rest, stem: stemHebrew(rest) }))
  return { text, stem: stemHebrew(text), rests }
}
