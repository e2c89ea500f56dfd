const MOST_COMPARED = 200
const MOST_NAMED = 3

/** The known names that share most letter pairs with a wrong one (Dice's coefficient), best first. */
export function closestNames(wrong: string, known: readonly string[]): string[] {
  const wanted = pairs(wrong.slice(0, MOST_COMPARED))
  const likeness = (name: string) => {
    const own = pairs(name)
    return (2 * own.intersection(wanted).size) / (own.size + wanted.size)
  }
  return known
    .map((name) => ({ name, score: likeness(name) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
}

/** What to write instead of a wrong name, for the person who mistyped it. */
export function perhaps(wrong: string, known: Iterable<string>): string {
  return `perhaps ${closestNames(wrong, [...known]).join(' or ')}`
}

function pairs(word: string): Set<string> {
  const letters = ` ${word.toLowerCase()} `
  return new Set(Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2)))
}
