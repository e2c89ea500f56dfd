/** What was learned of examples, and how it is asked. Nothing here learns: `../learn/` does. */
import { featuresOf } from './features.ts'
import type { KnownWords } from './known-words.ts'
import { logistic, softmax } from './probability.ts'
import { type SparseWeights, sumsOf } from './sparse-weights.ts'
import type { TaughtQuestions } from './taught-questions.ts'
import { type SparseVector, vectorOf } from './vectors.ts'

export interface Model {
  /** The labels that examples have, sorted. */
  readonly labels: readonly string[]
  readonly weights: SparseWeights
  /** The weights of one class: that a text speaks of danger. */
  readonly danger: SparseWeights
  /** The inverse document frequency of each column of a vector, in steps that a byte has room for. */
  readonly idf: Float32Array
  /** The words of examples that an entry answers. */
  readonly known: KnownWords
  /** The examples, word for word. */
  readonly taught: TaughtQuestions
}

/**
 * What is learned: which entry answers a question, and which situation of the page of help a question of danger
 * speaks of.
 */
export type ModelName = 'search' | 'situations'
export type Models = Readonly<Record<ModelName, Model>>

/** So many steps of an inverse document frequency, of 1 to 15, make 1. */
export const IDF_STEPS = 16

/** What a model is called in a build's server folder. */
export const modelFileName = (name: ModelName) => `${name}-model.bin`

/** How sure it is that a question means what the same words meant as an example. */
const TAUGHT = 0.97

/** What a model says of a text. */
export interface Reading {
  /** How probable each label is, in the order of labels; together they are 1. */
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
  const probabilities = sumsOf(model.weights, vector)
  softmax(probabilities)
  const danger = logistic(sumsOf(model.danger, vector)[0] ?? 0)
  const taught = model.taught.placeOf(words)
  if (taught === undefined) return { probabilities, danger }
  const isTaughtDanger = isDanger(model.labels[taught] ?? '')
  return {
    probabilities: probabilities.map((value, k) => heard(value, k === taught)),
    danger: heard(danger, isTaughtDanger),
  }
}

/** A probability, where an example says what is so. */
const heard = (learned: number, isSo: boolean) => (1 - TAUGHT) * learned + (isSo ? TAUGHT : 0)

/** The same, where danger does not matter: how probable each label is. */
export function classify(model: Model, words: readonly string[]): Float64Array {
  return read(model, words, () => false).probabilities
}

/** Takes normalised words. Returns their vector as the model sees it. */
export function vectorIn({ idf }: Model, words: readonly string[]): SparseVector {
  return vectorOf(featuresOf(words, idf.length), idf)
}
