/** Turns sums into probabilities, in place: positive, and 1 together. */
export function softmax(sums: Float64Array): void {
  let largest = -Infinity
  for (let k = 0; k < sums.length; k += 1) largest = Math.max(largest, sums[k]!)
  let total = 0
  for (let k = 0; k < sums.length; k += 1) {
    const power = Math.exp(sums[k]! - largest)
    sums[k] = power
    total += power
  }
  for (let k = 0; k < sums.length; k += 1) sums[k]! /= total
}

/** The probability that a sum says. */
export const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))
