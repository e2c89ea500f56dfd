/**
 * The lexicon, compiled to plain data: which words count little, and which expressions name a concept.
 * Expressions are compared by stems, so that content need not list particles and endings.
 */
import { isLatin, tokenise } from './tokenise.ts'
import type { Bilingual, Concept, Lexicon } from './types.ts'
import { wordOf } from './word.ts'
import type { Word } from './word.ts'

/** How much a word counts before the index is asked. */
export type WordClass = 'stop' | 'conversational' | 'elsewhere' | 'ordinary'

/** A concept and one of the expressions that name it. */
export interface NamedBy {
  readonly id: string
  readonly weak: boolean
  /** The first word of the expression as it stands in the lexicon. */
  readonly first: string
}

export interface CompiledLexicon {
  /** Every word of every expression and list: known, so never taken for a typo. */
  readonly words: ReadonlySet<string>
  readonly classes: ReadonlyMap<string, WordClass>
  /** Stems that stand in any expression. */
  readonly stems: ReadonlySet<string>
  /**
   * What each expression names, by its stems with a space after each. Beginnings of expressions stand
   * here too, with nothing.
   */
  readonly expressions: ReadonlyMap<string, readonly NamedBy[]>
}

/** Takes the lexicon as its owner writes it. Returns it compiled. */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const { elsewhere, conversational, stopWords, concepts, distress } = lexicon
  const words = new Set<string>()
  const classes = new Map<string, WordClass>()
  const classify = (lists: Bilingual, wordClass: WordClass) => {
    for (const entryWords of tokenised(lists)) {
      for (const word of entryWords) words.add(word)
      // Of an expression, the parts are ordinary words.
      const [word] = entryWords
      if (word !== undefined && entryWords.length === 1) classes.set(word, wordClass)
    }
  }
  classify(elsewhere, 'elsewhere')
  classify(conversational, 'conversational')
  classify(stopWords, 'stop')
  for (const lists of [...concepts, ...distress])
    for (const expression of tokenised(lists)) for (const word of expression) words.add(word)
  return { words, classes, ...compileConcepts(concepts) }
}

/** The class of a word, with or without Hebrew particles; a number is like conversation. */
export function classOf({ classes }: CompiledLexicon, { text, rests }: Word): WordClass {
  const own = classes.get(text)
  if (own !== undefined) return own
  for (const rest of rests) {
    const wordClass = classes.get(rest.text)
    if (wordClass !== undefined) return wordClass
  }
  return !isLatin(text) && /^\p{N}/u.test(text) ? 'conversational' : 'ordinary'
}

function compileConcepts(concepts: readonly Concept[]) {
  const stems = new Set<string>()
  const expressions = new Map<string, NamedBy[]>()
  for (const concept of concepts) {
    const weak = new Set(concept.weak?.map((form) => tokenise(form).join(' ')))
    for (const words of tokenised(concept)) {
      let key = ''
      for (const { stem } of words.map(wordOf)) {
        stems.add(stem)
        key += `${stem} `
        if (!expressions.has(key)) expressions.set(key, [])
      }
      expressions
        .get(key)
        ?.push({ id: concept.id, weak: weak.has(words.join(' ')), first: words[0] ?? '' })
    }
  }
  return { stems, expressions }
}

function tokenised({ he, en }: Bilingual): string[][] {
  return [...he, ...en].map(tokenise)
}
