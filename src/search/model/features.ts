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

/**
 * Takes normalised words. Returns their features.
 *
 * @param columns How many columns there are: a power of 2.
 */
export function featuresOf(words: readonly string[], columns: number): Features {
  return { parts: partsOf(words, columns - 1), wholes: wholesOf(words, columns - 1) }
}

function partsOf(words: readonly string[], mask: number): number[] {
  const found: number[] = []
  for (const word of words) {
    const marked = ` ${word} `
    for (let start = 0; start < marked.length - 1; start += 1) {
      let hash = OFFSET_BASIS
      const end = Math.min(marked.length, start + LONGEST_PART)
      for (let at = start; at < end; at += 1) {
        hash = fnvStep(hash, marked.charCodeAt(at))
        if (at - start + 1 >= SHORTEST_PART) found.push(mixBits(hash) & mask)
      }
    }
  }
  return found
}

function wholesOf(words: readonly string[], mask: number): number[] {
  const found: number[] = []
  const stems = words.map(stemOf)
  const hashes = stems.map((stem) => hashOf(stem, STEM_SEED))
  for (const [at, word] of words.entries()) {
    const stem = hashes[at]!
    found.push(hashOf(word, WORD_SEED) & mask, stem & mask)
    const consonants = stems[at]?.replace(VOWELS, '') ?? ''
    if (consonants.length > 1) found.push(hashOf(consonants, CONSONANTS_SEED) & mask)
    const end = Math.min(hashes.length, at + 1 + PAIR_DISTANCE)
    for (let other = at + 1; other < end; other += 1)
      found.push(mixBits(fnvStep(stem, hashes[other]!)) & mask)
  }
  return found
}

/** Seeds that keep the hashes of words, stems and consonants apart: any numbers that differ. */
const WORD_SEED = 0x1b873593
const STEM_SEED = 0x7ed55d16
const CONSONANTS_SEED = 0x3c6ef372

const VOWELS = /[אהויעaeiouyh]/gu
