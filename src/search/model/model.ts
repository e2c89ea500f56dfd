/** What was learned from examples, and how a text is classified by it. Learning itself is in `../learn/`. */
import { createFeaturesOf } from './features.ts'
import type { KnownWords } from './known-words.ts'
import { logistic, softmax } from './probability.ts'
import { logitsOf, type SparseWeights } from './sparse-weights.ts'
import type { TaughtQuestions } from './taught-questions.ts'
import { type SparseVector, vectorOf } from './vectors.ts'

export interface Model {
  /** The labels that examples have, sorted. */
  readonly labels: readonly string[]
  /** A class for each label, and behind them one of its own: whether a text speaks of danger. */
  readonly weights: SparseWeights
  /** The inverse document frequency of each column of a vector: a multiple of 1 / `IDF_STEPS`. */
  readonly idf: Float32Array
  /** The words of all examples but those that nothing answers. */
  readonly known: KnownWords
  /** The examples, word for word. */
  readonly taught: TaughtQuestions
}

/**
 * `search` says which entry answers a question; `situations`, which situation of the page of help a question about
 * danger speaks of.
 */
export type ModelName = 'search' | 'situations'
export type Models = Readonly<Record<ModelName, Model>>

/** Inverse document frequencies, of 1 to 15, are kept in steps of 1 / 16, so that each fits into a byte. */
export const IDF_STEPS = 16

/** The name of a model's file in a build's server folder. */
export const modelFileName = (name: ModelName) => `${name}-model.bin`

/** How probable the label of an example is for a question in the same words. */
const TAUGHT_PROBABILITY = 0.97

/** What a model says of a text. */
export interface Reading {
  /** How probable each label is, in the order of the model's labels; together they are 1. */
  readonly probabilities: Float64Array
  /** How probable it is that the text speaks of danger, whatever else it says. */
  readonly danger: number
}

/** Takes normalised words. Returns what the model says of them. */
export type Read = (words: readonly string[]) => Reading

/**
 * Makes a function that reads the texts of one question: a text that stands there twice is read once.
 *
 * @param isDanger Whether a label's examples speak of danger.
 */
export function createRead(model: Model, isDanger: (label: string) => boolean): Read {
  const { weights, idf, taught, labels } = model
  const featuresOf = createFeaturesOf(idf.length)
  const readings = new Map<string, Reading>()

  function readNew(words: readonly string[], text: string): Reading {
    const logits = logitsOf(weights, vectorOf(featuresOf(words), idf))
    const probabilities = logits.subarray(0, labels.length)
    softmax(probabilities)
    const learned = { probabilities, danger: logistic(logits[labels.length] ?? 0) }
    const k = taught.placeOf(text)
    if (k === undefined) return learned
    return {
      probabilities: probabilities.map((value, other) => corrected(value, other === k)),
      danger: corrected(learned.danger, isDanger(labels[k] ?? '')),
    }
  }

  return (words) => {
    const text = words.join(' ')
    const reading = readings.get(text) ?? readNew(words, text)
    readings.set(text, reading)
    return reading
  }
}

/** A learned probability of something, corrected by an example in the same words that says whether it is so. */
const corrected = (learned: number, isSo: boolean) =>
  (1 - TAUGHT_PROBABILITY) * learned + (isSo ? TAUGHT_PROBABILITY : 0)

/** Takes normalised words. Returns how probable each label is, in the order of the model's labels. */
export function classify(model: Model, words: readonly string[]): Float64Array {
  return createRead(model, () => false)(words).probabilities
}

/** Takes normalised words. Returns their vector as the model sees it. */
export function vectorIn({ idf }: Model, words: readonly string[]): SparseVector {
  return vectorOf(createFeaturesOf(idf.length)(words), idf)
}
