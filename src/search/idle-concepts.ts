import { compileLexicon } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import { findSpans } from './spans.ts'
import { tokenise } from './tokenise.ts'
import type { Lexicon, SearchDocument } from './types.ts'

/**
 * Finds the concepts that do nothing: no entry holds any of their expressions, so whoever uses one of
 * them finds nothing by it. Their owner has forgotten an entry, or the concept.
 *
 * @returns Their ids, in the glossary's order.
 */
export function idleConcepts(documents: readonly SearchDocument[], lexicon: Lexicon): string[] {
  const compiled = compileLexicon(lexicon)
  const named = new Set<string>()
  for (const { text } of passagesOf(documents))
    for (const { concepts } of findSpans(
      compiled,
      tokenise(text).map((word) => [word]),
    ))
      for (const { id } of concepts) named.add(id)
  return lexicon.concepts.map(({ id }) => id).filter((id) => !named.has(id))
}
