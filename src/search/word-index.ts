/**
 * What examples cannot know: the words of what is published. Of each entry a set of stems finds keywords, names and
 * numbers, and its text a sentence that was copied from it; MiniSearch finds by a part of their words those that
 * nobody wrote examples for.
 */
import MiniSearch from 'minisearch'
import type { SearchDocument } from './types.ts'
import { stemOf, wordsOf } from './model/words.ts'

/** Fewer words than this may stand in a text by chance. */
const SHORTEST_QUOTE = 5
/** Entries that have less of a question are not found by words. */
const LEAST_COVERAGE = 0.1

/** An entry that has words of a question. */
export interface WordHit {
  readonly id: string
  /** The share of what the question's words say that the entry has, 0 to 1. */
  readonly coverage: number
  /** Whether the question stands in the entry, word for word. */
  readonly isQuote: boolean
}

/**
 * Builds the index of some entries' words.
 *
 * @param hasExamples Whether the model has learned of an entry; of such, a part of the words says nothing new.
 */
export function createWordIndex(
  documents: readonly SearchDocument[],
  hasExamples: (id: string) => boolean,
) {
  const withoutExamples = indexOf(documents.filter(({ id }) => !hasExamples(id)))
  const texts = new Map(documents.map(({ id, title, body }) => [id, wordsOf(`${title} ${body}`)]))
  const phrases = new Map(Array.from(texts, ([id, words]) => [id, ` ${words.join(' ')} `]))
  const stemsIn = new Map(Array.from(texts, ([id, words]) => [id, new Set(words.map(stemOf))]))
  /** How many documents have a stem. */
  const frequencies = new Map<string, number>()
  for (const stems of stemsIn.values())
    for (const stem of stems) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1)
  const withAll = (stems: readonly string[]) =>
    documents.filter(({ id }) => stems.every((stem) => stemsIn.get(id)?.has(stem)))
  // Half a document has what none has: the rarest word says most.
  const informationOf = (stems: readonly string[]) =>
    stems.reduce(
      (sum, stem) => sum + Math.log(1 + documents.length / (frequencies.get(stem) ?? 0.5)),
      0,
    )

  return {
    /** Whether every one of some normalised words stands in an entry, whichever. */
    hasAll: (words: readonly string[]) => words.every((word) => frequencies.has(stemOf(word))),
    /**
     * Takes normalised words. Returns the entries that have them all, and of those without examples also the
     * ones that have some.
     */
    find(words: readonly string[]): WordHit[] {
      const stems = [...new Set(words.map(stemOf))]
      const phrase = ` ${words.join(' ')} `
      const whole = (stems.length === 0 ? [] : withAll(stems)).map(({ id }) => ({
        id,
        coverage: 1,
        isQuote: words.length >= SHORTEST_QUOTE && (phrases.get(id)?.includes(phrase) ?? false),
      }))
      if (withoutExamples.documentCount === 0) return whole
      const information = informationOf(stems)
      const parts = withoutExamples.search(stems.join(' ')).map(({ id, match }) => ({
        id: String(id),
        coverage: informationOf(Object.keys(match)) / information,
        isQuote: false,
      }))
      return [
        ...whole,
        ...parts.filter(({ coverage }) => coverage >= LEAST_COVERAGE && coverage < 1),
      ]
    },
  }
}

/** Words are normalised and stemmed before they are asked for. */
function indexOf(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'body'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 2 },
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    },
  })
  index.addAll(documents)
  return index
}
