/** The value that a share of some values is not above; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
