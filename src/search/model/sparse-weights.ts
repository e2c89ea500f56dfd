/** A linear model's weights: of each column only those that matter, a byte each (compressed sparse rows). */
import type { SparseVector } from './vectors.ts'

export interface SparseWeights {
  /** Where each column's weights end in `classes` and `values`; they begin where the column before ends. */
  readonly ends: Uint32Array
  /** The class of each weight. */
  readonly classes: ClassIndices
  readonly values: Int8Array
  /** What each class's values are multiplied by to give its weights. */
  readonly scales: Float32Array
  readonly biases: Float32Array
}

/** Indices of classes: a byte each, where that is enough. */
export type ClassIndices = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>

/** The array that has room for the indices of so many classes. */
export const classIndices = (classes: number) => (classes <= 256 ? Uint8Array : Uint16Array)

/** Takes weights and a text's vector. Returns the logit of each class. */
export function logitsOf(
  { ends, classes, values: weights, scales, biases }: SparseWeights,
  { columns, values }: SparseVector,
): Float64Array {
  const logits = new Float64Array(biases.length)
  for (let i = 0; i < columns.length; i += 1) {
    const column = columns[i]!
    const value = values[i]!
    const end = ends[column]!
    for (let at = column === 0 ? 0 : ends[column - 1]!; at < end; at += 1) {
      const k = classes[at]!
      logits[k]! += weights[at]! * value
    }
  }
  for (let k = 0; k < logits.length; k += 1) logits[k] = logits[k]! * scales[k]! + biases[k]!
  return logits
}
