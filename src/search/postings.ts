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
import { tokenise } from './tokenise.ts'

/** Where a term occurs: passages in ascending order, and how often in each. */
export interface Posting {
  readonly passages: Int32Array
  readonly counts: Int32Array
  /** Number of documents, not passages. */
  readonly documents: number
}

export interface Index {
  readonly attested: Attested
  /** Words per passage. */
  readonly lengths: Int32Array
  /** The words per passage, normalised. */
  readonly words: readonly (readonly string[])[]
  /** The posting of a word, of a view of words, or of a concept. */
  posting(term: string): Posting | undefined
}

/** Concepts stand in the index beside words, under a mark that no word begins with. */
export function conceptTerm(id: string, weak: boolean): string {
  return (weak ? '@?' : '@') + id
}

/** Takes passages and the lexicon. Returns the index of their words and concepts. */
export function buildIndex(passages: readonly Passage[], lexicon: CompiledLexicon): Index {
  const words = passages.map(({ text }) => tokenise(text))
  const vocabulary = new Set(words.flat())
  const attested = attestedBy(vocabulary)
  const terms = indexedTerms(passages, words, lexicon)
  const views = viewsOf(vocabulary, attested)
  const merged = new Map<string, Posting>()

  return {
    attested,
    words,
    lengths: Int32Array.from(words, ({ length }) => length),
    posting(term) {
      const members = views.get(term)
      const known = merged.get(term) ?? (members === undefined ? terms.get(term) : undefined)
      if (known !== undefined || members === undefined) return known
      // Merged when first asked for: most views never are.
      const posting = merge(
        members.flatMap((word) => terms.get(word) ?? []),
        passages,
      )
      merged.set(term, posting)
      return posting
    },
  }
}

/** Has MiniSearch index the passages, and reads its postings. */
function indexedTerms(
  passages: readonly Passage[],
  words: readonly (readonly string[])[],
  lexicon: CompiledLexicon,
): Map<string, Posting> {
  // The passages are tokenised before, for the concepts in them; so here a space separates.
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  for (const { id } of passages) {
    const own = words[id] ?? []
    const spans = lexicon.spans(own.map((word) => [word]))
    const concepts = spans.flatMap((span) => span.concepts.map((c) => conceptTerm(c.id, c.weak)))
    index.add({ id, text: [...own, ...new Set(concepts)].join(' ') })
  }
  // Passages are added in order, so MiniSearch's own numbers for them are their ids.
  const read = index.toJSON().index.map(([term, fields]): [string, Posting] => {
    const entries = Object.entries(Object.values(fields)[0] as Record<string, number>)
    const places = Int32Array.from(entries, ([passage]) => Number(passage))
    const counts = Int32Array.from(entries, ([, count]) => count)
    return [term, { passages: places, counts, documents: documentsOf(places, passages) }]
  })
  return new Map(read)
}

/** The words that share each view. */
function viewsOf(vocabulary: ReadonlySet<string>, attested: Attested): Map<string, string[]> {
  const views = new Map<string, string[]>()
  for (const word of vocabulary) {
    for (const { term } of analyse(word, attested)) {
      const members = views.get(term)
      if (members === undefined) views.set(term, [word])
      else members.push(word)
    }
  }
  return views
}

function merge(postings: readonly Posting[], passages: readonly Passage[]): Posting {
  const [only, ...others] = postings
  if (only !== undefined && others.length === 0) return only
  const counts = new Map<number, number>()
  for (const posting of postings) {
    posting.passages.forEach((passage, i) => {
      counts.set(passage, (counts.get(passage) ?? 0) + (posting.counts[i] ?? 0))
    })
  }
  const places = Int32Array.from(counts.keys()).sort()
  return {
    passages: places,
    counts: Int32Array.from(places, (passage) => counts.get(passage) ?? 0),
    documents: documentsOf(places, passages),
  }
}

/** Passages are in ascending order, and those of a document stand together. */
function documentsOf(places: Int32Array, passages: readonly Passage[]): number {
  let documents = 0
  let last = -1
  for (const place of places) {
    const document = passages[place]?.document ?? -1
    if (document !== last) documents++
    last = document
  }
  return documents
}
