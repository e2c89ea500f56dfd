/**
 * One word, several views: as written, without particles, stem, root. Documents and queries go
 * through the same analysis; a view that conflates more counts less.
 */
import { crudeRoot } from './skeleton.ts'
import { isHebrew, isLatin } from './tokenise.ts'
import type { Stemmed, Word } from './word.ts'

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

/** Takes a word. Returns its views, the best first, each term once. */
export function analyse(word: Word, attested: Attested): Form[] {
  if (isHebrew(word.text)) return analyseHebrew(word, attested)
  const asItStands = { term: word.text, quality: QUALITY.word }
  if (!isLatin(word.text)) return [asItStands]
  return [asItStands, { term: STEM + word.stem, quality: QUALITY.stem }]
}

function analyseHebrew(word: Word, attested: Attested): Form[] {
  const forms: { term: string; quality: number }[] = []
  const add = (term: string, quality: number) => {
    const same = forms.find((form) => form.term === term)
    if (same === undefined) forms.push({ term, quality })
    else if (quality > same.quality) same.quality = quality
  }
  const addRoot = ({ stem }: Stemmed) => {
    const root = crudeRoot(stem)
    if (root !== undefined) add(ROOT + root, QUALITY.root)
  }
  add(word.text, QUALITY.word)
  add(STEM + word.stem, QUALITY.stem)
  addRoot(word)
  for (const rest of word.rests) {
    const known = attested.words.has(rest.text)
    add(known ? rest.text : GUESS + rest.text, known ? QUALITY.rest : QUALITY.guessedRest)
    if (!known && !attested.stems.has(rest.stem)) continue
    add(STEM + rest.stem, QUALITY.restStem)
    addRoot(rest)
  }
  return forms.sort((a, b) => b.quality - a.quality)
}
