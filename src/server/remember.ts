/** The most headers that are remembered: clients send a handful, and whoever sends more gains nothing. */
const MOST_REMEMBERED = 200

/**
 * Remembers what a function made of a header. Parsing the same few headers anew for every request cost
 * more than the rest of a static answer.
 */
export function remember<Result>(
  negotiate: (header: string) => Result,
): (header: string) => Result {
  const known = new Map<string, Result>()
  return (header) => {
    const before = known.get(header)
    if (before !== undefined || known.has(header)) return before as Result
    const result = negotiate(header)
    if (known.size < MOST_REMEMBERED) known.set(header, result)
    return result
  }
}
