/**
 * Acute distress: expressions that put the emergency entry first, whatever else matches.
 * Matching is by words as they stand (particles aside), not by stems: "למות" is not "מוות".
 */
import { withoutParticles } from './particles.ts'
import { isHebrew, tokenise } from './tokenise.ts'
import type { Bilingual, DistressRule } from './types.ts'

/** Stands for up to `LONGEST_GAP` words in an expression. */
const GAP = '…'
const LONGEST_GAP = 3

interface CompiledRule {
  readonly entry: string
  readonly expressions: readonly string[][]
  readonly unless: readonly string[][]
  readonly notWith: readonly string[][]
}

/** Takes the rules, the most important first. Returns a function that names the entry to show. */
export function createDistressDetector(rules: readonly DistressRule[]) {
  const compiled: CompiledRule[] = rules.map((rule) => ({
    entry: rule.entry,
    expressions: expressionsOf(rule),
    unless: expressionsOf(rule.unless),
    notWith: rule.notWith === undefined ? [] : expressionsOf(rule.notWith),
  }))

  /**
   * Takes the words of a query, each with what it may stand for. Returns the id of the entry that
   * must come first, or undefined where nothing speaks of distress.
   */
  return function detect(words: readonly (readonly string[])[]): string | undefined {
    const readings = words.map(readingsOf)
    return compiled.find((rule) => {
      if (rule.notWith.some((words) => occurrences(words, readings).length > 0)) return false
      const harmless = rule.unless.flatMap((expression) => occurrences(expression, readings))
      return rule.expressions.some((expression) =>
        occurrences(expression, readings).some(
          (found) => !harmless.some((span) => span.start < found.end && found.start < span.end),
        ),
      )
    })?.entry
  }
}

function expressionsOf(lists: Bilingual): string[][] {
  return [...lists.he, ...lists.en].map((expression) =>
    expression
      .split(GAP)
      .flatMap((part, i) => (i === 0 ? tokenise(part) : [GAP, ...tokenise(part)])),
  )
}

function readingsOf(alternatives: readonly string[]): Set<string> {
  const readings = new Set<string>()
  for (const word of alternatives) {
    readings.add(word)
    if (isHebrew(word)) for (const rest of withoutParticles(word)) readings.add(rest)
  }
  return readings
}

interface Occurrence {
  readonly start: number
  readonly end: number
}

function occurrences(
  expression: readonly string[],
  readings: readonly ReadonlySet<string>[],
): Occurrence[] {
  const found: Occurrence[] = []
  for (let start = 0; start < readings.length; start++) {
    const end = matchFrom(expression, 0, readings, start)
    if (end !== undefined) found.push({ start, end })
  }
  return found
}

/** Returns the index after the match of expression[at…] at `position`, or undefined. */
function matchFrom(
  expression: readonly string[],
  at: number,
  readings: readonly ReadonlySet<string>[],
  position: number,
): number | undefined {
  const word = expression[at]
  if (word === undefined) return position
  if (word === GAP) {
    for (let skip = 0; skip <= LONGEST_GAP; skip++) {
      const end = matchFrom(expression, at + 1, readings, position + skip)
      if (end !== undefined) return end
    }
    return undefined
  }
  return readings[position]?.has(word)
    ? matchFrom(expression, at + 1, readings, position + 1)
    : undefined
}
