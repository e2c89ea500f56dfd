/**
 * Acute distress: expressions that put the emergency entry first, whatever else matches.
 * Matching is by words as they stand (particles aside), not by stems: "למות" is not "מוות".
 */
import { tokenise } from './tokenise.ts'
import type { Bilingual, DistressRule } from './types.ts'
import type { Word } from './word.ts'

/** Stands for up to `LONGEST_GAP` words in an expression. */
const GAP = '…'
const LONGEST_GAP = 3

/** Expressions by their first word, so that a query looks at few of them. */
type Expressions = ReadonlyMap<string, readonly (readonly string[])[]>

/** A rule, ready to be looked up. Plain data. */
export interface CompiledRule {
  readonly entry: string
  readonly expressions: Expressions
  readonly unless: Expressions
  readonly notWith: Expressions
}

/** Takes the rules as their owner writes them. Returns them compiled, in the same order. */
export function compileDistress(rules: readonly DistressRule[]): CompiledRule[] {
  return rules.map(({ entry, unless, notWith, ...expressions }) => ({
    entry,
    expressions: compile(expressions),
    unless: compile(unless),
    notWith: compile(notWith ?? { he: [], en: [] }),
  }))
}

/**
 * Takes the rules, the most important first, and the words of a query, each with what it may stand
 * for. Returns the id of the entry that must come first, or undefined where nothing speaks of distress.
 */
export function detectDistress(
  rules: readonly CompiledRule[],
  words: readonly (readonly Word[])[],
): string | undefined {
  const readings = words.map(readingsOf)
  return rules.find(({ expressions, unless, notWith }) => {
    const found = occurrences(expressions, readings)
    if (found.length === 0 || occurrences(notWith, readings).length > 0) return false
    const harmless = occurrences(unless, readings)
    return found.some(
      ({ start, end }) => !harmless.some((span) => span.start < end && start < span.end),
    )
  })?.entry
}

function compile({ he, en }: Bilingual): Expressions {
  const byFirst = new Map<string, string[][]>()
  for (const text of [...he, ...en]) {
    const expression = text
      .split(GAP)
      .flatMap((part, i) => (i === 0 ? tokenise(part) : [GAP, ...tokenise(part)]))
    const first = expression[0] ?? GAP
    byFirst.set(first, [...(byFirst.get(first) ?? []), expression])
  }
  return byFirst
}

function readingsOf(alternatives: readonly Word[]): Set<string> {
  const readings = new Set<string>()
  for (const { text, rests } of alternatives) {
    readings.add(text)
    for (const rest of rests) readings.add(rest.text)
  }
  return readings
}

interface Occurrence {
  readonly start: number
  readonly end: number
}

function occurrences(
  expressions: Expressions,
  readings: readonly ReadonlySet<string>[],
): Occurrence[] {
  const found: Occurrence[] = []
  readings.forEach((alternatives, start) => {
    for (const first of alternatives) {
      for (const expression of expressions.get(first) ?? []) {
        const end = matchFrom(expression, 0, readings, start)
        if (end !== undefined) found.push({ start, end })
      }
    }
  })
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
