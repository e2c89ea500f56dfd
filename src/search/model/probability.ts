/** Turns logits into probabilities, in place; together they are 1. */
export function softmax(logits: Float32Array | Float64Array): void {
  let largest = -Infinity
  for (let k = 0; k < logits.length; k += 1) largest = Math.max(largest, logits[k]!)
  let total = 0
  for (let k = 0; k < logits.length; k += 1) {
    const power = Math.exp(logits[k]! - largest)
    logits[k] = power
    total += power
  }
  for (let k = 0; k < logits.length; k += 1) logits[k]! /= total
}

/** The probability that has a logit. */
export const logistic = (logit: number) => 1 / (1 + Math.exp(-logit))
