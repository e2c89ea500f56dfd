/** Which words are known: only the others are looked at as typos or as the wrong keyboard layout. */
import { stemEnglish } from './english.ts'
import type { CompiledLexicon } from './lexicon.ts'
import { withoutParticles } from './particles.ts'
import type { Index } from './postings.ts'
import { stemHebrew } from './suffixes.ts'
import { isHebrew, isLatin } from './tokenise.ts'

/** Shorter remainders are too often words by chance. */
const SHORTEST_REST = 3

/** Takes the index and the lexicon. Returns whether one of them has a word, in whatever form. */
export function createKnown(index: Index, lexicon: CompiledLexicon): (word: string) => boolean {
  const { words, stems } = index.attested
  const asItStands = (word: string) => lexicon.words.has(word) || words.has(word)
  return function isKnown(word) {
    if (asItStands(word)) return true
    if (isLatin(word)) return index.terms.has(`$${stemEnglish(word)}`)
    if (!isHebrew(word)) return false
    if (stems.has(stemHebrew(word))) return true
    return withoutParticles(word).some(
      (rest) => rest.length >= SHORTEST_REST && (asItStands(rest) || stems.has(stemHebrew(rest))),
    )
  }
}
