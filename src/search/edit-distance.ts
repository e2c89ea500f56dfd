/**
 * Whether one word can be turned into another by at most `limit` insertions, deletions,
 * substitutions or swaps of neighbours (optimal string alignment). Returns the distance, or
 * undefined beyond the limit. Works in a band around the diagonal: O(length × limit).
 */
export function editDistance(from: string, to: string, limit: number): number | undefined {
  if (Math.abs(from.length - to.length) > limit) return undefined
  const far = limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => Math.min(column, far))
  for (let row = 1; row <= from.length; row++) {
    const current = new Array<number>(to.length + 1).fill(far)
    if (row <= limit) current[0] = row
    let best = current[0] ?? far
    const start = Math.max(1, row - limit)
    const end = Math.min(to.length, row + limit)
    for (let column = start; column <= end; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (last[column - 1] ?? far) + (same ? 0 : 1),
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
      )
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped && row > 1) cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1)
      current[column] = Math.min(cost, far)
      best = Math.min(best, cost)
    }
    if (best > limit) return undefined
    beforeLast = last
    last = current
  }
  const distance = last[to.length] ?? far
  return distance <= limit ? distance : undefined
}
