/**
 * A linear model's weights as a question needs them: of every column only those that matter, a byte each
 * (compressed sparse rows).
 */
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
