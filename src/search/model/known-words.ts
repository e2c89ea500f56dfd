import { stemOf } from './words.ts'
import { hashOf } from './hash.ts'

/**
 * A set of words as a Bloom filter of one hash (Bloom, 1970): 35,000 stems in 64 KB, and one unknown word in fifteen is
 * taken for a member.
 */
export class KnownWords {
  static readonly BYTES = 2 ** 16

  readonly bits: Uint8Array<ArrayBuffer>

  /** @param bits Those of another set. */
  constructor(bits: Uint8Array<ArrayBuffer>) {
    this.bits = bits
  }

  /** The set of the normalised words of all questions. */
  static of(questions: readonly { readonly words: readonly string[] }[]): KnownWords {
    const known = new KnownWords(new Uint8Array(KnownWords.BYTES))
    for (const word of new Set(questions.flatMap(({ words }) => words))) known.#add(word)
    return known
  }

  /** Takes normalised words. Returns the share of their letters that are in known words, 0 to 1; of no words 0. */
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
