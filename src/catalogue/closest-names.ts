import { memoised } from '../schemas/values.ts'

const MAX_COMPARED_CHARS = 200
const MAX_CLOSEST = 3

/** The three known names that are most like a wrong one, best first. */
export function closestNames(wrong: string, known: readonly string[]): string[] {
  const wanted = pairs(wrong.slice(0, MAX_COMPARED_CHARS))
  return comparable(known)
    .map(({ name, own }) => ({ name, score: diceOf(wanted, own) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CLOSEST)
    .map(({ name }) => name)
}

/** The letter pairs of names, kept with their list: a file may have thousands of wrong names. */
const comparable = memoised((known: readonly string[]) =>
  known.map((name) => ({ name, own: pairs(name) })),
)

/**
 * How alike two names are by their letter pairs, 0 to 1 (Dice's coefficient).
 *
 * @example likeness('parkin', 'parking') // 0.8
 */
export function likeness(wrong: string, known: string): number {
  return diceOf(pairs(wrong.slice(0, MAX_COMPARED_CHARS)), pairs(known))
}

function diceOf(wanted: ReadonlySet<string>, own: ReadonlySet<string>): number {
  return (2 * own.intersection(wanted).size) / (own.size + wanted.size)
}

const MIN_LIKENESS = 0.6

/** Of the known names, those that a wrong one was probably meant to be. */
export function likelyNames(wrong: string, known: readonly string[]): string[] {
  return closestNames(wrong, known).filter((name) => likeness(wrong, name) > MIN_LIKENESS)
}

function pairs(word: string): Set<string> {
  const letters = ` ${word.toLowerCase()} `
  return new Set(Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2)))
}
