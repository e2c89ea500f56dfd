/** Which words are known: only the others are looked at as typos or as the wrong keyboard layout. */
import type { CompiledLexicon } from './lexicon.ts'
import type { Index } from './postings.ts'
import { isLatin } from './tokenise.ts'
import type { Word } from './word.ts'

/** Shorter remainders are too often words by chance. */
const SHORTEST_REST = 3

/** Takes the index and the lexicon. Returns whether one of them has a word, in whatever form. */
export function createKnown(index: Index, lexicon: CompiledLexicon): (word: Word) => boolean {
  const { words, stems } = index.attested
  const asItStands = (text: string) => lexicon.words.has(text) || words.has(text)
  return function isKnown({ text, stem, rests }) {
    if (asItStands(text)) return true
    if (isLatin(text)) return index.terms.has(`$${stem}`)
    if (stems.has(stem)) return true
    return rests.some(
      (rest) =>
        rest.text.length >= SHORTEST_REST && (asItStands(rest.text) || stems.has(rest.stem)),
    )
  }
}
