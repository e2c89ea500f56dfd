/** What is learned of the examples, and how it is asked. */
import { type Example, NOTHING } from '../../schemas/example.ts'
import { featuresOf } from './features.ts'
import { KnownWords } from './known-words.ts'
import { probabilities, sparse, type SparseWeights } from './sparse-weights.ts'
import { TaughtQuestions } from './taught-questions.ts'
import { train } from './train.ts'
import { columnsFor, idfOf, vectorOf } from './vectors.ts'
import { wordsOf } from './words.ts'

export interface Model {
  /** The labels that examples have, sorted. */
  readonly labels: readonly string[]
  readonly weights: SparseWeights
  /** The inverse document frequency of each column of a vector. */
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

/** What a model is called in a build's server folder. */
export const modelFileName = (name: ModelName) => `${name}-model.bin`

/** Learns from examples; the same examples give the same model. */
export function learn(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, k) => [label, k]))
  const columns = columnsFor(labels.length)
  const questions = examples.map(({ text, label }) => ({
    words: wordsOf(text),
    label: places.get(label) ?? 0,
  }))
  const features = questions.map(({ words }) => featuresOf(words, columns))
  const idf = idfOf(features, columns)
  const vectors = features.map((own, i) => ({
    vector: vectorOf(own, idf),
    label: questions[i]?.label ?? 0,
  }))
  const nothing = places.get(NOTHING)
  return {
    labels,
    weights: sparse(train(vectors, columns, labels.length)),
    idf,
    known: KnownWords.of(questions.filter(({ label }) => label !== nothing)),
    taught: TaughtQuestions.of(questions),
  }
}

/** How sure it is that a question means what the same words meant as an example. */
const TAUGHT = 0.9

/** Takes normalised words. Returns how probable each label is, in the order of labels; together they are 1. */
export function classify(model: Model, words: readonly string[]): Float64Array {
  const learned = probabilities(model.weights, vectorIn(model, words))
  const taught = model.taught.placeOf(words)
  if (taught === undefined) return learned
  return learned.map((value, k) => (1 - TAUGHT) * value + (k === taught ? TAUGHT : 0))
}

/** Takes normalised words. Returns their vector as the model sees it. */
export function vectorIn({ idf }: Model, words: readonly string[]) {
  return vectorOf(featuresOf(words, idf.length), idf)
}
