import { stemOf } from './words.ts'
import { hashOf } from './hash.ts'

/** A set of words that takes one unknown word in fifteen for a member (Bloom, 1970; one hash): 35,000 stems in 64 KB. */
export class KnownWords {
  static readonly BYTES = 2 ** 16

  readonly bits: Uint8Array<ArrayBuffer>

  /** Takes what `bits` was of another set. */
  constructor(bits: Uint8Array<ArrayBuffer>) {
    this.bits = bits
  }

  /** The normalised words of all questions. */
  static of(questions: readonly { readonly words: readonly string[] }[]): KnownWords {
    const known = new KnownWords(new Uint8Array(KnownWords.BYTES))
    for (const word of new Set(questions.flatMap(({ words }) => words))) known.#add(word)
    return known
  }

  /** The share of the letters of some words that stand in known ones, 0 to 1. */
  shareOf(words: readonly string[]): number {
    const letters = (list: readonly string[]) => list.reduce((sum, { length }) => sum + length, 0)
    const all = letters(words)
    return all === 0 ? 0 : letters(words.filter((word) => this.#has(word))) / all
  }

  #add(word: string): void {
    const { byte, bit } = placeOf(word)
    this.bits[byte] = (this.bits[byte] ?? 0) | bit
  }

  #has(word: string): boolean {
    const { byte, bit } = placeOf(word)
    return ((this.bits[byte] ?? 0) & bit) !== 0
  }
}

function placeOf(word: string): { byte: number; bit: number } {
  const hash = hashOf(stemOf(word))
  return { byte: (hash >>> 3) % KnownWords.BYTES, bit: 1 << (hash & 7) }
}
