/**
 * What examples cannot know: the words of what is published. An inverted index of titles and texts finds a
 * sentence that was copied from an answer, a name, a number, an entry that nobody wrote examples for.
 */
import type { SearchDocument } from './types.ts'
import { stemOf, wordsOf } from './words.ts'

/** Fewer words than this may stand in a text by chance. */
const SHORTEST_QUOTE = 5
/** Entries that have less of a question are not found by words. */
const LEAST_COVERAGE = 0.1
/** An entry with more than this has every word of a question. */
export const FULL_COVERAGE = 0.999

/** An entry that has words of a question. */
export interface WordHit {
  readonly id: string
  /** The share of what the question's words say that the entry has, 0 to 1. */
  readonly coverage: number
  /** Whether the question stands in the entry, word for word. */
  readonly isQuote: boolean
}

export interface WordIndex {
  /** Takes normalised words. Returns the entries that have some of them, those with most first. */
  readonly find: (words: readonly string[]) => WordHit[]
  /** Whether every one of some normalised words stands in an entry, whichever. */
  readonly hasAll: (words: readonly string[]) => boolean
}

/** Builds the index of some entries' words. */
export function createWordIndex(documents: readonly SearchDocument[]): WordIndex {
  const texts = documents.map(({ title, body }) => wordsOf(`${title} ${body}`))
  const phrases = texts.map((words) => ` ${words.join(' ')} `)
  /** The documents, by their place, that have a stem. */
  const postings = new Map<string, number[]>()
  for (const [place, words] of texts.entries())
    for (const stem of new Set(words.map(stemOf)))
      postings.set(stem, [...(postings.get(stem) ?? []), place])

  return {
    hasAll: (words) => words.every((word) => postings.has(stemOf(word))),
    find(words) {
      const said = new Float64Array(documents.length)
      const phrase = ` ${words.join(' ')} `
      let all = 0
      for (const stem of new Set(words.map(stemOf))) {
        const places = postings.get(stem) ?? []
        // Half a document has what none has: the rarest word says most.
        const information = Math.log(1 + documents.length / (places.length || 0.5))
        all += information
        for (const place of places) said[place] = (said[place] as number) + information
      }
      const hits: WordHit[] = []
      for (const [place, { id }] of documents.entries()) {
        const coverage = (said[place] as number) / all
        if (!(coverage >= LEAST_COVERAGE)) continue
        const mayBeQuote = words.length >= SHORTEST_QUOTE && coverage > FULL_COVERAGE
        hits.push({
          id,
          coverage,
          isQuote: mayBeQuote && (phrases[place]?.includes(phrase) ?? false),
        })
      }
      return hits.sort((a, b) => b.coverage - a.coverage)
    },
  }
}
