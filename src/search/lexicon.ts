/**
 * The lexicon, compiled: which words count little, and which spans of words name a concept.
 * Expressions are compared by stems, so that content need not list particles and endings.
 */
import { stemEnglish } from './english.ts'
import { withoutParticles } from './particles.ts'
import { stemHebrew } from './suffixes.ts'
import { isHebrew, isLatin, tokenise } from './tokenise.ts'
import type { Bilingual, Lexicon } from './types.ts'

/** A run of words that names concepts. */
export interface Span {
  readonly start: number
  /** Index after the last word. */
  readonly end: number
  readonly concepts: readonly { id: string; weak: boolean }[]
}

/** How much a word counts before the index is asked. */
export type WordClass = 'stop' | 'conversational' | 'elsewhere' | 'ordinary'

/** Words whose stems are remembered; texts repeat themselves, and queries do. */
const MAX_REMEMBERED = 20_000

interface NamedBy {
  readonly id: string
  readonly weak: boolean
  /** The words of the expression as they stand in the lexicon. */
  readonly words: readonly string[]
}

interface Node {
  readonly next: Map<string, Node>
  readonly concepts: NamedBy[]
}

export class CompiledLexicon {
  /** Every word of every expression and list: known, so never taken for a typo. */
  readonly words: ReadonlySet<string>
  readonly #classes = new Map<string, WordClass>()
  /** Stems that stand in any expression. */
  readonly #stems = new Set<string>()
  readonly #keys = new Map<string, readonly string[]>()
  readonly #root: Node = { next: new Map(), concepts: [] }

  constructor(lexicon: Lexicon) {
    const words = new Set<string>()
    const all = (lists: Bilingual) => [...lists.he, ...lists.en]
    const classify = (lists: Bilingual, wordClass: WordClass) => {
      for (const entry of all(lists)) {
        const entryWords = tokenise(entry)
        for (const word of entryWords) words.add(word)
        // Of an expression, the parts are ordinary words.
        const [word] = entryWords
        if (word !== undefined && entryWords.length === 1) this.#classes.set(word, wordClass)
      }
    }
    classify(lexicon.elsewhere, 'elsewhere')
    classify(lexicon.conversational, 'conversational')
    classify(lexicon.stopWords, 'stop')
    for (const concept of lexicon.concepts) {
      const weak = new Set(concept.weak?.map((form) => tokenise(form).join(' ')))
      for (const form of all(concept)) {
        const formWords = tokenise(form)
        for (const word of formWords) words.add(word)
        const isWeak = weak.has(formWords.join(' '))
        this.#add({ id: concept.id, weak: isWeak, words: formWords })
      }
    }
    for (const rule of lexicon.distress) {
      for (const form of all(rule)) for (const word of tokenise(form)) words.add(word)
    }
    this.words = words
  }

  /** The class of a word, with or without Hebrew particles; a number is like conversation. */
  classOf(word: string): WordClass {
    const own = this.#classes.get(word) ?? (/^\p{N}/u.test(word) ? 'conversational' : undefined)
    if (own !== undefined || !isHebrew(word)) return own ?? 'ordinary'
    for (const rest of withoutParticles(word)) {
      const wordClass = rest.length > 1 ? this.#classes.get(rest) : undefined
      if (wordClass !== undefined) return wordClass
    }
    return 'ordinary'
  }

  /** The concepts named in a sequence of words: longest span first, none overlapping. */
  spans(words: readonly (readonly string[])[]): Span[] {
    const keys = words.map((alternatives) => alternatives.flatMap((word) => this.#keysOf(word)))
    const found: Span[] = []
    for (let start = 0; start < words.length; start++)
      found.push(...this.#spansFrom(words, keys, start))
    const taken = new Set<number>()
    return found
      .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
      .filter((span) => {
        for (let i = span.start; i < span.end; i++) if (taken.has(i)) return false
        for (let i = span.start; i < span.end; i++) taken.add(i)
        return true
      })
  }

  #add(expression: NamedBy): void {
    let node = this.#root
    for (const word of expression.words) {
      const key = stemKey(word)
      this.#stems.add(key)
      let next = node.next.get(key)
      if (next === undefined) node.next.set(key, (next = { next: new Map(), concepts: [] }))
      node = next
    }
    node.concepts.push(expression)
  }

  /** The stems by which a word may stand in an expression: its own, and those without particles. */
  #keysOf(word: string): readonly string[] {
    const known = this.#keys.get(word)
    if (known !== undefined) return known
    const forms = isHebrew(word) ? [word, ...withoutParticles(word)] : [word]
    const keys = [...new Set(forms.map(stemKey))].filter((key) => this.#stems.has(key))
    if (this.#keys.size >= MAX_REMEMBERED) this.#keys.clear()
    this.#keys.set(word, keys)
    return keys
  }

  /** A word that counts little names a concept only as it stands: "was" is not a form of "wa". */
  #mayName(alternatives: readonly string[], { words: [expression = ''] }: NamedBy): boolean {
    return alternatives.some((word) => {
      const wordClass = this.classOf(word)
      if (wordClass !== 'stop' && wordClass !== 'conversational') return true
      return word === expression || (isHebrew(word) && withoutParticles(word).includes(expression))
    })
  }

  /** Every span that begins at `start`; one of each length. */
  #spansFrom(
    words: readonly (readonly string[])[],
    keys: readonly (readonly string[])[],
    start: number,
  ): Span[] {
    const byEnd = new Map<number, Span['concepts']>()
    let nodes: Node[] = [this.#root]
    for (let end = start; end < keys.length && nodes.length > 0; end++) {
      const reached: Node[] = []
      for (const key of keys[end] ?? []) {
        for (const node of nodes) {
          const next = node.next.get(key)
          if (next !== undefined) reached.push(next)
        }
      }
      const named = reached
        .flatMap((node) => node.concepts)
        .filter((expression) => end > start || this.#mayName(words[start] ?? [], expression))
      if (named.length > 0) byEnd.set(end + 1, distinctConcepts(named))
      nodes = reached
    }
    return Array.from(byEnd, ([end, concepts]) => ({ start, end, concepts }))
  }
}

/** Two expressions of one concept with one stem: the stronger holds. */
function distinctConcepts(named: readonly NamedBy[]): Span['concepts'] {
  const weakness = new Map<string, boolean>()
  for (const { id, weak } of named) weakness.set(id, weak && (weakness.get(id) ?? true))
  return Array.from(weakness, ([id, weak]) => ({ id, weak }))
}

function stemKey(word: string): string {
  if (isHebrew(word)) return stemHebrew(word)
  return isLatin(word) ? stemEnglish(word) : word
}
