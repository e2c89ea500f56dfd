/**
 * What the model sees of a text: its words, their stems, the stems' consonants (vowels are misspelt most), pairs of
 * stems that stand close together, and every part of a word of three to five letters (character n-grams), with a space
 * for each end of the word. Parts match words across Hebrew particles, inflections and misspellings. A feature's hash
 * says in which column of a vector it counts (Weinberger et al., Feature Hashing for Large Scale Multitask Learning,
 * 2009).
 */
import { fnvStep, hashOf, mixBits, OFFSET_BASIS } from './hash.ts'
import { stemOf } from './words.ts'

const SHORTEST_PART = 3
const LONGEST_PART = 5
/** How far apart, in words, the two of a pair may stand. */
const PAIR_DISTANCE = 3

/** The two kinds of features, which are weighed apart. */
export interface Features {
  readonly parts: FeatureColumns
  /** Words, stems, consonants and pairs. */
  readonly wholes: FeatureColumns
}

/** The column of each feature, as often as the feature occurs. */
export type FeatureColumns = readonly number[] | Int32Array

/** Takes normalised words. Returns their features. */
export type FeaturesOf = (words: readonly string[]) => Features

/** The hashes of a word, which are the same wherever it stands. */
interface WordHashes {
  readonly parts: readonly number[]
  readonly word: number
  readonly stem: number
  /** Undefined where there are too few. */
  readonly consonants: number | undefined
}

/**
 * Makes a function that returns the features of texts. It hashes each word once, since the examples, and a question and
 * its sentences, have most words in common.
 *
 * @param columns How many columns there are: a power of 2.
 */
export function createFeaturesOf(columns: number): FeaturesOf {
  const mask = columns - 1
  const hashed = new Map<string, WordHashes>()

  function hashesIn(word: string): WordHashes {
    const known = hashed.get(word)
    if (known) return known
    const hashes = hashesOf(word)
    hashed.set(word, hashes)
    return hashes
  }

  return (words) => {
    const parts: number[] = []
    const wholes: number[] = []
    const all = words.map(hashesIn)
    for (let at = 0; at < all.length; at += 1) {
      const { parts: own, word, stem, consonants } = all[at]!
      for (const part of own) parts.push(part & mask)
      wholes.push(word & mask, stem & mask)
      if (consonants !== undefined) wholes.push(consonants & mask)
      const end = Math.min(all.length, at + 1 + PAIR_DISTANCE)
      for (let other = at + 1; other < end; other += 1)
        wholes.push(mixBits(fnvStep(stem, all[other]!.stem)) & mask)
    }
    return { parts, wholes }
  }
}

function hashesOf(word: string): WordHashes {
  const stem = stemOf(word)
  const consonants = stem.replace(VOWELS, '')
  return {
    parts: partsOf(word),
    word: hashOf(word, WORD_SEED),
    stem: hashOf(stem, STEM_SEED),
    consonants: consonants.length > 1 ? hashOf(consonants, CONSONANTS_SEED) : undefined,
  }
}

function partsOf(word: string): number[] {
  const found: number[] = []
  const marked = ` ${word} `
  for (let start = 0; start < marked.length - 1; start += 1) {
    let hash = OFFSET_BASIS
    const end = Math.min(marked.length, start + LONGEST_PART)
    for (let at = start; at < end; at += 1) {
      hash = fnvStep(hash, marked.charCodeAt(at))
      if (at - start + 1 >= SHORTEST_PART) found.push(mixBits(hash))
    }
  }
  return found
}

/** Seeds that keep the hashes of words, stems and consonants apart: any numbers that differ. */
const WORD_SEED = 0x1b873593
const STEM_SEED = 0x7ed55d16
const CONSONANTS_SEED = 0x3c6ef372

const VOWELS = /[אהויעaeiouyhاويهءаеиоуыэюяьъ]/gu
