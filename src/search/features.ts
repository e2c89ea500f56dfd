/**
 * What the model sees of a text: its words, their stems, pairs of stems that stand close together, and
 * every part of a word of two to four letters, the word's ends marked. Parts carry over what Hebrew does
 * to words, and what people misspell. Features are known by their hashes alone (Weinberger et al., Feature
 * Hashing for Large Scale Multitask Learning, 2009).
 */
import { stemOf } from './words.ts'

const SHORTEST_PART = 2
const LONGEST_PART = 4
/** How far apart, in words, the two of a pair may stand. */
const PAIR_DISTANCE = 3

/** How often each feature occurs, by its hash; the two kinds are weighed apart. */
export interface Features {
  readonly parts: ReadonlyMap<number, number>
  readonly words: ReadonlyMap<number, number>
}

/** Takes normalised words. Returns their features, counted. */
export function featuresOf(words: readonly string[]): Features {
  return { parts: partsOf(words), words: wholesOf(words) }
}

function partsOf(words: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const word of words) {
    const marked = ` ${word} `
    for (let start = 0; start < marked.length - 1; start += 1) {
      let hash = OFFSET
      const end = Math.min(marked.length, start + LONGEST_PART)
      for (let at = start; at < end; at += 1) {
        hash = step(hash, marked.charCodeAt(at))
        if (at - start + 1 >= SHORTEST_PART) count(counts, mixed(hash))
      }
    }
  }
  return counts
}

function wholesOf(words: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>()
  const stems = words.map(stemOf)
  for (const [at, stem] of stems.entries()) {
    const word = words[at] ?? ''
    count(counts, hashOf(`=${word}`))
    if (stem !== word) count(counts, hashOf(`~${stem}`))
    for (const other of stems.slice(at + 1, at + 1 + PAIR_DISTANCE))
      count(counts, hashOf(`${stem}+${other}`))
  }
  return counts
}

function count(counts: Map<number, number>, hash: number): void {
  counts.set(hash, (counts.get(hash) ?? 0) + 1)
}

/** A number below 2^32 for a text. */
export function hashOf(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return mixed(hash)
}

/** FNV-1a: its first value, and a letter more. */
const OFFSET = 0x811c9dc5
const step = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193)

/** Lets every letter have its say in the low bits. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (once ^ (once >>> 13)) >>> 0
}
