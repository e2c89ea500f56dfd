/**
 * Finds entries by their published words, which no example need have: keywords, names and numbers by each entry's set
 * of stems, copied sentences by its text. Entries that nobody wrote examples for are also found by some of a question's
 * words (MiniSearch).
 */
import MiniSearch from 'minisearch'
import type { SearchDocument } from './types.ts'
import { stemOf, wordsOf } from './model/words.ts'

/** Fewer words may stand in an entry by chance, but for its title. */
const MIN_QUOTE_WORDS = 5
/** Entries that cover less of a question are not found. */
const MIN_COVERAGE = 0.1

/** An entry that has words of a question. */
export interface WordHit {
  readonly id: string
  /** How much of the question the entry has, 0 to 1; rare words count more. */
  readonly coverage: number
  /** Whether the whole question stands in the entry, word for word, or is its title. */
  readonly isQuote: boolean
  /** Whether its title has all of the question's words. */
  readonly isInTitle: boolean
}

/**
 * Builds the index of some entries' words.
 *
 * @param hasExamples Whether the model has learned an entry. Those need all of a question's words to be found.
 */
export function createWordIndex(
  documents: readonly SearchDocument[],
  hasExamples: (id: string) => boolean,
) {
  const withoutExamples = indexOf(documents.filter(({ id }) => !hasExamples(id)))
  const texts = new Map(documents.map(({ id, title, body }) => [id, wordsOf(`${title} ${body}`)]))
  const titles = new Map(
    documents.map(({ id, title }) => [id, wordsOf(title.split('\n')[0] ?? '').join(' ')]),
  )
  const phrases = new Map(Array.from(texts, ([id, words]) => [id, ` ${words.join(' ')} `]))
  const stemsIn = new Map(Array.from(texts, ([id, words]) => [id, new Set(words.map(stemOf))]))
  const titleStems = new Map(
    documents.map(({ id, title }) => [id, new Set(wordsOf(title).map(stemOf))]),
  )
  /** The entries that have a stem. */
  const having = Map.groupBy(
    Array.from(stemsIn).flatMap(([id, stems]) => Array.from(stems, (stem) => ({ id, stem }))),
    ({ stem }) => stem,
  )
  const countOf = (stem: string) => having.get(stem)?.length ?? 0
  const withAll = ([first = '', ...others]: readonly string[]) =>
    (having.get(first) ?? []).filter(({ id }) => others.every((stem) => stemsIn.get(id)?.has(stem)))
  // A stem that no document has counts as if half a one had it.
  const informationOf = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + Math.log(1 + documents.length / (countOf(stem) || 0.5)), 0)

  return {
    /** Takes normalised words. Returns whether each stands in some entry. */
    hasAll: (words: readonly string[]) => words.every((word) => having.has(stemOf(word))),
    /**
     * Takes normalised words. Returns the entries that have them all, and of the entries without examples also those
     * that have some.
     */
    find(words: readonly string[]): WordHit[] {
      const stems = [...new Set(words.map(stemOf))]
      const phrase = words.join(' ')
      const isQuote = (id: string) =>
        titles.get(id) === phrase ||
        (words.length >= MIN_QUOTE_WORDS && (phrases.get(id)?.includes(` ${phrase} `) ?? false))
      const whole = withAll(stems).map(({ id }) => ({
        id,
        coverage: 1,
        isQuote: isQuote(id),
        isInTitle: stems.every((stem) => titleStems.get(id)?.has(stem)),
      }))
      if (withoutExamples.documentCount === 0) return whole
      const information = informationOf(stems)
      const parts = withoutExamples.search(stems.join(' ')).map(({ id, match }) => ({
        id: String(id),
        coverage: informationOf(Object.keys(match)) / information,
        isQuote: false,
        isInTitle: false,
      }))
      return [...whole, ...parts.filter(({ coverage }) => coverage >= MIN_COVERAGE && coverage < 1)]
    },
  }
}

/** A full-text index, which takes queries of normalised stems. */
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
