/**
 * What an unknown word may have been meant to be: a known word with other vowel letters, a
 * loanword spelt another way, or a word a typo away. The known words are the index's and the
 * lexicon's.
 */
import { editDistance } from './edit-distance.ts'
import { groupByKey, groupOf } from './groups.ts'
import type { Groups } from './groups.ts'
import { loanwordKey, spellingSkeleton } from './skeleton.ts'
import { isHebrew, isLatin } from './tokenise.ts'

/** A known word that an unknown one may stand for, and how likely that is (0 to 1). */
export interface Guess {
  readonly word: string
  readonly quality: number
}

const SKELETON_QUALITY = 0.85
const LOANWORD_QUALITY = 0.75
const TYPO_QUALITY = [1, 0.75, 0.55] as const
/** Four letters have many neighbours, so that a neighbour says less. */
const SHORT_TYPO_QUALITY = 0.55
const SHORTEST_FOR_TYPO = 4
const SHORTEST_FOR_TWO_TYPOS = 8
const SHORTEST_KEY = 3
const SHORT_WORD = 5
/** Bounds the work of a query: more neighbours than this mean that none is informative. */
const MAX_GUESSES = 8
const MAX_COMPARED = 600

/** The known words, arranged so that neighbours are found without looking at all of them. Plain data. */
export interface KnownWords {
  readonly words: readonly string[]
  /** Places in `words`, by spelling without vowel letters. */
  readonly skeletons: Groups
  readonly loanwords: Groups
  /** … by each of a word's halves' marks: see `typoKeys`. */
  readonly halves: Groups
}

/** Takes the known words, each once. Returns them arranged. */
export function arrangeWords(words: readonly string[]): KnownWords {
  type Pair = [key: string, place: number]
  const pairs = (keysOf: (word: string) => string[]) =>
    groupByKey(words.flatMap((word, place) => keysOf(word).map((key): Pair => [key, place])))
  return {
    words,
    skeletons: pairs((word) => (isHebrew(word) ? [spellingSkeleton(word)] : [])),
    loanwords: pairs((word) => (isHebrew(word) ? [loanwordKey(word)] : [])),
    halves: pairs((word) =>
      isLatin(word) || isHebrew(word) ? typoKeys(word, word.length).filter(Boolean) : [],
    ),
  }
}

export class Speller {
  readonly #known: KnownWords

  constructor(known: KnownWords) {
    this.#known = known
  }

  /** Takes a word that is not known. Returns the known words it may stand for, likeliest first. */
  guess(word: string): Guess[] {
    const { words, skeletons, loanwords } = this.#known
    const guesses = new Map<string, number>()
    const add = (known: string, quality: number) => {
      if (known !== word && quality > (guesses.get(known) ?? 0)) guesses.set(known, quality)
    }
    const addAll = (places: Int32Array, quality: number) => {
      for (const place of places) add(words[place]!, quality)
    }
    if (isHebrew(word)) {
      const skeleton = spellingSkeleton(word)
      if (skeleton.length >= SHORTEST_KEY) addAll(groupOf(skeletons, skeleton), SKELETON_QUALITY)
      const loanword = loanwordKey(word)
      if (loanword.length > SHORTEST_KEY) addAll(groupOf(loanwords, loanword), LOANWORD_QUALITY)
    }
    for (const [known, quality] of this.#typos(word)) add(known, quality)
    return Array.from(guesses, ([known, quality]) => ({ word: known, quality }))
      .sort((a, b) => b.quality - a.quality || (a.word < b.word ? -1 : 1))
      .slice(0, MAX_GUESSES)
  }

  #typos(word: string): Map<string, number> {
    const found = new Map<string, number>()
    if (word.length < SHORTEST_FOR_TYPO || !(isHebrew(word) || isLatin(word))) return found
    const limit = word.length >= SHORTEST_FOR_TWO_TYPOS ? 2 : 1
    const lengths = Array.from({ length: 2 * limit + 1 }, (_, i) => word.length - limit + i)
    // Endings are shared by far more words than beginnings are, so they come last.
    const keys = lengths.map((length) => typoKeys(word, length))
    const buckets = [0, 1, 2].flatMap((kind) => keys.map((ofLength) => ofLength[kind] ?? ''))
    let compared = 0
    for (const key of buckets) {
      for (const place of groupOf(this.#known.halves, key)) {
        const known = this.#known.words[place]!
        if (++compared > MAX_COMPARED) return found
        if (found.has(known) || known.length < SHORTEST_FOR_TYPO - 1) continue
        const distance = editDistance(word, known, limit)
        if (distance === undefined || distance === 0) continue
        const short = Math.min(word.length, known.length) <= SHORTEST_FOR_TYPO
        found.set(known, short ? SHORT_TYPO_QUALITY : (TYPO_QUALITY[distance] ?? 0))
      }
    }
    return found
  }
}

/**
 * Words one edit apart share their first two letters or their last two; short words may only share
 * the first and the last. These, with the length of the known word, are the buckets where
 * neighbours are sought; a long word has no bucket of the second kind.
 */
function typoKeys(word: string, length: number): string[] {
  const ends = length <= SHORT_WORD ? `${word.charAt(0)}…${word.slice(-1)}${String(length)}` : ''
  return [ends, `^${word.slice(0, 2)}${String(length)}`, `${word.slice(-2)}$${String(length)}`]
}
