/** The first index of a sorted list whose item is at least this; the list's length if none is. */
export function lowerBound(sorted: ArrayLike<number>, least: number): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (sorted[middle]! < least) from = middle + 1
    else to = middle
  }
  return from
}
