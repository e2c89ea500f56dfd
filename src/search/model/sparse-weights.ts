/**
 * A linear model's weights as a question needs them: of every column only those that matter, a byte each
 * (compressed sparse rows).
 */
import { type LinearModel, softmax } from './train.ts'
import type { SparseVector } from './vectors.ts'

/** The weights of a column stand from where those of the column before end to where its own end. */
export interface SparseWeights {
  readonly ends: Uint32Array
  /** The class of each weight. */
  readonly classes: Uint16Array
  readonly values: Int8Array
  /** What the weights of each class are to be multiplied with. */
  readonly scales: Float32Array
  readonly biases: Float32Array
}

/** A weight is one of so many steps of its class's largest, up or down; more said nothing more. */
const STEPS = 31

/** Weights of fewer steps are left out. */
const LEAST = 2

/** Takes a model. Returns it at a tenth of its size; what is first right changes by .002. */
export function sparse({ weights, biases }: LinearModel): SparseWeights {
  const count = biases.length
  const largest = new Float32Array(count)
  for (let at = 0; at < weights.length; at += 1)
    largest[at % count] = Math.max(largest[at % count]!, Math.abs(weights[at]!))
  const ends = new Uint32Array(count === 0 ? 0 : weights.length / count)
  const classes: number[] = []
  const values: number[] = []
  for (let at = 0; at < weights.length; at += 1) {
    const k = at % count
    const steps = (STEPS * weights[at]!) / largest[k]!
    if (Math.abs(steps) >= LEAST) {
      classes.push(k)
      values.push(Math.round(steps))
    }
    if (k === count - 1) ends[(at - k) / count] = classes.length
  }
  return {
    ends,
    classes: Uint16Array.from(classes),
    values: Int8Array.from(values),
    scales: largest.map((most) => most / STEPS),
    biases,
  }
}

/** How probable each class is for a text; together they are 1. */
export function probabilities(weights: SparseWeights, vector: SparseVector): Float64Array {
  const sums = sumsOf(weights, vector)
  softmax(sums)
  return sums
}

/** How much speaks for each class. */
export function sumsOf(
  { ends, classes, values: weights, scales, biases }: SparseWeights,
  { columns, values }: SparseVector,
): Float64Array {
  const sums = new Float64Array(biases.length)
  for (let i = 0; i < columns.length; i += 1) {
    const column = columns[i]!
    const value = values[i]!
    const end = ends[column]!
    for (let at = column === 0 ? 0 : ends[column - 1]!; at < end; at += 1) {
      const k = classes[at]!
      sums[k]! += weights[at]! * value
    }
  }
  for (let k = 0; k < sums.length; k += 1) sums[k] = sums[k]! * scales[k]! + biases[k]!
  return sums
}
