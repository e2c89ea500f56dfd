const MOST_COMPARED = 200
const MOST_CLOSEST = 3

/** The known names that are most like a wrong one, best first. */
export function closestNames(wrong: string, known: readonly string[]): string[] {
  const wanted = pairs(wrong.slice(0, MOST_COMPARED))
  return known
    .map((name) => ({ name, score: share(wanted, pairs(name)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_CLOSEST)
    .map(({ name }) => name)
}

/** How many letter pairs a wrong name shares with a known one, from 0 to 1 (Dice's coefficient). */
export function likeness(wrong: string, known: string): number {
  return share(pairs(wrong.slice(0, MOST_COMPARED)), pairs(known))
}

function share(wanted: ReadonlySet<string>, own: ReadonlySet<string>): number {
  return (2 * own.intersection(wanted).size) / (own.size + wanted.size)
}

/** A name that is less like a wrong one was hardly meant. */
const LIKELY = 0.6

/** Of the known names, those that a wrong one was probably meant to be. */
export function likelyNames(wrong: string, known: readonly string[]): string[] {
  return closestNames(wrong, known).filter((name) => likeness(wrong, name) > LIKELY)
}

function pairs(word: string): Set<string> {
  const letters = ` ${word.toLowerCase()} `
  return new Set(Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2)))
}
