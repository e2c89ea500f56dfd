import { hashOf } from './hash.ts'
import { lowerBound } from './lower-bound.ts'

/** An example: its normalised words, and the index of its label in the model's labels. */
interface Question {
  readonly words: readonly string[]
  readonly label: number
}

/**
 * The examples themselves, as hashes: a question in the words of an example gets its label, whatever else was learned.
 * Words that are examples of two labels are left out.
 */
export class TaughtQuestions {
  /** Sorted. */
  readonly hashes: Uint32Array
  /** The index of the label of each hash. */
  readonly places: Uint16Array

  /** Takes the `hashes` and `places` of another one. */
  constructor(hashes: Uint32Array, places: Uint16Array) {
    this.hashes = hashes
    this.places = places
  }

  static of(questions: readonly Question[]): TaughtQuestions {
    const taught = new Map<number, Set<number>>()
    for (const { words, label } of questions) {
      const hash = questionHash(words.join(' '))
      taught.set(hash, (taught.get(hash) ?? new Set()).add(label))
    }
    const certain = [...taught].filter(([, all]) => all.size === 1).sort(([a], [b]) => a - b)
    return new TaughtQuestions(
      Uint32Array.from(certain, ([hash]) => hash),
      Uint16Array.from(certain, ([, all]) => [...all][0] ?? 0),
    )
  }

  /** Takes normalised words with a space between them. Returns the index of the label that has them as an example, if one has. */
  placeOf(text: string): number | undefined {
    const hash = questionHash(text)
    const at = lowerBound(this.hashes, hash)
    return this.hashes[at] === hash ? this.places[at] : undefined
  }
}

const questionHash = (text: string) => hashOf(text) >>> 0
