/**
 * What a search has to know of the entries and the lexicon, worked out before any query. It is plain
 * data (maps, sets, arrays), so that a build can write it to a file and a server start with it.
 */
import { compileDistress } from './distress.ts'
import type { CompiledRule } from './distress.ts'
import { wordWeight } from './information.ts'
import { classOf, compileLexicon } from './lexicon.ts'
import type { CompiledLexicon } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import type { Passage } from './passages.ts'
import { buildIndex, postingOf } from './postings.ts'
import type { Index } from './postings.ts'
import { arrangeWords } from './spelling.ts'
import type { KnownWords } from './spelling.ts'
import { tokenise } from './tokenise.ts'
import type { Lexicon, SearchDocument } from './types.ts'
import { wordOf } from './word.ts'

export interface SearchData {
  /** Ids of the entries, in their order. */
  readonly documents: readonly string[]
  readonly passages: readonly Passage[]
  /** How much each passage says, in nats: the weights of its words. */
  readonly information: Float64Array
  readonly index: Index
  readonly lexicon: CompiledLexicon
  readonly known: KnownWords
  readonly distress: readonly CompiledRule[]
}

/** Takes the entries and the lexicon. Returns what their search knows, in time linear in both. */
export function compileSearch(documents: readonly SearchDocument[], lexicon: Lexicon): SearchData {
  const compiled = compileLexicon(lexicon)
  const passages = passagesOf(documents)
  const words = passages.map(({ text }) => tokenise(text))
  const index = buildIndex(passages, words, compiled)
  return {
    documents: documents.map(({ id }) => id),
    passages,
    information: informationOf(words, index, compiled, documents.length),
    index,
    lexicon: compiled,
    known: arrangeWords([...new Set([...index.attested.words, ...compiled.words])]),
    distress: compileDistress(lexicon.distress),
  }
}

function informationOf(
  words: readonly (readonly string[])[],
  index: Index,
  lexicon: CompiledLexicon,
  documents: number,
): Float64Array {
  const weights = new Map<string, number>()
  const weightOf = (word: string) => {
    let weight = weights.get(word)
    if (weight === undefined) {
      const found = postingOf(index, word)?.documents ?? 0
      weight = wordWeight(classOf(lexicon, wordOf(word)), found, documents)
      weights.set(word, weight)
    }
    return weight
  }
  return Float64Array.from(words, (own) => own.reduce((sum, word) => sum + weightOf(word), 0))
}
