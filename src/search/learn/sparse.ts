/** Makes a learned model small: a byte a weight, small ones left out. */
import type { SparseWeights } from '../model/sparse-weights.ts'
import type { LinearModel } from './train.ts'

/** A weight is one of so many steps of its class's largest, up or down; finer steps made no answer better. */
const STEPS = 15

/** Weights of fewer steps are left out; with a fifth more of them left out, .01 fewer questions were answered right. */
const FEWEST_STEPS = 1

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
    if (Math.abs(steps) >= FEWEST_STEPS) {
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
