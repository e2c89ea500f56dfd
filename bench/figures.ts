/**
 * The value at a share (0 to 1) of the sorted values; NaN if there are none.
 *
 * @example percentile([3, 1, 2], 0.5) // 2
 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
