/**
 * What examples cannot know: the words of what is published. MiniSearch over titles and texts finds a
 * sentence that was copied from an answer, a name, a number, an entry that nobody wrote examples for.
 */
import MiniSearch from 'minisearch'
import type { SearchDocument } from './types.ts'
import { stemOf, wordsOf } from './words.ts'

/** Fewer words than this may stand in a text by chance. */
const SHORTEST_QUOTE = 5

/** An entry that has words of a question. */
export interface WordHit {
  readonly id: string
  /** The share of what the question's words say that the entry has, 0 to 1. */
  readonly coverage: number
  /** Whether the question stands in the entry, word for word. */
  readonly isQuote: boolean
}

export interface WordIndex {
  /** Takes normalised words. Returns the entries that have some of them, by MiniSearch's order. */
  readonly find: (words: readonly string[]) => WordHit[]
  /** Whether every one of some normalised words stands in an entry, whichever. */
  readonly hasAll: (words: readonly string[]) => boolean
}

/** Builds the index of some entries' words. */
export function createWordIndex(documents: readonly SearchDocument[]): WordIndex {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'body'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: { boost: { title: 2 }, tokenize: (text) => text.split(' ') },
  })
  index.addAll(documents)
  const texts = new Map(
    documents.map(({ id, title, body }) => [id, ` ${wordsOf(`${title} ${body}`).join(' ')} `]),
  )
  const frequencies = new Map<string, number>()
  for (const text of texts.values())
    for (const stem of new Set(text.trim().split(' ').map(stemOf)))
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1)
  const informationOf = (frequency: number) => Math.log(1 + documents.length / frequency)
  const information = new Map(
    Array.from(frequencies, ([stem, frequency]) => [stem, informationOf(frequency)]),
  )
  const ofUnknown = informationOf(0.5)
  const says = (stems: Iterable<string>) => {
    let all = 0
    for (const stem of stems) all += information.get(stem) ?? ofUnknown
    return all
  }

  return {
    hasAll: (words) => words.every((word) => information.has(stemOf(word))),
    find(words) {
      const all = says(new Set(words.map(stemOf)))
      const phrase = ` ${words.join(' ')} `
      return index.search(words.join(' ')).map(({ id, match }) => ({
        id: String(id),
        coverage: says(Object.keys(match)) / all,
        isQuote:
          words.length >= SHORTEST_QUOTE && (texts.get(String(id))?.includes(phrase) ?? false),
      }))
    },
  }
}
