/**
 * One word, several views: as written, without particles, stem, root. Documents and queries go
 * through the same analysis; a view that conflates more counts less.
 */
import { stemEnglish } from './english.ts'
import { withoutParticles } from './particles.ts'
import { crudeRoot } from './skeleton.ts'
import { stemHebrew } from './suffixes.ts'
import { isHebrew, isLatin } from './tokenise.ts'

/** One view of a word: the term that stands in the index and how much a match by it counts. */
export interface Form {
  readonly term: string
  /** 0 to 1 */
  readonly quality: number
}

/** The words and stems that texts attest: what is left of a word without particles must be one. */
export interface Attested {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

/** How much a match counts, by view. Chosen on the open-domain set: see README.md. */
export const QUALITY = {
  word: 1,
  rest: 0.95,
  guessedRest: 0.8,
  stem: 0.85,
  restStem: 0.8,
  root: 0.5,
} as const

const STEM = '$'
const GUESS = '~'
const ROOT = '#'

/** Takes a normalised word. Returns its views, the best first, each term once. */
export function analyse(word: string, attested: Attested): Form[] {
  if (isHebrew(word)) return analyseHebrew(word, attested)
  if (isLatin(word)) {
    return [
      { term: word, quality: QUALITY.word },
      { term: STEM + stemEnglish(word), quality: QUALITY.stem },
    ]
  }
  return [{ term: word, quality: QUALITY.word }]
}

function analyseHebrew(word: string, attested: Attested): Form[] {
  const forms = new Map<string, number>()
  const add = (term: string, quality: number) => {
    if (quality > (forms.get(term) ?? 0)) forms.set(term, quality)
  }
  add(word, QUALITY.word)
  add(STEM + stemHebrew(word), QUALITY.stem)
  addRoot(word)
  for (const rest of withoutParticles(word)) {
    const known = attested.words.has(rest)
    add(known ? rest : GUESS + rest, known ? QUALITY.rest : QUALITY.guessedRest)
    const stem = stemHebrew(rest)
    if (!known && !attested.stems.has(stem)) continue
    add(STEM + stem, QUALITY.restStem)
    addRoot(rest)
  }
  return Array.from(forms, ([term, quality]) => ({ term, quality })).sort(
    (a, b) => b.quality - a.quality,
  )

  function addRoot(base: string) {
    const root = crudeRoot(base)
    if (root !== undefined) add(ROOT + root, QUALITY.root)
  }
}
