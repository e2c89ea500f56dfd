/**
 * Learns from examples: multinomial logistic regression (Bishop, Pattern Recognition and Machine Learning,
 * 4.3.4), fitted by stochastic gradient descent with AdaGrad's step sizes (Duchi, Hazan and Singer, 2011),
 * one for each column. The same examples give the same bytes: their order comes from a seeded generator.
 */
import type { SparseVector } from './vectors.ts'

/** Chosen by leaving out one group of askers after the other: `npm run eval`. */
const EPOCHS = 4
const RATE = 1.6
const DECAY = 1e-4
/**
 * The share of an example's features that are left out, others each time: so that no class leans on a few
 * (Srivastava et al., Dropout, 2014). It raised what was first right by .01 on groups left out.
 */
const DROPOUT = 0.5
/**
 * What share of an example speaks for all classes alike: its answer is seldom the only right one (label
 * smoothing; Szegedy et al., Rethinking the Inception Architecture, 2016).
 */
const SMOOTHING = 0.05
/** The bias of a class is in every example, so it moves in smaller steps. */
const BIAS_RATE = 0.05
/** Classes that an example says less about than this are left as they are, to save time. */
const LEAST_GRADIENT = 5e-3
const SEED = 1

/** An example to learn from. */
export interface LabelledVector {
  readonly vector: SparseVector
  /** Index of its class. */
  readonly label: number
}

/** A linear model: for each column a row of weights, one a class. */
export interface LinearModel {
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/**
 * Fits a model.
 *
 * @param examples In any order; the same order gives the same model.
 * @param columns How many columns their vectors have.
 * @param classes How many classes there are.
 */
export function train(
  examples: readonly LabelledVector[],
  columns: number,
  classes: number,
): LinearModel {
  const model = {
    weights: new Float32Array(columns * classes),
    biases: new Float32Array(classes),
  }
  const squares = new Float32Array(columns).fill(1e-8)
  const sums = new Float64Array(classes)
  const order = Array.from(examples)
  const random = generator(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
    for (const { vector, label } of order) {
      const some = withoutSome(vector, random)
      sums.set(model.biases)
      addSums(model.weights, some, sums)
      softmax(sums)
      for (let k = 0; k < classes; k += 1) sums[k]! -= SMOOTHING / classes
      sums[label]! -= 1 - SMOOTHING
      descend(model, squares, some, sums, rate)
    }
  }
  return model
}

/**
 * Adds to each class's sum what the columns of a text say for it: of four columns at a time, so that a sum is
 * fetched and kept once for four of them, which saves a third of the time that learning takes.
 */
function addSums(weights: Float32Array, { columns, values }: SparseVector, sums: Float64Array) {
  const classes = sums.length
  for (let i = 0; i < columns.length; i += 4) {
    // Beyond the last column there is nothing, which says nothing.
    const rowA = columns[i]! * classes
    const rowB = (columns[i + 1] ?? 0) * classes
    const rowC = (columns[i + 2] ?? 0) * classes
    const rowD = (columns[i + 3] ?? 0) * classes
    const a = values[i]!
    const b = values[i + 1] ?? 0
    const c = values[i + 2] ?? 0
    const d = values[i + 3] ?? 0
    for (let k = 0; k < classes; k += 1)
      sums[k] =
        sums[k]! +
        weights[rowA + k]! * a +
        weights[rowB + k]! * b +
        weights[rowC + k]! * c +
        weights[rowD + k]! * d
  }
}

/** One step against the gradient of the loss, which is what each class's probability is too large by. */
function descend(
  { weights, biases }: LinearModel,
  squares: Float32Array,
  { columns, values }: SparseVector,
  tooLarge: Float64Array,
  rate: number,
): void {
  const classes = tooLarge.length
  const told: number[] = []
  let square = 0
  for (let k = 0; k < classes; k += 1) {
    const slope = tooLarge[k]!
    if (Math.abs(slope) < LEAST_GRADIENT) continue
    told.push(k)
    square += slope * slope
    biases[k]! -= BIAS_RATE * rate * slope
  }
  for (let i = 0; i < columns.length; i += 1) {
    const column = columns[i]!
    const value = values[i]!
    squares[column]! += value * value * square
    const step = rate / Math.sqrt(squares[column]!)
    const kept = 1 - step * DECAY
    for (const k of told) {
      const at = column * classes + k
      weights[at] = weights[at]! * kept - step * value * tooLarge[k]!
    }
  }
}

/** Turns sums into probabilities, in place: positive, and 1 together. */
export function softmax(sums: Float64Array): void {
  let largest = -Infinity
  for (const sum of sums) largest = Math.max(largest, sum)
  let total = 0
  for (let k = 0; k < sums.length; k += 1) {
    const power = Math.exp(sums[k]! - largest)
    sums[k] = power
    total += power
  }
  for (let k = 0; k < sums.length; k += 1) sums[k]! /= total
}

/** A vector that lacks a share of its columns; the others make up for them. */
function withoutSome({ columns, values }: SparseVector, random: () => number): SparseVector {
  const kept = new Int32Array(columns.length)
  const raised = new Float32Array(columns.length)
  let count = 0
  for (let i = 0; i < columns.length; i += 1) {
    if (random() < DROPOUT) continue
    kept[count] = columns[i]!
    raised[count] = values[i]! / (1 - DROPOUT)
    count += 1
  }
  return { columns: kept.subarray(0, count), values: raised.subarray(0, count) }
}

/** Fisher and Yates's shuffle, in place. */
function shuffle(list: unknown[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[list[i], list[j]] = [list[j], list[i]]
  }
}

/** Numbers from 0 to 1, the same for the same seed: a linear congruential generator (Numerical Recipes, 7.1). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
