/** Which runs of words name concepts. */
import { classOf, stemKey } from './lexicon.ts'
import type { CompiledLexicon, NamedBy } from './lexicon.ts'
import { withoutParticles } from './particles.ts'
import { isHebrew } from './tokenise.ts'

/** A run of words that names concepts. */
export interface Span {
  readonly start: number
  /** Index after the last word. */
  readonly end: number
  readonly concepts: readonly { id: string; weak: boolean }[]
}

/** The stems by which a word may stand in an expression: its own, and those without particles. */
export type StemsOf = (word: string) => readonly string[]

/** Takes the lexicon. Returns the stems of a word that stand in any of its expressions. */
export function createStemsOf({ stems }: CompiledLexicon): StemsOf {
  return (word) => {
    const forms = isHebrew(word) ? [word, ...withoutParticles(word)] : [word]
    return [...new Set(forms.map(stemKey))].filter((stem) => stems.has(stem))
  }
}

/**
 * Takes the lexicon and a sequence of words, each with what it may stand for. Returns the runs that
 * name concepts: longest first, none overlapping.
 */
export function findSpans(
  lexicon: CompiledLexicon,
  words: readonly (readonly string[])[],
  stemsOf: StemsOf = createStemsOf(lexicon),
): Span[] {
  const stems = words.map((alternatives) => alternatives.flatMap(stemsOf))
  const found: Span[] = []
  for (let start = 0; start < words.length; start++)
    if (stems[start]!.length > 0) found.push(...spansFrom(lexicon, words, stems, start))
  const taken = new Set<number>()
  return found
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
    .filter((span) => {
      for (let i = span.start; i < span.end; i++) if (taken.has(i)) return false
      for (let i = span.start; i < span.end; i++) taken.add(i)
      return true
    })
}

/** Every span that begins at `start`; one of each length. */
function spansFrom(
  lexicon: CompiledLexicon,
  words: readonly (readonly string[])[],
  stems: readonly (readonly string[])[],
  start: number,
): Span[] {
  const found: Span[] = []
  let beginnings = ['']
  for (let end = start; end < stems.length && beginnings.length > 0; end++) {
    const reached: string[] = []
    for (const stem of stems[end]!)
      for (const beginning of beginnings) {
        const key = `${beginning}${stem} `
        if (lexicon.expressions.has(key)) reached.push(key)
      }
    const named = reached
      .flatMap((key) => lexicon.expressions.get(key) ?? [])
      .filter((expression) => end > start || mayName(lexicon, words[start] ?? [], expression))
    if (named.length > 0) found.push({ start, end: end + 1, concepts: distinctConcepts(named) })
    beginnings = reached
  }
  return found
}

/** A word that counts little names a concept only as it stands: "was" is not a form of "wa". */
function mayName(
  lexicon: CompiledLexicon,
  alternatives: readonly string[],
  { first }: NamedBy,
): boolean {
  return alternatives.some((word) => {
    const wordClass = classOf(lexicon, word)
    if (wordClass !== 'stop' && wordClass !== 'conversational') return true
    return word === first || (isHebrew(word) && withoutParticles(word).includes(first))
  })
}

/** Two expressions of one concept with one stem: the stronger holds. */
function distinctConcepts(named: readonly NamedBy[]): Span['concepts'] {
  const weakness = new Map<string, boolean>()
  for (const { id, weak } of named) weakness.set(id, weak && (weakness.get(id) ?? true))
  return Array.from(weakness, ([id, weak]) => ({ id, weak }))
}
