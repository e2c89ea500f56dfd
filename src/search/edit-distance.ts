/**
 * Takes two words and a limit of 1 or 2. Returns how many insertions, deletions, substitutions and
 * swaps of neighbours turn one into the other (optimal string alignment), or undefined beyond the
 * limit. What the words share at both ends is skipped, so that most pairs cost a few comparisons.
 */
export function editDistance(from: string, to: string, limit: 1 | 2): number | undefined {
  let start = 0
  let fromEnd = from.length
  let toEnd = to.length
  if (Math.abs(fromEnd - toEnd) > limit) return undefined
  while (start < fromEnd && start < toEnd && from[start] === to[start]) start++
  while (fromEnd > start && toEnd > start && from[fromEnd - 1] === to[toEnd - 1]) {
    fromEnd--
    toEnd--
  }
  const fromLength = fromEnd - start
  const toLength = toEnd - start
  const longer = Math.max(fromLength, toLength)
  if (fromLength === 0 || toLength === 0) return longer <= limit ? longer : undefined
  if (longer === 1) return 1
  const isSwap = (at: number) => from[at] === to[at + 1] && from[at + 1] === to[at]
  if (fromLength === 2 && toLength === 2 && isSwap(start)) return 1
  // Neither end agrees, so each end costs an edit of its own.
  if (limit === 1) return undefined
  const distance = alignment(from.slice(start, fromEnd), to.slice(start, toEnd))
  return distance <= limit ? distance : undefined
}

/** The whole table, three rows at a time; words here are short and alike at neither end. */
function alignment(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const substituted = last[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      let cost = Math.min(substituted, last[column]! + 1, current[column - 1]! + 1)
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[to.length]!
}
