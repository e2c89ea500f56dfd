/** Which runs of words name concepts. */
import { classOf } from './lexicon.ts'
import type { CompiledLexicon, NamedBy } from './lexicon.ts'
import type { Stemmed, Word } from './word.ts'

/** A run of words that names concepts. */
export interface Span {
  readonly start: number
  /** Index after the last word. */
  readonly end: number
  readonly concepts: readonly { id: string; weak: boolean }[]
}

/**
 * Takes the lexicon and a sequence of words, each with what it may stand for. Returns the runs that
 * name concepts: longest first, none overlapping.
 */
export function findSpans(lexicon: CompiledLexicon, words: readonly (readonly Word[])[]): Span[] {
  const stems = words.map((alternatives) => stemsOf(lexicon, alternatives))
  const found: Span[] = []
  for (let start = 0; start < words.length; start++)
    addSpansFrom(lexicon, words, stems, start, found)
  if (found.length < 2) return found
  const taken: boolean[] = words.map(() => false)
  return found
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
    .filter(({ start, end }) => {
      for (let i = start; i < end; i++) if (taken[i]) return false
      return taken.fill(true, start, end)
    })
}

/** The stems by which a word may stand in an expression: its own, and those without particles. */
function stemsOf({ stems }: CompiledLexicon, alternatives: readonly Word[]): string[] {
  const found: string[] = []
  const add = ({ stem }: Stemmed) => {
    if (stems.has(stem) && !found.includes(stem)) found.push(stem)
  }
  for (const word of alternatives) {
    add(word)
    word.rests.forEach(add)
  }
  return found
}

/** Adds every span that begins at `start`; one of each length. */
function addSpansFrom(
  lexicon: CompiledLexicon,
  words: readonly (readonly Word[])[],
  stems: readonly (readonly string[])[],
  start: number,
  found: Span[],
): void {
  let beginnings = ['']
  for (let end = start; end < stems.length && beginnings.length > 0; end++) {
    const reached: string[] = []
    const named: NamedBy[] = []
    for (const stem of stems[end]!)
      for (const beginning of beginnings) {
        const key = `${beginning}${stem} `
        const expressions = lexicon.expressions.get(key)
        if (expressions === undefined) continue
        reached.push(key)
        named.push(...expressions)
      }
    const naming = end > start ? named : whatNames(lexicon, words[start]!, named)
    if (naming.length > 0) found.push({ start, end: end + 1, concepts: distinctConcepts(naming) })
    beginnings = reached
  }
}

/** A word that counts little names a concept only as it stands: "was" is not a form of "wa". */
function whatNames(
  lexicon: CompiledLexicon,
  alternatives: readonly Word[],
  named: readonly NamedBy[],
): readonly NamedBy[] {
  if (named.length === 0) return named
  const countsLittle = alternatives.every((word) =>
    ['stop', 'conversational'].includes(classOf(lexicon, word)),
  )
  if (!countsLittle) return named
  return named.filter(({ first }) =>
    alternatives.some(
      ({ text, rests }) => text === first || rests.some((rest) => rest.text === first),
    ),
  )
}

/** Two expressions of one concept with one stem: the stronger holds. */
function distinctConcepts(named: readonly NamedBy[]): Span['concepts'] {
  const concepts: { id: string; weak: boolean }[] = []
  for (const { id, weak } of named) {
    const same = concepts.find((concept) => concept.id === id)
    if (same === undefined) concepts.push({ id, weak })
    else same.weak &&= weak
  }
  return concepts
}
