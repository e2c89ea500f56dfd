/**
 * The index. MiniSearch carries words and concepts; its documented JSON form is read once into
 * arrays, because ranking needs the maximum over a word's views where MiniSearch sums them, and
 * because the views of a word are the same wherever it stands.
 */
import MiniSearch from 'minisearch'
import { analyse } from './analyser.ts'
import type { Attested } from './analyser.ts'
import { attestedBy } from './attested.ts'
import type { CompiledLexicon } from './lexicon.ts'
import type { Passage } from './passages.ts'
import { findSpans } from './spans.ts'
import { wordOf } from './word.ts'
import type { Word } from './word.ts'

/** Where a term occurs: a part of an index's `places` and `counts`. */
export interface Posting {
  readonly start: number
  /** Index after the last occurrence. */
  readonly end: number
  /** Number of documents, not passages. */
  readonly documents: number
}

/** Plain data. */
export interface Index {
  readonly attested: Attested
  /** Words per passage. */
  readonly lengths: Int32Array
  /** The number of each word, view of words, and concept. */
  readonly terms: ReadonlyMap<string, number>
  /** Where each term's posting begins in `places`; the next one's beginning is its end. */
  readonly starts: Int32Array
  /** Passages, in ascending order within a posting. */
  readonly places: Int32Array
  /** How often the term occurs in each of them. */
  readonly counts: Int32Array
  /** How many documents each term occurs in. */
  readonly documents: Int32Array
}

/** Where a term occurs, if anywhere. */
export function postingOf(index: Index, term: string): Posting | undefined {
  const number = index.terms.get(term)
  if (number === undefined) return undefined
  return {
    start: index.starts[number]!,
    end: index.starts[number + 1]!,
    documents: index.documents[number]!,
  }
}

/** Concepts stand in the index beside words, under a mark that no word begins with. */
export function conceptTerm(id: string, weak: boolean): string {
  return (weak ? '@?' : '@') + id
}

/**
 * Takes passages, the words of each, and the lexicon. Returns the index of their words and concepts;
 * the time is linear in the number of words.
 */
export function buildIndex(
  passages: readonly Passage[],
  words: readonly (readonly string[])[],
  lexicon: CompiledLexicon,
): Index {
  const vocabulary = new Set(words.flat())
  const attested = attestedBy(vocabulary)
  const terms = indexedTerms(words, lexicon)
  const numbers = new Map<string, number>()
  const starts = [0]
  const places: number[] = []
  const counts: number[] = []
  const documents: number[] = []
  const inPassage = new Int32Array(passages.length)
  for (const [term, members] of membersOf(terms.keys(), vocabulary, attested)) {
    const touched: number[] = []
    for (const member of members)
      for (const [passage, count] of terms.get(member)!) {
        if (inPassage[passage] === 0) touched.push(passage)
        inPassage[passage]! += count
      }
    // Those of one word are in order already.
    if (members.length > 1) touched.sort((a, b) => a - b)
    let found = 0
    let last = -1
    for (const passage of touched) {
      places.push(passage)
      counts.push(inPassage[passage]!)
      inPassage[passage] = 0
      // The passages of a document stand together.
      const { document } = passages[passage]!
      if (document !== last) found++
      last = document
    }
    numbers.set(term, numbers.size)
    starts.push(places.length)
    documents.push(found)
  }
  return {
    attested,
    lengths: Int32Array.from(words, ({ length }) => length),
    terms: numbers,
    starts: Int32Array.from(starts),
    places: Int32Array.from(places),
    counts: Int32Array.from(counts),
    documents: Int32Array.from(documents),
  }
}

/** Pairs of passage and count. */
type Occurrences = readonly (readonly [passage: number, count: number])[]

/** Has MiniSearch index words and concepts, and reads where it has them. */
function indexedTerms(
  words: readonly (readonly string[])[],
  lexicon: CompiledLexicon,
): Map<string, Occurrences> {
  // The passages are tokenised before, for the concepts in them; so here a space separates.
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  // Texts repeat their words.
  const known = new Map<string, readonly [Word]>()
  const readingsOf = (text: string) => {
    let readings = known.get(text)
    if (readings === undefined) known.set(text, (readings = [wordOf(text)]))
    return readings
  }
  words.forEach((own, id) => {
    const concepts = findSpans(lexicon, own.map(readingsOf)).flatMap((span) =>
      span.concepts.map((concept) => conceptTerm(concept.id, concept.weak)),
    )
    index.add({ id, text: [...own, ...new Set(concepts)].join(' ') })
  })
  // Passages are added in order, so MiniSearch's own numbers for them are their ids.
  return new Map(
    index
      .toJSON()
      .index.map(([term, fields]) => [
        term,
        Object.entries(Object.values(fields)[0] as Record<string, number>).map(
          ([passage, count]) => [Number(passage), count] as const,
        ),
      ]),
  )
}

/** The words that share each view; a concept stands for itself alone. */
function membersOf(
  terms: Iterable<string>,
  vocabulary: ReadonlySet<string>,
  attested: Attested,
): Map<string, string[]> {
  const members = new Map<string, string[]>()
  for (const term of terms) {
    const views = vocabulary.has(term) ? analyse(wordOf(term), attested) : [{ term }]
    for (const view of views) {
      const known = members.get(view.term)
      if (known === undefined) members.set(view.term, [term])
      else known.push(term)
    }
  }
  return members
}
