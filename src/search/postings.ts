/**
 * The index. MiniSearch tokenises, analyses and carries it; its documented JSON form is read once
 * into arrays, because ranking needs the maximum over a word's views, where MiniSearch sums them.
 */
import MiniSearch from 'minisearch'
import { analyse } from './analyser.ts'
import type { Attested } from './analyser.ts'
import { attestedBy } from './attested.ts'
import type { CompiledLexicon } from './lexicon.ts'
import type { Field, Passage } from './passages.ts'
import { tokenise } from './tokenise.ts'

/** Where a term occurs: passages in ascending order, and how often in each. */
export interface Posting {
  readonly passages: Int32Array
  readonly counts: Uint16Array
  /** Number of documents, not passages. */
  readonly documents: number
}

export interface Index {
  readonly attested: Attested
  /** Words per passage. */
  readonly lengths: Int32Array
  posting(term: string): Posting | undefined
}

/** Concepts stand in the index beside words, under a mark that no word begins with. */
export function conceptTerm(id: string, weak: boolean): string {
  return (weak ? '@?' : '@') + id
}

/** Takes passages and the lexicon. Returns the index of their words and concepts. */
export function buildIndex(passages: readonly Passage[], lexicon: CompiledLexicon): Index {
  const words = passages.map(({ text }) => tokenise(text))
  const attested = attestedBy(new Set(words.flat()))
  // The text is tokenised before (attested words must be known first), so here a space separates.
  const index = new MiniSearch({
    fields: ['title', 'alias', 'body'] satisfies Field[],
    tokenize: (text) => text.split(' '),
    processTerm: (token) =>
      token.startsWith('@') ? token : analyse(token, attested).map(({ term }) => term),
  })
  for (const { id, field } of passages) {
    const own = words[id] ?? []
    const spans = lexicon.spans(own.map((word) => [word]))
    const concepts = spans.flatMap((span) => span.concepts.map((c) => conceptTerm(c.id, c.weak)))
    index.add({ id, [field]: [...own, ...new Set(concepts)].join(' ') })
  }
  const postings = readPostings(index, passages)
  return {
    attested,
    lengths: Int32Array.from(words, ({ length }) => length),
    posting: (term) => postings.get(term),
  }
}

function readPostings(index: MiniSearch, passages: readonly Passage[]): Map<string, Posting> {
  const { index: terms, documentIds } = index.toJSON()
  const postings = new Map<string, Posting>()
  for (const [term, fields] of terms) {
    const entries = Object.values(fields)
      .flatMap((counts) => Object.entries(counts as Record<string, number>))
      .map(([key, count]) => [Number(documentIds[key as never]), count] as const)
      .sort(([a], [b]) => a - b)
    const documents = new Set(entries.map(([passage]) => passages[passage]?.document))
    postings.set(term, {
      passages: Int32Array.from(entries, ([passage]) => passage),
      counts: Uint16Array.from(entries, ([, count]) => count),
      documents: documents.size,
    })
  }
  return postings
}
