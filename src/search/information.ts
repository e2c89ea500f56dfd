/** How much a word tells about what is asked: rare words much, conversational words little. */
import type { WordClass } from './lexicon.ts'

export const INFORMATION = {
  /** Added to every word: what is common on this site is not common in the world. */
  floor: 0.5,
  /** A word that no document has tells as much as one that this many documents have. */
  unknown: 1.5,
  /** Conversational words are common in the world, and tell at most this. */
  conversational: 0.8,
  /** What names a concept of the glossary is about the practice, and tells this much more. */
  concept: 1.3,
}

/** How much of its information a word of a class keeps. */
const CLASS_WEIGHT: Record<WordClass, number> = {
  stop: 0,
  conversational: 0.4,
  ordinary: 1,
  elsewhere: 2,
}

/**
 * Takes the number of documents that have a term and the number of all. Returns the term's
 * information in nats: Robertson's idf, as Lucene and MiniSearch have it, and the floor.
 */
export function information(found: number, documents: number): number {
  const known = Math.min(Math.max(found, INFORMATION.unknown), documents)
  return INFORMATION.floor + Math.log(1 + (documents - known + 0.5) / (known + 0.5))
}

/** Takes a word's class and the number of documents that have it. Returns its weight. */
export function wordWeight(wordClass: WordClass, found: number, documents: number): number {
  const weight = CLASS_WEIGHT[wordClass] * information(found, documents)
  return wordClass === 'conversational' ? Math.min(weight, INFORMATION.conversational) : weight
}
