/** What was learned from examples, and how a text is classified by it. Learning itself is in `../learn/`. */
import { featuresOf } from './features.ts'
import type { KnownWords } from './known-words.ts'
import { logistic, softmax } from './probability.ts'
import { logitsOf, type SparseWeights } from './sparse-weights.ts'
import type { TaughtQuestions } from './taught-questions.ts'
import { type SparseVector, vectorOf } from './vectors.ts'

export interface Model {
  /** The labels that examples have, sorted. */
  readonly labels: readonly string[]
  readonly weights: SparseWeights
  /** A model of one class: whether a text speaks of danger. */
  readonly danger: SparseWeights
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

/**
 * Takes normalised words. Returns what the model says of them.
 *
 * @param isDanger Whether a label's examples speak of danger.
 */
export function read(
  model: Model,
  words: readonly string[],
  isDanger: (label: string) => boolean,
): Reading {
  const vector = vectorIn(model, words)
  const probabilities = logitsOf(model.weights, vector)
  softmax(probabilities)
  const danger = logistic(logitsOf(model.danger, vector)[0] ?? 0)
  const taught = model.taught.placeOf(words)
  if (taught === undefined) return { probabilities, danger }
  const isTaughtDanger = isDanger(model.labels[taught] ?? '')
  return {
    probabilities: probabilities.map((value, k) => corrected(value, k === taught)),
    danger: corrected(danger, isTaughtDanger),
  }
}

/** A learned probability of something, corrected by an example in the same words that says whether it is so. */
const corrected = (learned: number, isSo: boolean) =>
  (1 - TAUGHT_PROBABILITY) * learned + (isSo ? TAUGHT_PROBABILITY : 0)

/** Takes normalised words. Returns how probable each label is, in the order of the model's labels. */
export function classify(model: Model, words: readonly string[]): Float64Array {
  return read(model, words, () => false).probabilities
}

/** Takes normalised words. Returns their vector as the model sees it. */
export function vectorIn({ idf }: Model, words: readonly string[]): SparseVector {
  return vectorOf(featuresOf(words, idf.length), idf)
}
