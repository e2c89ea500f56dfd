import { hashOf } from './hash.ts'

/** An example: its normalised words, and the place of its label among all labels. */
interface Question {
  readonly words: readonly string[]
  readonly label: number
}

/**
 * The examples themselves, by their hashes: what was written down to be heard is heard, whatever else was
 * learned. Where two labels have the same words, neither is certain.
 */
export class TaughtQuestions {
  /** Sorted. */
  readonly hashes: Uint32Array
  /** The place of the label of each, among all labels. */
  readonly places: Uint16Array

  /** Takes what `hashes` and `places` were of another one. */
  constructor(hashes: Uint32Array, places: Uint16Array) {
    this.hashes = hashes
    this.places = places
  }

  static of(questions: readonly Question[]): TaughtQuestions {
    const taught = new Map<number, Set<number>>()
    for (const { words, label } of questions) {
      const hash = questionHash(words)
      taught.set(hash, (taught.get(hash) ?? new Set()).add(label))
    }
    const certain = [...taught].filter(([, all]) => all.size === 1).sort(([a], [b]) => a - b)
    return new TaughtQuestions(
      Uint32Array.from(certain, ([hash]) => hash),
      Uint16Array.from(certain, ([, all]) => [...all][0] ?? 0),
    )
  }

  /** Takes normalised words. Returns the place of the label that has them as an example. */
  placeOf(words: readonly string[]): number | undefined {
    const hash = questionHash(words)
    let from = 0
    let to = this.hashes.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.hashes[middle]! < hash) from = middle + 1
      else to = middle
    }
    return this.hashes[from] === hash ? this.places[from] : undefined
  }
}

const questionHash = (words: readonly string[]) => hashOf(words.join(' ')) >>> 0
