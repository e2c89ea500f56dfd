import { conceptTerm } from './postings.ts'
import type { Index } from './postings.ts'
import type { Concept } from './types.ts'

/**
 * Finds the concepts that do nothing: no entry holds any of their expressions, so whoever uses one of
 * them finds nothing by it. Their owner has forgotten an entry, or the concept.
 *
 * @param index Of the entries, compiled with these concepts.
 * @returns Their ids, in the glossary's order.
 */
export function idleConcepts({ terms }: Index, concepts: readonly Concept[]): string[] {
  return concepts
    .map(({ id }) => id)
    .filter((id) => !terms.has(conceptTerm(id, true)) && !terms.has(conceptTerm(id, false)))
}
