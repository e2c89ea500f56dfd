/**
 * What the model sees of a text: its words, their stems, the stems' consonants (vowels are what is written
 * differently and misspelt most), pairs of stems that stand close together, and every part of a word of two to
 * four letters, the word's ends marked. Parts carry over what Hebrew does to words, and what people misspell.
 * A feature is known by its hash alone, which says in what column of a vector it counts (Weinberger et al.,
 * Feature Hashing for Large Scale Multitask Learning, 2009).
 */
import { stemOf } from './words.ts'

const SHORTEST_PART = 2
const LONGEST_PART = 4
/** How far apart, in words, the two of a pair may stand. */
const PAIR_DISTANCE = 3

/** The column of each feature, as often as it occurs; the two kinds are weighed apart. */
export interface Features {
  readonly parts: readonly number[]
  readonly words: readonly number[]
}

/** Takes normalised words, and how many columns there are: a power of 2. Returns the words' features. */
export function featuresOf(words: readonly string[], columns: number): Features {
  return { parts: partsOf(words, columns - 1), words: wholesOf(words, columns - 1) }
}

function partsOf(words: readonly string[], lowBits: number): number[] {
  const found: number[] = []
  for (const word of words) {
    const marked = ` ${word} `
    for (let start = 0; start < marked.length - 1; start += 1) {
      let hash = PART
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
    const stem = hashes[at] as number
    found.push(hashOf(word, WORD) & lowBits, stem & lowBits)
    const consonants = stems[at]?.replace(VOWELS, '') ?? ''
    if (consonants.length > 1) found.push(hashOf(consonants, CONSONANTS) & lowBits)
    const end = Math.min(hashes.length, at + 1 + PAIR_DISTANCE)
    for (let other = at + 1; other < end; other += 1)
      found.push(mixed(step(stem, hashes[other] as number)) & lowBits)
  }
  return found
}

/** A number of 32 bits for a text: FNV-1a. Texts of different kinds begin with different numbers. */
export function hashOf(text: string, kind = PART): number {
  let hash = kind
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return mixed(hash)
}

const PART = 0x811c9dc5
const WORD = 0x1b873593
const STEM = 0x7ed55d16
const CONSONANTS = 0x3c6ef372

const VOWELS = /[אהויעaeiouyh]/gu

/** Takes one letter more into a hash. */
function step(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193)
}

/** Lets every letter have its say in the low bits. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return once ^ (once >>> 13)
}
