/**
 * What the model sees of a text: its words, their stems, the stems' consonants (vowels are what is written
 * differently and misspelt most), pairs of stems that stand close together, and every part of a word of three to
 * five letters, the word's ends marked. Parts carry over what Hebrew does to words, and what people misspell.
 * A feature is known by its hash alone, which says in what column of a vector it counts (Weinberger et al.,
 * Feature Hashing for Large Scale Multitask Learning, 2009).
 */
import { START, hashOf, mixed, step } from './hash.ts'
import { stemOf } from './words.ts'

const SHORTEST_PART = 3
const LONGEST_PART = 5
/** How far apart, in words, the two of a pair may stand. */
const PAIR_DISTANCE = 3

/** The column of each feature, as often as it occurs; the two kinds are weighed apart. */
export interface Features {
  readonly parts: Found
  /** Words, stems, consonants and pairs. */
  readonly wholes: Found
}

/** Features of one kind. */
export type Found = readonly number[] | Int32Array

/** Takes normalised words, and how many columns there are: a power of 2. Returns the words' features. */
export function featuresOf(words: readonly string[], columns: number): Features {
  return { parts: partsOf(words, columns - 1), wholes: wholesOf(words, columns - 1) }
}

function partsOf(words: readonly string[], lowBits: number): number[] {
  const found: number[] = []
  for (const word of words) {
    const marked = ` ${word} `
    for (let start = 0; start < marked.length - 1; start += 1) {
      let hash = START
      const end = Math.min(marked.length, start + LONGEST_PART)
      for (let at = start; at < end; at += 1) {
        hash = step(hash, marked.charCodeAt(at))
        if (at - start + 1 >= SHORTEST_PART) found.push(mixed(hash) & lowBits)
      }
    }
  }
  return found
}

function wholesOf(words: readonly string[], lowBits: number): number[] {
  const found: number[] = []
  const stems = words.map(stemOf)
  const hashes = stems.map((stem) => hashOf(stem, STEM))
  for (const [at, word] of words.entries()) {
    const stem = hashes[at]!
    found.push(hashOf(word, WORD) & lowBits, stem & lowBits)
    const consonants = stems[at]?.replace(VOWELS, '') ?? ''
    if (consonants.length > 1) found.push(hashOf(consonants, CONSONANTS) & lowBits)
    const end = Math.min(hashes.length, at + 1 + PAIR_DISTANCE)
    for (let other = at + 1; other < end; other += 1)
      found.push(mixed(step(stem, hashes[other]!)) & lowBits)
  }
  return found
}

/** What the hashes of whole words, of stems and of consonants begin with: any numbers that differ. */
const WORD = 0x1b873593
const STEM = 0x7ed55d16
const CONSONANTS = 0x3c6ef372

const VOWELS = /[אהויעaeiouyh]/gu
