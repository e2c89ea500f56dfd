const MOST_COMPARED = 200

/** The known names that share most letter pairs with a wrong one (Dice's coefficient), best first. */
export function closestNames(wrong: string, known: readonly string[], most = 3): string[] {
  const wanted = pairs(wrong.slice(0, MOST_COMPARED))
  const likeness = (name: string) => {
    const own = pairs(name)
    const shared = [...own].filter((pair) => wanted.has(pair)).length
    return (2 * shared) / (own.size + wanted.size)
  }
  return known
    .map((name) => ({ name, score: likeness(name) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ name }) => name)
}

function pairs(word: string): Set<string> {
  const letters = ` ${word.toLowerCase()} `
  return new Set(Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2)))
}
